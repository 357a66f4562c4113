import { titles } from '../errors/json-api-error.ts';
import { mostOperations } from '../jsonapi/atomic-document.ts';
import { atomicExtension, mediaType } from '../jsonapi/media-type.ts';
import { batchedOperations, carryOutOperations } from '../operations.ts';
import { headerReferencesOf } from './header-parameters.ts';
import { type JsonSchema, objectOf, openObjectOf, schemaReference, text } from './json-schema.ts';

const atomicType = `${mediaType}; ext="${atomicExtension}"`;

const target: JsonSchema = {
  ...openObjectOf({ type: text, id: text, lid: text, relationship: text }, ['type']),
  description: 'Names a resource, or a relationship of it, by its id or by the local id of an operation before.',
};

const operation: JsonSchema = {
  ...openObjectOf(
    {
      op: { type: 'string', enum: ['add', 'update', 'remove'] },
      ref: target,
      href: {
        ...text,
        description: 'The address of the collection, the resource or the relationship, in place of `ref`.',
      },
      data: {
        description: 'The resource, or the linkage, as the operation alone takes it; a `lid` names a new resource.',
      },
      meta: openObjectOf({ if_match: { description: 'The version of the resource, or an `If-Match` header.' } }, []),
    },
    ['op'],
  ),
  description: 'One operation on a resource or on a relationship.',
};

const request: JsonSchema = openObjectOf({
  'atomic:operations': { type: 'array', minItems: 1, maxItems: mostOperations, items: operation },
});

// A department below one that the operation before adds.
const example = {
  'atomic:operations': [
    { op: 'add', data: { type: 'department', lid: 'sciences', attributes: { name: 'Natural Sciences' } } },
    {
      op: 'add',
      data: {
        type: 'department',
        attributes: { name: 'Marine Biology' },
        relationships: { parent: { data: { type: 'department', lid: 'sciences' } } },
      },
    },
  ],
};

const answer: JsonSchema = openObjectOf({
  'atomic:results': {
    type: 'array',
    items: openObjectOf({ data: { description: 'What the operation alone answers.' } }, []),
    description: 'The result of each operation, in order; empty for one that has nothing to return.',
  },
});

const errors: JsonSchema = {
  ...objectOf({ errors: { type: 'array', minItems: 1, items: schemaReference('error_object') } }),
  description: 'What is wrong with operations, or with the request as a whole.',
};

/** The schemas of the operation that carries out several. */
export const atomicSchemas: readonly (readonly [string, JsonSchema])[] = [
  ['operations_request', { ...request, description: 'Operations, in the order in which they are carried out.' }],
  ['operations_answer', { ...answer, description: 'What the operations have left, in their order.' }],
  ['operations_errors', errors],
];

const refusals = { [mediaType]: { schema: schemaReference('operations_errors') } };

const statuses = [400, 401, 403, 404, 406, 409, 410, 412, 413, 415, 422, 428, 429, 500, 503];

const types = [...new Set(batchedOperations.map(({ answers }) => answers))].sort();

const description = [
  `Carries out up to ${mostOperations} operations in their order, all of them or none, as the`,
  `[Atomic Operations](${atomicExtension}) extension describes. Each takes what it takes alone: the same scopes, rules and`,
  'errors, whose pointers begin with `/atomic:operations/` and the number of the operation. A resource that an operation',
  'adds can have a `lid`, which later operations use in place of its id. What belongs to a period, an import, a token or',
  `a webhook is sent alone (422 \`not_atomic\`). Types: ${types.map((each) => `\`${each}\``).join(', ')}.`,
].join(' ');

/** The path of the operation that carries out several. */
export const atomicPath: Record<string, JsonSchema> = {
  post: {
    operationId: carryOutOperations.name,
    summary: carryOutOperations.summary,
    description,
    tags: ['operations'],
    security: [{ token: [] }],
    parameters: headerReferencesOf(['idempotency_key']),
    requestBody: {
      required: true,
      content: { [atomicType]: { schema: schemaReference('operations_request'), example } },
    },
    responses: {
      200: {
        description: 'The results of the operations, in order.',
        content: { [atomicType]: { schema: schemaReference('operations_answer') } },
      },
      204: { description: 'All operations were carried out, and none has anything to return.' },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: `${titles[status]}. What an operation alone answers, or what is wrong with the request as a whole.`,
            content: refusals,
          },
        ]),
      ),
    },
  },
};

/** The tag of the operation that carries out several. */
export const atomicTag = {
  name: 'operations',
  'x-displayName': 'Operations',
  description: 'Several operations in one transaction, with the scopes of each.',
};
