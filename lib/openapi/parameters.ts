import { type FilterKind, type FilterRule, longestText, mostWords } from '../jsonapi/filter.ts';
import type { ListRules } from '../jsonapi/list-query.ts';
import { pageSize } from '../jsonapi/page.ts';
import type { ResourceObject } from '../jsonapi/resource-object.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { fieldNames } from '../model/definition/shown-fields.ts';
import { types } from '../resources/registry.ts';
import { instantPattern } from '../runtime/instant.ts';
import { type DescribedOperation, shownTypes } from './described-operation.ts';
import { id, type JsonSchema, oneOf, schemaReference } from './json-schema.ts';

/** An example resource of a type, where there is one: one that is there, or one that can be created in addition. */
export type ExampleOf = (type: string, isNew?: boolean) => ResourceObject | undefined;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly required?: true;
  readonly schema: JsonSchema;
  readonly example?: string;
  readonly style?: 'form';
  readonly explode?: false;
}

export const query = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

// JSON:API separates by commas.
export const listed = (name: string, description: string, schema: JsonSchema): Parameter => ({
  ...query(name, description, { type: 'array', ...schema }),
  style: 'form',
  explode: false,
});

/** The type whose id is a parameter: before it stands its collection, or of what is one's own a shorter name (`/my/sections`). */
const typeInPath = (path: string, parameter: string): AnyResource | undefined => {
  const parts = path.split('/');
  const at = parts.indexOf(`{${parameter}}`) - 1;
  const collection = parts[at - 1] === 'my' ? `course_evaluation_${parts[at]}` : parts[at];
  return types.values().find((each) => each.collection === collection);
};

// The id of a record of the sample, so that a request can be tried as it stands.
const exampleId = (path: string, parameter: string, exampleOf: ExampleOf): string | undefined => {
  const type = typeInPath(path, parameter)?.type;
  return type === undefined ? undefined : exampleOf(type)?.id;
};

/** A path with ids of the sample in it. */
export const examplePath = (path: string, exampleOf: ExampleOf): string =>
  path.replace(/\{(\w+)\}/g, (parameter, name: string) => exampleId(path, name, exampleOf) ?? parameter);

const describeId = (path: string, name: string): string => {
  const title = typeInPath(path, name)?.title ?? 'resource';
  return `The \`id\` of the ${title}: a UUID, as responses show it. An unknown one is a 404.`;
};

export const pathParameters = ({ path }: Pick<DescribedOperation, 'path'>, exampleOf: ExampleOf): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const example = exampleId(path, name, exampleOf);
    return {
      name,
      in: 'path',
      required: true,
      description: describeId(path, name),
      schema: id,
      ...(example === undefined ? {} : { example }),
    };
  });

// With more paths than this, a type's paths are written into one shared schema.
const few = 10;

/** Name of the schema of the paths that can be included from a type. */
const includeSchemaName = (type: string): string => `include_${type}`;

const includeItems = ({ answers, include = [] }: DescribedOperation): JsonSchema => {
  const [resource, ...others] = answers;
  // Targets of any type may have any relationship. A single type without relationships allows only the empty value.
  if (include.length === 0) return { type: 'string', ...(others.length === 0 && { const: '' }) };
  if (resource === undefined || include.length <= few) return { type: 'string', enum: include };
  return schemaReference(includeSchemaName(resource.type));
};

// Where several types can be answered, what may be included depends on what is found.
const includesNothing = ({ answers, include = [] }: DescribedOperation): boolean =>
  include.length === 0 && answers.length === 1;

const describeInclude = ({ include = [], answers }: DescribedOperation): string => {
  const what = 'Relationships whose targets come along in `included`, separated by commas';
  if (include.length === 0 && answers.length === 1) return `${what}; this answer has none, so the value is empty.`;
  const path = include.find((each) => each.includes('.'));
  return `${what}${path === undefined ? '' : `, or paths of up to three relationships, such as \`${path}\``}. Each resource comes once.`;
};

const includeParameter = (described: DescribedOperation): Parameter =>
  listed('include', describeInclude(described), {
    items: includeItems(described),
    ...(includesNothing(described) ? { maxItems: 0 } : {}),
  });

const includeSchema = ({ type }: AnyResource, include: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: include,
  description: `A path of relationships that begins at the type \`${type}\`, at most three long.`,
});

/** The schemas that the `include` parameters of some operations refer to. */
export const includeSchemas = (all: readonly DescribedOperation[]): (readonly [string, JsonSchema])[] =>
  all.flatMap(({ answers: [resource], include = [] }) =>
    resource === undefined || include.length <= few
      ? []
      : [[includeSchemaName(resource.type), includeSchema(resource, include)] as const],
  );

const fieldsParameter = (resource: AnyResource): Parameter =>
  listed(
    `fields[${resource.type}]`,
    `The only attributes and relationships of each \`${resource.type}\` to answer, separated by commas; all others are left out. An empty value leaves out all.`,
    {
      items: { type: 'string', enum: fieldNames(resource) },
    },
  );

const sortParameter = ({ sort, defaultSort }: ListRules): Parameter =>
  listed(
    'sort',
    `The order of the list: fields separated by commas, the first counts most, \`-\` for descending (\`-${defaultSort}\`). \`${defaultSort}\` unless said; ties are broken by id.`,
    {
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', enum: sort.flatMap((field) => [field, `-${field}`]) },
      // No field in both directions. Generators of clients look into `allOf` for a type, but not into `not`.
      not: oneOf(sort.map((field) => ({ allOf: [field, `-${field}`].map((each) => ({ contains: { const: each } })) }))),
    },
  );

const comparisons = {
  '': 'is',
  '.neq': 'is not (which nothing is, too)',
  '.lt': 'is before',
  '.lte': 'is at or before',
  '.gt': 'is after',
  '.gte': 'is at or after',
} as const;

export const instant: JsonSchema = { type: 'string', format: 'date-time', pattern: instantPattern.source };
const nothing: JsonSchema = { type: 'string', maxLength: 0, description: 'No value.' };

const instantFilters = (field: string): Parameter[] =>
  Object.entries(comparisons).map(([operator, words]) =>
    query(
      `filter[${field}${operator}]`,
      `Only resources whose \`${field}\` ${words} this instant, with any offset: \`2025-09-01T00:00:00Z\`.${operator === '' || operator === '.neq' ? ' An empty value stands for none.' : ''}`,
      operator === '' || operator === '.neq' ? { anyOf: [instant, nothing] } : instant,
    ),
  );

const searchedText: JsonSchema = { type: 'string', minLength: 1, maxLength: longestText, pattern: '[\\p{L}\\p{N}]' };

const filters: Readonly<Record<FilterKind, (field: string) => Parameter[]>> = {
  instant: instantFilters,
  relationship: (field) => [
    listed(
      `filter[${field}]`,
      `Only resources whose \`${field}\` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing.`,
      {
        items: id,
        maxItems: 100,
      },
    ),
  ],
  text: (field) => [
    listed(
      `filter[${field}]`,
      `Only resources whose \`${field}\` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one.`,
      {
        items: { type: 'string', maxLength: longestText },
        maxItems: 100,
      },
    ),
  ],
  value: (field) => [
    listed(
      `filter[${field}]`,
      `Only resources among whose \`${field}\` is one of these texts; at most 100 separated by commas, and an empty value finds those without any. Capitals count, but in e-mail addresses.`,
      {
        items: { type: 'string', maxLength: longestText },
        maxItems: 100,
      },
    ),
  ],
  words: (field) => [
    query(
      `filter[${field}]`,
      `Only resources that each of these words finds, at most ${mostWords}, in any order: a word of theirs begins with it, whatever the capitals and accents. Takes no other filter, no \`sort\` and no \`page[before]\`. A page may hold fewer than \`page[size]\`, or none, although \`links.next\` leads on.`,
      searchedText,
    ),
  ],
  'walked words': (field) => [
    query(
      `filter[${field}]`,
      `Only resources of which a word begins with each of these words, at most ${mostWords}, in any order, whatever the capitals and accents. Goes along with other filters and any order; without a filter that leads to fewer, the whole list may have to be read.`,
      searchedText,
    ),
  ],
  'walked id': (field) => [
    query(
      `filter[${field}]`,
      `Only resources that concern the one with this id, as the operation says. Takes one id, and goes along with other filters and any order.`,
      id,
    ),
  ],
};

const choiceFilter = (field: string, choices: readonly string[]): Parameter =>
  listed(
    `filter[${field}]`,
    `Only resources whose \`${field}\` is, or has among it, one of these texts, separated by commas; an empty value finds those without one.`,
    { items: { type: 'string', enum: choices } },
  );

const filterParameters = (field: string, rule: FilterRule): Parameter[] =>
  typeof rule === 'string' ? filters[rule](field) : [choiceFilter(field, rule)];

/** The parameters that read lists page by page. */
export const pageParameters: readonly Parameter[] = [
  query(
    'page[size]',
    `How many resources a page holds at most: from 1 to ${pageSize.maximum}, ${pageSize.default} unless said.`,
    {
      type: 'integer',
      minimum: 1,
      maximum: pageSize.maximum,
      default: pageSize.default,
    },
  ),
  query(
    'page[after]',
    'Cursor after which the page begins. Take it from `links.next`, and keep filter, sort and include as they were.',
    { type: 'string' },
  ),
  query(
    'page[before]',
    'Cursor before which the page ends. Take it from `links.prev`; not together with `page[after]`.',
    {
      type: 'string',
    },
  ),
];

export const queryParameters = (described: DescribedOperation): Parameter[] => {
  const { include, list } = described;
  return [
    ...(include === undefined ? [] : [includeParameter(described)]),
    ...shownTypes(described).map(fieldsParameter),
    ...(list === undefined
      ? []
      : [
          sortParameter(list),
          ...Object.entries(list.filter).flatMap(([field, rule]) => filterParameters(field, rule)),
          ...pageParameters,
        ]),
  ];
};
