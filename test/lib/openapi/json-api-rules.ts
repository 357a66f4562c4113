import type { IFunctionResult } from '@stoplight/spectral-core';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const wrongIf = (is: boolean, message: string): IFunctionResult[] => (is ? [{ message }] : []);

const mediaType = 'application/vnd.api+json';

// What is a row a line is a table too, and a result is a report: a caller gets them who asks for them.
const tables = ['text/csv', 'application/x-ndjson', 'application/pdf'];

const withExtension = `${mediaType}; ext="https://jsonapi.org/ext/atomic"`;

const onlyJsonApi = (content: unknown): IFunctionResult[] => {
  const types = Object.keys(isObject(content) ? content : {});
  const others = types.filter((type) => !tables.includes(type));
  return wrongIf(![mediaType, withExtension].includes(others.join()), `bodies are ${mediaType}, or a table as well`);
};

const properties = (schema: unknown): Members =>
  isObject(schema) && isObject(schema.properties) ? schema.properties : {};

// "Document structure": data, errors, meta, jsonapi, links, included; at least one of the first three, never data and errors.
const topLevel = (schema: unknown): IFunctionResult[] => {
  const names = Object.keys(properties(schema));
  const known = ['data', 'errors', 'meta', 'jsonapi', 'links', 'included'];
  return [
    ...wrongIf(
      names.some((name) => !known.includes(name)),
      'a document has members that JSON:API does not know',
    ),
    ...wrongIf(names.includes('data') && names.includes('errors'), 'a document has either data or errors'),
    ...wrongIf(!['data', 'errors', 'meta'].some((name) => names.includes(name)), 'a document has data, errors or meta'),
    ...wrongIf(names.includes('included') && !names.includes('data'), 'included needs data'),
  ];
};

// "Resource objects": type and id; attributes and relationships share one namespace, without type and id.
const resourceObject = (schema: unknown): IFunctionResult[] => {
  const { type, id, attributes, relationships } = properties(schema);
  if (type === undefined || attributes === undefined) return [];
  const names = [...Object.keys(properties(attributes)), ...Object.keys(properties(relationships))];
  return [
    ...wrongIf(id === undefined, 'a resource object has an id'),
    ...wrongIf(!isObject(type) || typeof type.const !== 'string', 'a resource object has one type'),
    ...wrongIf(new Set(names).size < names.length, 'attributes and relationships share one namespace'),
    ...wrongIf(names.includes('type') || names.includes('id'), 'no field is named type or id'),
  ];
};

// The members of the extension are in its namespace.
const memberNames = (members: unknown): IFunctionResult[] =>
  Object.keys(isObject(members) ? members : {})
    .filter((name) => !/^(atomic:)?[a-zA-Z0-9]([a-zA-Z0-9_-]*[a-zA-Z0-9])?$/.test(name))
    .map((name) => ({ message: `"${name}" is no member name` }));

// "Query parameters": those of the specification, each in its family; and `section`, which
// the contract of previews names.
const parameterName = (name: unknown): IFunctionResult[] =>
  wrongIf(
    !/^(include|sort|section|(fields|filter|page)\[[a-z_.]+\])$/.test(String(name)),
    'JSON:API knows no such parameter',
  );

const statuses = (operation: unknown): IFunctionResult[] => {
  const { responses, requestBody, parameters } = isObject(operation) ? operation : {};
  const has = (status: number): boolean => isObject(responses) && status in responses;
  return [
    ...wrongIf(!has(406), 'an Accept header can be unacceptable: 406'),
    ...wrongIf(!has(400), 'an unknown parameter is a 400'),
    ...wrongIf(requestBody !== undefined && !has(415), 'a Content-Type can be unsupported: 415'),
    ...wrongIf(requestBody !== undefined && !has(409), 'a type that does not fit is a 409'),
    ...wrongIf(JSON.stringify(parameters ?? []).includes('"path"') && !has(404), 'an id in a path can be unknown: 404'),
  ];
};

const created = (operation: unknown): IFunctionResult[] => {
  const { responses } = isObject(operation) ? operation : {};
  const { 200: answered, 201: made, 202: accepted } = isObject(responses) ? responses : {};
  const isLocated = isObject(made) && isObject(made.headers) && 'Location' in made.headers;
  return [
    ...wrongIf(
      (made ?? answered ?? accepted) === undefined,
      'a creation answers 201 or 202, and what creates nothing 200',
    ),
    ...wrongIf(made !== undefined && !isLocated, '201 comes with Location'),
  ];
};

const updated = (operation: unknown): IFunctionResult[] => {
  const { responses } = isObject(operation) ? operation : {};
  return wrongIf(!isObject(responses) || !(200 in responses), 'an update answers 200 with the resource');
};

// "Updating relationships": at an address of their own, below which no resource is created.
const linked = (operation: unknown): IFunctionResult[] => {
  const { responses } = isObject(operation) ? operation : {};
  const isAnswered = isObject(responses) && (200 in responses || 204 in responses);
  return wrongIf(!isAnswered || 201 in Object(responses), 'a changed relationship is answered by 200 or 204');
};

const isLinkage = (path: readonly unknown[]): boolean => String(path[1]).includes('/relationships/');

const ofResources: Applies = (path) => !isLinkage(path);

type Applies = (path: readonly unknown[]) => boolean;

const rule = (
  description: string,
  given: string | string[],
  check: (value: unknown) => IFunctionResult[],
  applies: Applies = () => true,
) => ({
  description,
  message: '{{error}}',
  severity: 'error' as const,
  given,
  // biome-ignore lint/suspicious/noThenProperty: the name is Spectral's
  then: {
    function: (value: unknown, _options: unknown, { path }: { readonly path: readonly unknown[] }) =>
      applies(path) ? check(value) : [],
  },
});

const operations = '$.paths[*][get,post,patch,delete]';

/** What JSON:API 1.1 asks of an API, as rules of Spectral. */
export const jsonApiRules = {
  'jsonapi-media-type': rule('Bodies have the media type of JSON:API', '$..content', onlyJsonApi),
  'jsonapi-top-level': rule(
    'Documents have the members of JSON:API',
    [
      `${operations}.responses[*].content['${mediaType}'].schema`,
      `$.components.responses[*].content['${mediaType}'].schema`,
    ],
    topLevel,
  ),
  'jsonapi-resource-object': rule('Resource objects are well formed', '$.components.schemas[*]', resourceObject),
  'jsonapi-member-names': rule('Members have allowed names', '$..properties', memberNames),
  'jsonapi-parameters': rule(
    'Query parameters belong to JSON:API',
    ["$..parameters[?(@ && @.in=='query')].name"],
    parameterName,
  ),
  'jsonapi-statuses': rule('Operations document the statuses of JSON:API', operations, statuses),
  'jsonapi-created': rule(
    'Creations answer 201 with Location or 202, and what creates nothing 200',
    '$.paths[*].post',
    created,
    ofResources,
  ),
  'jsonapi-updated': rule('Updates answer 200', '$.paths[*].patch', updated, ofResources),
  'jsonapi-linked': rule('Changed relationships answer 200 or 204', '$.paths[*][post,patch,delete]', linked, isLinkage),
};
