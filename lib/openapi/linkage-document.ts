import { relatedUrl, relationshipUrl } from '../jsonapi/links.ts';
import { mediaType } from '../jsonapi/media-type.ts';
import type { ResourceIdentifier } from '../jsonapi/resource-object.ts';
import type { Operation } from '../model/definition/operations.ts';
import { shownRelationship } from '../model/definition/shown-fields.ts';
import { resourceOf } from '../resources/registry.ts';
import type { DescribedOperation } from './described-operation.ts';
import { answerHeaders, replay, replayHeadersOf, unchanged } from './header-parameters.ts';
import {
  constant,
  count,
  id,
  identifierReference,
  type JsonSchema,
  objectOf,
  openObjectOf,
  responseSchemaName,
  schemaReference,
  uri,
  version,
} from './json-schema.ts';
import type { ExampleOf } from './parameters.ts';

const targetsOf = ({ answers, relationship = '' }: Operation): string => {
  const found = resourceOf(answers).relationships[relationship];
  if (found?.kind !== 'many') throw new Error(`${answers} has no to-many relationship "${relationship}"`);
  return found.type;
};

const exampleTargets = (operation: Operation, exampleOf: ExampleOf): ResourceIdentifier[] => {
  const example = exampleOf(targetsOf(operation));
  return example === undefined ? [] : [{ type: example.type, id: example.id }];
};

export const linkageRequestSchema = (operation: Operation): JsonSchema => {
  // A removal accepts any text as id, because removing an unknown id has no effect.
  const named = operation.method === 'DELETE' ? { type: 'string' } : id;
  const identifier = openObjectOf({ type: constant(targetsOf(operation)), id: named });
  const verb =
    operation.method === 'DELETE' ? 'removes from a relationship' : 'adds to a relationship, or replaces it by';
  return {
    ...openObjectOf({ data: { type: 'array', items: identifier } }),
    description: `What a request ${verb}: identifiers of the type \`${targetsOf(operation)}\`.`,
  };
};

export const exampleLinkageRequest = (operation: Operation, exampleOf: ExampleOf): object => ({
  data: exampleTargets(operation, exampleOf),
});

const exampleDocument = (operation: Operation, exampleOf: ExampleOf): { example?: object } => {
  const { answers, relationship = '' } = operation;
  const resource = resourceOf(answers);
  const example = exampleOf(answers);
  if (example === undefined) return {};
  const data = exampleTargets(operation, exampleOf);
  const base = example.links.self.split('/api/v1/')[0] ?? '';
  const place = [base, resource.collection, example.id, relationship] as const;
  const related = shownRelationship(resource, relationship) && { related: relatedUrl(...place) };
  const links = { self: relationshipUrl(...place), ...related };
  return { example: { data, links, meta: { count: data.length, version: example.meta.version } } };
};

/** The document that an operation on a linkage answers. */
export const linkageResponseSchema = (operation: Operation): JsonSchema => {
  const isShown = shownRelationship(resourceOf(operation.answers), operation.relationship ?? '') !== undefined;
  return objectOf({
    data: { type: 'array', items: identifierReference(targetsOf(operation)) },
    links: objectOf(isShown ? { self: uri, related: uri } : { self: uri }),
    meta: objectOf({ count, version, replay }, ['count', 'version']),
  });
};

/** The answer of an operation on a linkage that succeeds, by its status. */
export const linkageResponse = (
  { operation, shape }: DescribedOperation,
  exampleOf: ExampleOf,
): Record<string, object> => {
  if (shape === 'nothing')
    return { 204: { description: 'It is as the request says.', headers: replayHeadersOf(operation) } };
  const schema = schemaReference(responseSchemaName(operation));
  const content = { [mediaType]: { schema, ...exampleDocument(operation, exampleOf) } };
  return {
    200: { description: 'The linkage as it now is.', headers: answerHeaders(operation), content },
    ...(operation.method === 'GET' ? unchanged : {}),
  };
};
