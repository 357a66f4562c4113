import { mediaType } from '../jsonapi/media-type.ts';
import { pageSize } from '../jsonapi/page.ts';
import type { ResourceObject } from '../jsonapi/resource-object.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { download } from '../resources/course-evaluations/answers/report-download.ts';
import { upload } from '../resources/imports/answers/upload.ts';
import { secret } from '../resources/service/answers/webhooks.ts';
import { actionAnswerOf } from './actions/actions.ts';
import { exampleSecret } from './actions/webhooks.ts';
import { type DescribedOperation, includedTypes } from './described-operation.ts';
import { answerHeaders, replay, unchanged } from './header-parameters.ts';
import {
  count,
  described,
  type JsonSchema,
  objectOf,
  oneOf,
  orNull,
  responseSchemaName,
  schemaOf,
  schemaReference,
  uri,
} from './json-schema.ts';
import { linkageResponse, linkageResponseSchema } from './linkage-document.ts';
import { type ExampleOf, examplePath } from './parameters.ts';

const oneOfTypes = (types: readonly AnyResource[]): JsonSchema => oneOf(types.map(({ type }) => schemaReference(type)));

const included = (described: DescribedOperation): Readonly<Record<string, JsonSchema>> => {
  if (described.include === undefined) return {};
  const types = includedTypes(described);
  // `include=` asks for nothing, and so for an empty array.
  const content = types.length === 0 ? { maxItems: 0, items: { type: 'object' } } : { items: oneOfTypes(types) };
  return { included: { type: 'array', ...content } };
};

const size: JsonSchema = { type: 'integer', minimum: 1, maximum: pageSize.maximum };

const cursor = described({ type: 'string' }, 'Cursor of the last resource of the page; empty for an empty page.');

/** What documents of several operations have in common. */
export const sharedSchemas: readonly (readonly [string, JsonSchema])[] = [
  ['self_links', described(objectOf({ self: uri }), 'The address at which the document is read.')],
  [
    'page_links',
    described(
      objectOf({ self: uri, first: uri, prev: orNull(uri), next: orNull(uri), last: uri }),
      'Addresses of this page and of others of the list, with the same filter, order and size; null where there is none.',
    ),
  ],
  [
    'searched_page_links',
    described(
      objectOf({ self: uri, first: uri, prev: orNull(uri), next: orNull(uri), last: orNull(uri) }),
      'Addresses of this page and of others of the list, with the same filter, order and size; null where there is none. What a search by `filter[q]` finds is read forwards: it has no `prev` and no `last`.',
    ),
  ],
  [
    'counted_page',
    described(
      objectOf({
        page: objectOf({ size: described(size, 'Most resources that the page may hold.') }),
        total: described(count, 'How many resources of the list match the filter, on all pages together.'),
      }),
      'The size of the page, and how many resources there are in all.',
    ),
  ],
  [
    'searched_page',
    described(
      objectOf(
        {
          page: objectOf({ size: described(size, 'Most resources that the page may hold.') }),
          total: described(
            count,
            'How many resources of the list match the filter, on all pages together; missing where a search by `filter[q]` would have to count them.',
          ),
        },
        ['page'],
      ),
      'The size of the page, and how many resources there are in all.',
    ),
  ],
  [
    'seen_page',
    described(
      objectOf(
        {
          page: objectOf(
            {
              size: described(size, 'Most resources that the page may hold; only with a total.'),
              cursor: described({ type: 'string' }, 'Cursor of the last resource of the page; only without a total.'),
            },
            [],
          ),
          total: described(
            count,
            'How many resources of the list match the filter and are shown to the caller, on all pages together; missing where it would cost much to count them.',
          ),
        },
        ['page'],
      ),
      'The size of the page and how many resources there are in all, or where the page ends.',
    ),
  ],
  ['cursor_page', described(objectOf({ page: objectOf({ cursor }) }), 'Where the page ends in a list without total.')],
  [
    'rows',
    described(
      { type: 'string' },
      'Rows as CSV (RFC 4180), the names of the columns first, or as lines of JSON. What an answer has no room for is behind its `Link` header, without the names again: the answers one after the other are one file.',
    ),
  ],
  ['download', described(schemaOf(download, 'output'), 'Where a finished report is downloaded.')],
  ['upload', described(schemaOf(upload, 'output'), 'Where the archive of an import is to be uploaded.')],
];

const isSearched = ({ list }: DescribedOperation): boolean => Object.values(list?.filter ?? {}).includes('words');

const pageMetaOf = (described: DescribedOperation): string => {
  if (described.operation.countsSeen) return 'seen_page';
  if (isSearched(described)) return 'searched_page';
  return described.isCounted ? 'counted_page' : 'cursor_page';
};

const pageSchema = (described: DescribedOperation): JsonSchema =>
  objectOf(
    {
      data: { type: 'array', maxItems: pageSize.maximum, items: oneOfTypes(described.answers) },
      ...included(described),
      meta: schemaReference(pageMetaOf(described)),
      links: schemaReference(isSearched(described) ? 'searched_page_links' : 'page_links'),
    },
    ['data', 'meta', 'links'],
  );

const dataSchema = ({ answers, shape }: DescribedOperation): JsonSchema => {
  const each = oneOfTypes(answers);
  if (shape === 'one') return each;
  if (shape === 'many') return { type: 'array', items: each };
  return { anyOf: [...(Array.isArray(each.anyOf) ? each.anyOf : [each]), { type: 'null' }] };
};

const secrets = {
  'signing secret': { schema: schemaOf(secret, 'output'), example: exampleSecret },
  'access token': {
    schema: orNull({
      type: 'string',
      description:
        'The token, to be sent as `Authorization: Bearer …`. Null in the answer to a repeated request: revoke it and make another.',
    }),
    example: 'facet_019592665bc07c3e8a515c7d1f0b9e43_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-123',
  },
} as const satisfies Record<NonNullable<DescribedOperation['operation']['returnsSecret']>, object>;

const documentSchema = (described: DescribedOperation): JsonSchema => {
  if (described.shape === 'page') return pageSchema(described);
  const data = dataSchema(described);
  const links = schemaReference('self_links');
  const written = (meta: JsonSchema) => objectOf({ data, links, meta });
  if (described.operation.returnsUpload)
    return written(objectOf({ upload: schemaReference('upload'), replay }, ['upload']));
  if (described.operation.returnsSecret)
    return written(objectOf({ secret: secrets[described.operation.returnsSecret].schema, replay }, ['secret']));
  if (described.operation.method !== 'GET')
    return objectOf({ data, links, meta: objectOf({ replay }) }, ['data', 'links']);
  const meta = described.operation.returnsDownload && { meta: objectOf({ download: schemaReference('download') }) };
  return objectOf({ data, ...included(described), links, ...meta }, ['data', 'links']);
};

const uploadExample = {
  method: 'PUT',
  url: 'https://uploads.example/imports/01959266-5bc0-7c3e-8a51-2f6d1f0b9e47.zip?X-Amz-Signature=0f1e2d',
  headers: { 'content-type': 'application/zip', 'if-none-match': '*' },
  expires_at: '2025-03-14T04:30:00.000Z',
};

const downloadExample = {
  url: 'https://files.example/reports/01959266-5bc0-7c3e-8a51-2f6d1f0b9e47.zip?X-Amz-Signature=0f1e2d',
  expires_at: '2026-01-20T05:05:00.000Z',
};

const exampleDocument = (
  { operation, path, shape, isCounted }: DescribedOperation,
  example: ResourceObject,
  exampleOf: ExampleOf,
): object => {
  const written = { data: example, links: { self: example.links.self } };
  if (operation.returnsUpload) return { ...written, meta: { upload: uploadExample } };
  if (operation.returnsSecret) return { ...written, meta: { secret: secrets[operation.returnsSecret].example } };
  if (operation.method !== 'GET') return written;
  const base = example.links.self.split('/api/v1/')[0];
  const own = `${base}${examplePath(path, exampleOf)}`;
  const data = shape === 'page' || shape === 'many' ? [example] : example;
  const downloads = operation.returnsDownload && { meta: { download: downloadExample } };
  if (shape !== 'page') return { data, ...downloads, links: { self: own } };
  const meta = isCounted ? { page: { size: pageSize.default }, total: 1 } : { page: { cursor: 'b2Zmc2V0' } };
  const last = `${own}?page%5Bbefore%5D=ZW5k`;
  return { data, meta, links: { self: own, first: own, prev: null, next: null, last } };
};

const descriptionOf = ({ operation, shape, answers: [resource] }: DescribedOperation): string => {
  if (operation.method === 'POST') return `The new ${operation.answers}.`;
  if (operation.method === 'PATCH') return `The ${operation.answers} as it now is.`;
  if (shape === 'page') return 'A page of the list.';
  return shape === 'one' ? `The ${resource?.type}.` : 'What the relationship leads to.';
};

const ownSchema = (each: DescribedOperation): (readonly [string, JsonSchema])[] => {
  const { description, schema, otherTypes = {} } = actionAnswerOf(each.operation);
  return [
    [responseSchemaName(each), { description, ...schemaOf(schema, 'output') }] as const,
    ...Object.entries(otherTypes).map(([type, other]) => [otherSchemaName(each, type), other] as const),
  ];
};

const otherSchemaName = ({ name }: DescribedOperation, type: string): string =>
  `${responseSchemaName({ name })}_as_${type.replaceAll(/\W/g, '_')}`;

const ownExample = ({ operation, path }: DescribedOperation, exampleOf: ExampleOf): object | undefined => {
  const { example, shows, headers } = actionAnswerOf(operation);
  const data = shows === undefined ? undefined : exampleOf(shows);
  if (data === undefined) return example;
  // The answer to a change has no address of its own. The answer to a creation has the address of the new resource.
  if (operation.method !== 'GET') return headers?.Location ? { data, links: { self: data.links.self } } : { data };
  const [base = ''] = data.links.self.split('/api/v1/');
  return { data, links: { self: `${base}${examplePath(path, exampleOf)}` } };
};

const ownResponse = (each: DescribedOperation, exampleOf: ExampleOf): Record<string, object> => {
  const { method, action } = each.operation;
  const { description, headers, otherTypes = {} } = actionAnswerOf(each.operation);
  const example = ownExample(each, exampleOf);
  const content = {
    [mediaType]: { schema: schemaReference(responseSchemaName(each)), ...(example && { example }) },
    ...Object.fromEntries(
      Object.keys(otherTypes).map((type) => [type, { schema: schemaReference(otherSchemaName(each, type)) }]),
    ),
  };
  const response = {
    description,
    headers: { ...answerHeaders(each.operation), ...headers },
    content,
  };
  return { [action?.status ?? 200]: response, ...(method === 'GET' && unchanged) };
};

/** The schemas of the documents that some operations answer. */
export const responseSchemas = (all: readonly DescribedOperation[]): (readonly [string, JsonSchema])[] =>
  all
    .filter(({ operation, shape }) => shape !== 'nothing' && operation.kind !== 'delete')
    .flatMap((each) => {
      if (each.shape === 'own') return ownSchema(each);
      const isLinkage = each.operation.kind === 'relationship';
      const schema = isLinkage ? linkageResponseSchema(each.operation) : documentSchema(each);
      const what = isLinkage ? 'The linkage as it now is.' : descriptionOf(each);
      return [[responseSchemaName(each), { ...schema, description: `Answer of \`${each.name}\`. ${what}` }] as const];
    });

const rowContent = Object.fromEntries(
  ['text/csv', 'application/x-ndjson'].map((type) => [type, { schema: schemaReference('rows') }]),
);

const rowHeaders = {
  Link: {
    description: 'Of rows that do not fit into one answer: the address of those that follow, with `rel="next"`.',
    schema: { type: 'string' },
  },
};

/** The answer of an operation that succeeds, by its status. */
export const successResponse = (described: DescribedOperation, exampleOf: ExampleOf): Record<string, object> => {
  const [resource] = described.answers;
  if (described.shape === 'own') return ownResponse(described, exampleOf);
  if (described.operation.kind === 'relationship') return linkageResponse(described, exampleOf);
  if (described.operation.method === 'DELETE')
    return { 204: { description: `The ${resource?.type} has been ${resource?.keyOf ? 'revoked' : 'deleted'}.` } };
  const example = resource && exampleOf(resource.type);
  const content = {
    [mediaType]: {
      schema: schemaReference(responseSchemaName(described)),
      ...(example === undefined ? {} : { example: exampleDocument(described, example, exampleOf) }),
    },
  };
  const description = descriptionOf(described);
  const headers = answerHeaders(described.operation);
  if (described.operation.alsoRows)
    return {
      200: { description, headers: { ...headers, ...rowHeaders }, content: { ...content, ...rowContent } },
      ...unchanged,
    };
  if (described.operation.method === 'GET') return { 200: { description, headers, content }, ...unchanged };
  if (described.operation.method !== 'POST') return { 200: { description, headers, content } };
  const location = { Location: { description: 'Address of the new resource.', required: true, schema: uri } };
  return { 201: { description, headers: { ...headers, ...location }, content } };
};
