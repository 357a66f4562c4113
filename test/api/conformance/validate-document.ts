// Written from the text of JSON:API 1.1 alone; it imports nothing of the service, so that it can't share a mistake with it.
type Members = Readonly<Record<string, unknown>>;
type Check = (where: string, value: unknown) => string[];

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

// "Member Names": globally allowed characters at both ends; hyphen, underscore and space also inside.
const memberName = /^[a-zA-Z0-9\u{80}-\u{10ffff}]([a-zA-Z0-9\u{80}-\u{10ffff}_\- ]*[a-zA-Z0-9\u{80}-\u{10ffff}])?$/u;

const named: Check = (where, name) =>
  memberName.test(String(name)) ? [] : [`${where} has the member name "${String(name)}", which is not allowed`];

const string: Check = (where, value) => (typeof value === 'string' ? [] : [`${where} is no string`]);

const strings: Check = (where, value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? [] : [`${where} is no array of strings`];

const object: Check = (where, value) => (isObject(value) ? [] : [`${where} is no object`]);

const uriReference: Check = (where, value) =>
  typeof value === 'string' && /^[^\s<>"{}|\\^`]+$/.test(value) && URL.canParse(value, 'http://base.example')
    ? []
    : [`${where} is no URI reference`];

/** An object that has no members but these (at-members aside), each of which passes its check when it is there. */
const objectOf =
  (members: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (where, value) => {
    if (!isObject(value)) return [`${where} is no object`];
    return [
      ...required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${where} lacks the member "${name}"`),
      ...Object.entries(value).flatMap(([name, each]) => {
        if (name.startsWith('@')) return [];
        const check = Object.hasOwn(members, name) ? members[name] : undefined;
        return check === undefined ? [`${where} has the undefined member "${name}"`] : check(`${where}/${name}`, each);
      }),
    ];
  };

const arrayOf =
  (check: Check): Check =>
  (where, value) =>
    Array.isArray(value) ? value.flatMap((each, index) => check(`${where}/${index}`, each)) : [`${where} is no array`];

const linkObject: Check = objectOf(
  {
    href: uriReference,
    rel: string,
    describedby: (where, value) => link(where, value),
    title: string,
    type: string,
    hreflang: (where, value) => (typeof value === 'string' ? [] : strings(where, value)),
    meta: object,
  },
  ['href'],
);

const link: Check = (where, value) => {
  if (value === null) return [];
  return typeof value === 'string' ? uriReference(where, value) : linkObject(where, value);
};

const linksOf = (...names: readonly string[]): Check => objectOf(Object.fromEntries(names.map((name) => [name, link])));

const paging = ['first', 'last', 'prev', 'next'] as const;

const typeName: Check = (where, value) => (typeof value === 'string' ? named(where, value) : [`${where} is no string`]);

const nonEmpty: Check = (where, value) =>
  typeof value === 'string' && value !== '' ? [] : [`${where} is no string of at least one character`];

const identifier = objectOf({ type: typeName, id: nonEmpty, meta: object }, ['type', 'id']);

const linkage: Check = (where, value) => {
  if (value === null) return [];
  if (!Array.isArray(value)) return identifier(where, value);
  return [...arrayOf(identifier)(where, value), ...duplicates(where, value)];
};

const relationshipMembers = objectOf({ links: linksOf('self', 'related', ...paging), data: linkage, meta: object });

const relationship: Check = (where, value) => {
  const wrong = relationshipMembers(where, value);
  if (!isObject(value)) return wrong;
  const links = isObject(value.links) ? value.links : undefined;
  const saysSomething = links !== undefined || Object.hasOwn(value, 'data') || Object.hasOwn(value, 'meta');
  return [
    ...wrong,
    ...(saysSomething ? [] : [`${where} has none of links, data and meta`]),
    ...(links !== undefined && !('self' in links || 'related' in links)
      ? [`${where}/links has neither self nor related`]
      : []),
  ];
};

const fields =
  (check: Check): Check =>
  (where, value) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, each]) =>
          name.startsWith('@') ? [] : [...named(where, name), ...check(`${where}/${name}`, each)],
        )
      : [`${where} is no object`];

const resourceMembers = objectOf(
  {
    type: typeName,
    id: nonEmpty,
    attributes: fields(() => []),
    relationships: fields(relationship),
    links: linksOf('self'),
    meta: object,
  },
  ['type', 'id'],
);

/** "Fields": attributes and relationships share one namespace with `type` and `id`; foreign keys are no attributes. */
const namespace: Check = (where, value) => {
  if (!isObject(value)) return [];
  const attributes = Object.keys(isObject(value.attributes) ? value.attributes : {});
  const relationships = Object.keys(isObject(value.relationships) ? value.relationships : {});
  const reserved = [...attributes, ...relationships].filter((name) => name === 'type' || name === 'id');
  const shared = attributes.filter((name) => relationships.includes(name));
  const foreignKeys = attributes.filter((name) => relationships.some((each) => name === `${each}_id`));
  return [
    ...reserved.map((name) => `${where} has a field named "${name}"`),
    ...shared.map((name) => `${where} has an attribute and a relationship named "${name}"`),
    ...foreignKeys.map((name) => `${where} shows the foreign key "${name}" as an attribute`),
  ];
};

const resource: Check = (where, value) => [...resourceMembers(where, value), ...namespace(where, value)];

const primaryData: Check = (where, value) => {
  if (value === null) return [];
  return Array.isArray(value) ? arrayOf(resource)(where, value) : resource(where, value);
};

const keyOf = (value: unknown): string =>
  isObject(value) ? `${String(value.type)} ${String(value.id)}` : String(value);

const duplicates = (where: string, values: readonly unknown[]): string[] => {
  const keys = values.map(keyOf);
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${where} has ${key} twice`);
};

const linkedFrom = (value: unknown): string[] => {
  const relationships = isObject(value) && isObject(value.relationships) ? value.relationships : {};
  return Object.values(relationships).flatMap((each) => (isObject(each) ? [each.data ?? []].flat().map(keyOf) : []));
};

/** "Compound Documents": every included resource is reached by a chain of linkage, and none stands there twice. */
const compound = ({ data, included }: Members): string[] => {
  if (included === undefined) return [];
  const primary = [data ?? []].flat();
  const others = asArray(included);
  const reached = new Set<string>();
  const open = primary.flatMap(linkedFrom);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    open.push(...others.filter((each) => keyOf(each) === key).flatMap(linkedFrom));
  }
  return [
    ...others
      .map(keyOf)
      .filter((key) => !reached.has(key))
      .map((key) => `/included has ${key}, to which nothing links`),
    ...duplicates('the document', [...primary, ...others]),
  ];
};

const source: Check = (where, value) => {
  const wrong = objectOf({ pointer: string, parameter: string, header: string })(where, value);
  const isOne = isObject(value) && Object.keys(value).length === 1;
  const pointer = isObject(value) ? (value.pointer ?? '') : '';
  return [
    ...wrong,
    ...(isOne ? [] : [`${where} has not exactly one of pointer, parameter and header`]),
    ...(/^(\/([^~]|~[01])*)?$/su.test(String(pointer)) ? [] : [`${where}/pointer is no RFC 6901 pointer`]),
  ];
};

const errorMembers = objectOf({
  id: string,
  links: linksOf('about', 'type'),
  status: (where, value) => (/^[1-5]\d\d$/.test(String(value)) ? string(where, value) : [`${where} is no HTTP status`]),
  code: string,
  title: string,
  detail: string,
  source,
  meta: object,
});

const error: Check = (where, value) => [
  ...errorMembers(where, value),
  ...(isObject(value) && Object.keys(value).length === 0 ? [`${where} is empty`] : []),
];

const jsonapi = objectOf({ version: string, ext: strings, profile: strings, meta: object });

const topLevel = objectOf({
  data: primaryData,
  errors: arrayOf(error),
  meta: object,
  jsonapi,
  links: linksOf('self', 'related', 'describedby', ...paging),
  included: arrayOf(resource),
});

/** Everything in a response document that JSON:API 1.1 forbids, one sentence each; nothing when it is as it should be. */
export const validateDocument = (document: unknown): string[] => {
  if (!isObject(document)) return ['the document is no object'];
  const has = (name: string): boolean => Object.hasOwn(document, name);
  return [
    ...topLevel('', document),
    ...(has('data') || has('errors') || has('meta') ? [] : ['the document has none of data, errors and meta']),
    ...(has('data') && has('errors') ? ['the document has data and errors'] : []),
    ...(has('included') && !has('data') ? ['the document has included without data'] : []),
    ...(has('errors') && asArray(document.errors).length === 0 ? ['/errors is empty'] : []),
    ...compound(document),
  ];
};
