import { mediaType } from '../jsonapi/media-type.ts';
import { pageSize } from '../jsonapi/page.ts';
import type { ResourceObject } from '../jsonapi/resource-object.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { type DescribedOperation, includedTypes } from './described-operation.ts';
import { entityTagHeader, replay, unchanged } from './header-parameters.ts';
import { count, type JsonSchema, objectOf, oneOf, orNull, schemaReference, uri } from './json-schema.ts';
import { linkageResponse } from './linkage-document.ts';
import { type ExampleOf, examplePath } from './parameters.ts';

// They repeat the query as it was sent, whose brackets a strict URI would not hold.
const address: JsonSchema = { type: 'string' };
const self = objectOf({ self: address });

const oneOfTypes = (types: readonly AnyResource[]): JsonSchema => oneOf(types.map(({ type }) => schemaReference(type)));

const included = (described: DescribedOperation): Readonly<Record<string, JsonSchema>> => {
  if (described.include === undefined) return {};
  const types = includedTypes(described);
  // `include=` asks for nothing, and so for an empty array.
  const content = types.length === 0 ? { maxItems: 0, items: { type: 'object' } } : { items: oneOfTypes(types) };
  return { included: { type: 'array', ...content } };
};

const pageLinks = objectOf({
  self: address,
  first: address,
  prev: orNull(address),
  next: orNull(address),
  last: address,
});
const size: JsonSchema = { type: 'integer', minimum: 1, maximum: pageSize.maximum };

const pageMeta = {
  total: objectOf({ page: objectOf({ size }), total: count }),
  cursor: objectOf({ page: objectOf({ cursor: { type: 'string', description: 'Cursor of the last resource.' } }) }),
} as const;

const pageSchema = (described: DescribedOperation): JsonSchema =>
  objectOf(
    {
      data: { type: 'array', maxItems: pageSize.maximum, items: oneOfTypes(described.answers) },
      ...included(described),
      meta: described.isCounted ? pageMeta.total : pageMeta.cursor,
      links: pageLinks,
    },
    ['data', 'meta', 'links'],
  );

const dataSchema = ({ answers, shape }: DescribedOperation): JsonSchema => {
  const each = oneOfTypes(answers);
  if (shape === 'one') return each;
  if (shape === 'many') return { type: 'array', items: each };
  return { anyOf: [...(Array.isArray(each.anyOf) ? each.anyOf : [each]), { type: 'null' }] };
};

const documentSchema = (described: DescribedOperation): JsonSchema => {
  if (described.shape === 'page') return pageSchema(described);
  const data = dataSchema(described);
  if (described.operation.tellsUpload) return objectOf({ data, meta: objectOf({ upload, replay }, ['upload']) });
  if (described.operation.method !== 'GET') return objectOf({ data, meta: objectOf({ replay }) }, ['data']);
  return objectOf({ data, ...included(described), links: self }, ['data', 'links']);
};

const upload = objectOf({
  method: { const: 'PUT' },
  url: { ...uri, description: 'Takes one upload, without a token.' },
  headers: { type: 'object', additionalProperties: { type: 'string' } },
  expires_at: { type: 'string', format: 'date-time' },
});

const uploadExample = {
  method: 'PUT',
  url: 'https://uploads.example/imports/01959266-5bc0-7c3e-8a51-2f6d1f0b9e47.zip?X-Amz-Signature=0f1e2d',
  headers: { 'content-type': 'application/zip' },
  expires_at: '2025-03-14T04:30:00.000Z',
};

const exampleDocument = (
  { operation, path, shape, isCounted }: DescribedOperation,
  example: ResourceObject,
  exampleOf: ExampleOf,
): object => {
  if (operation.tellsUpload) return { data: example, meta: { upload: uploadExample } };
  if (operation.method !== 'GET') return { data: example };
  const base = example.links.self.split('/api/v1/')[0];
  const own = `${base}${examplePath(path, exampleOf)}`;
  const data = shape === 'page' || shape === 'many' ? [example] : example;
  if (shape !== 'page') return { data, links: { self: own } };
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

/** The answer of an operation that succeeds, by its status. */
export const successResponse = (described: DescribedOperation, exampleOf: ExampleOf): Record<string, object> => {
  const [resource] = described.answers;
  if (described.operation.kind === 'relationship') return linkageResponse(described, exampleOf);
  if (described.operation.method === 'DELETE') return { 204: { description: `The ${resource?.type} is gone.` } };
  const example = resource && exampleOf(resource.type);
  const content = {
    [mediaType]: {
      schema: documentSchema(described),
      ...(example === undefined ? {} : { example: exampleDocument(described, example, exampleOf) }),
    },
  };
  const description = descriptionOf(described);
  if (described.operation.method === 'GET')
    return { 200: { description, headers: entityTagHeader, content }, ...unchanged };
  if (described.operation.method !== 'POST') return { 200: { description, headers: entityTagHeader, content } };
  const headers = {
    ...entityTagHeader,
    Location: { description: 'Address of the new resource.', required: true, schema: uri },
  };
  return { 201: { description, headers, content } };
};
