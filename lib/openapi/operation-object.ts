import { mediaType } from '../jsonapi/media-type.ts';
import type { ResourceObject } from '../jsonapi/resource-object.ts';
import type { AnyResource } from '../model/resource.ts';
import type { Operation } from '../operations/operation.ts';
import { existingResourceOf, newResourceOf } from '../resources/registry.ts';
import type { DescribedOperation } from './described-operation.ts';
import { errorReferences } from './error-responses.ts';
import { type JsonSchema, reference } from './json-schema.ts';
import { pathParameters, queryParameters } from './parameters.ts';
import { isWritableAttribute, isWritableRelationship } from './request-schema.ts';
import { type DocumentOptions, type ExampleOf, successResponse } from './success-response.ts';

/** Name of the request schema of an operation's body. */
export const bodySchemaName = ({ body, method }: Operation): string =>
  `${method === 'PATCH' ? 'update' : 'create'}_${body}`;

/** The type of an operation's body as the operation validates it. */
export const bodyResource = ({ body = '', method }: Operation): AnyResource =>
  method === 'PATCH' ? existingResourceOf(body) : newResourceOf(body);

const exampleRequest = (resource: AnyResource, creates: boolean, example: ResourceObject): object => {
  const attributes = Object.entries(example.attributes).filter(
    ([name, value]) => isWritableAttribute(resource, name) && value !== null,
  );
  const relationships = Object.entries(example.relationships ?? {}).flatMap(([name, { data }]) => {
    const relationship = resource.relationships[name];
    const isTold = relationship !== undefined && isWritableRelationship(relationship) && data !== null;
    return isTold && data !== undefined ? [[name, { data }]] : [];
  });
  return {
    data: {
      type: resource.type,
      ...(creates ? {} : { id: example.id }),
      attributes: Object.fromEntries(attributes),
      ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
    },
  };
};

const requestBody = (operation: Operation, exampleOf: ExampleOf): object => {
  const resource = bodyResource(operation);
  const example = exampleOf(resource.type);
  return {
    required: true,
    content: {
      [mediaType]: {
        schema: reference(`schemas/${bodySchemaName(operation)}`),
        ...(example && { example: exampleRequest(resource, operation.method === 'POST', example) }),
      },
    },
  };
};

const descriptionOf = ({ operation, summary, include, shape, answers: [resource] }: DescribedOperation): string =>
  [
    `${summary}. Needs the scope \`${operation.scope}\`.`,
    ...(operation.derived === 'related' && resource ? [`What it leads to needs the read scope of its own area.`] : []),
    ...(include === undefined ? [] : ['What is included needs the read scope of its own area as well.']),
    ...(shape === 'page' ? ['Answers a page of the list.'] : []),
  ].join(' ');

/** Name under which a query parameter is shared by operations: `filter[created_at.gte]` → `filter_created_at_gte`. */
export const parameterName = (name: string): string => name.replace(/[^a-z_]+/g, '_').replace(/_$/, '');

/** Whether a query parameter means the same at every operation. */
export const isShared = (name: string): boolean => /^(filter|page|fields)\[/.test(name);

/** The operation object of an operation. */
export const operationObject = (described: DescribedOperation, options: DocumentOptions): JsonSchema => {
  const { operation, name, summary } = described;
  const parameters = [
    ...pathParameters(described, options.exampleOf),
    ...queryParameters(described).map((parameter) =>
      isShared(parameter.name) ? reference(`parameters/${parameterName(parameter.name)}`) : parameter,
    ),
  ];
  return {
    operationId: name,
    summary,
    description: descriptionOf(described),
    tags: [operation.group],
    security: [{ token: [] }],
    // Requirements of a bearer token may name roles since OpenAPI 3.1, but the tools of the day refuse them.
    'x-scopes': [operation.scope],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined ? {} : { requestBody: requestBody(operation, options.exampleOf) }),
    responses: { ...successResponse(described, options), ...errorReferences(described) },
  };
};
