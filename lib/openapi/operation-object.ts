import { mediaType } from '../jsonapi/media-type.ts';
import type { ResourceObject } from '../jsonapi/resource-object.ts';
import type { WriteMode } from '../model/definition/field.ts';
import type { Operation } from '../model/definition/operations.ts';
import { isWritableRelationship } from '../model/definition/relationship.ts';
import { type AnyResource, requiredFields } from '../model/definition/resource.ts';
import { resourceOf } from '../resources/registry.ts';
import { actionAnswerOf } from './actions/actions.ts';
import { describeOperation } from './describe-operation.ts';
import { type DescribedOperation, scopesOf } from './described-operation.ts';
import { errorReferences } from './error-responses.ts';
import { headerReferences } from './header-parameters.ts';
import { bodySchemaName, type JsonSchema, reference, schemaReference } from './json-schema.ts';
import { exampleLinkageRequest, linkageRequestSchema } from './linkage-document.ts';
import { type ExampleOf, type Parameter, pathParameters, queryParameters } from './parameters.ts';
import { isWritableAttribute, requestSchema } from './request-schema.ts';
import { tagOf } from './sections.ts';
import { successResponse } from './success-response.ts';

export const bodySchema = (operation: Operation): JsonSchema =>
  operation.kind === 'relationship'
    ? linkageRequestSchema(operation)
    : requestSchema(bodyDefinition(operation), modeOf(operation));

// An action's body need not be of a type that is kept; whoever declares it gives its definition.
const bodyDefinition = ({ body = '', action }: Operation): AnyResource =>
  (action?.body as AnyResource | undefined) ?? resourceOf(body);

/** How an operation's body is read. */
const modeOf = ({ method }: Operation): WriteMode => ({ creates: method === 'POST' });

// A permanent value belongs to the record of the sample already. A second record in an example could not use it.
const isFree = (resource: AnyResource, name: string): boolean => {
  const relationship = resource.relationships[name];
  const isKept = relationship === undefined || !isWritableRelationship(relationship, { creates: false });
  return !isKept || requiredFields(resource, { creates: true }).includes(name);
};

// The example shows a part of a large set. An update with that part would remove all others.
const isPart = (resource: AnyResource, name: string, { creates }: WriteMode): boolean =>
  !creates && resource.computed[name]?.companions === true;

const exampleRequest = (resource: AnyResource, mode: WriteMode, example: ResourceObject): object => {
  const attributes = Object.entries(example.attributes).filter(
    ([name, value]) => isWritableAttribute(resource, name, mode) && value !== null && !isPart(resource, name, mode),
  );
  const relationships = Object.entries(example.relationships ?? {}).flatMap(([name, { data }]) => {
    const relationship = resource.relationships[name];
    const isWritten =
      relationship !== undefined &&
      isWritableRelationship(relationship, mode) &&
      data !== null &&
      (!mode.creates || isFree(resource, name));
    return isWritten && data !== undefined ? [[name, { data }]] : [];
  });
  return {
    data: {
      type: resource.type,
      ...(mode.creates ? {} : { id: example.id }),
      attributes: Object.fromEntries(attributes),
      ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
    },
  };
};

const exampleBody = (operation: Operation, exampleOf: ExampleOf): object | undefined => {
  if (operation.kind === 'relationship') return exampleLinkageRequest(operation, exampleOf);
  const own = operation.kind === 'action' ? actionAnswerOf(operation).request : undefined;
  if (own !== undefined) return own;
  const resource = bodyDefinition(operation);
  const mode = modeOf(operation);
  const example = exampleOf(resource.type, mode.creates);
  return example && exampleRequest(resource, mode, example);
};

const requestBody = (operation: Operation, exampleOf: ExampleOf): object => {
  const example = exampleBody(operation, exampleOf);
  const schema = schemaReference(bodySchemaName(operation));
  return { required: true, content: { [mediaType]: { schema, ...(example && { example }) } } };
};

/** What the query of an action may say. */
export const ownParameters = (operation: Operation): readonly Parameter[] =>
  (operation.kind === 'action' && actionAnswerOf(operation).parameters) || [];

/** The further schemas that the answer of an action refers to. */
export const ownSchemas = (operation: Operation): (readonly [string, JsonSchema])[] =>
  operation.kind === 'action' ? Object.entries(actionAnswerOf(operation).schemas ?? {}) : [];

/** Name under which a query parameter is shared by operations: `filter[created_at.gte]` → `filter_created_at_gte`. */
export const parameterName = (name: string): string => name.replace(/[^a-z_]+/g, '_').replace(/_$/, '');

// Filters of one name take other texts at another type.
const isFilterOfChoices = ({ name, schema }: Parameter): boolean =>
  name.startsWith('filter[') && Object.hasOwn(Object(schema.items), 'enum');

// Some searches use an index and others walk the list, so their descriptions differ.
const isSearch = ({ name }: Parameter): boolean => name === 'filter[q]';

/** Whether a query parameter means the same at every operation. */
export const isShared = (parameter: Parameter): boolean =>
  /^(filter|page|fields)\[/.test(parameter.name) && !isFilterOfChoices(parameter) && !isSearch(parameter);

// An empty requirement means that none is needed.
const securityOf = ({ withoutToken, mayHaveToken }: Operation): object[] => [
  ...(withoutToken && mayHaveToken ? [{}] : []),
  ...(withoutToken && !mayHaveToken ? [] : [{ token: [] }]),
];

export const operationObject = (described: DescribedOperation, exampleOf: ExampleOf): JsonSchema => {
  const { operation, name, summary } = described;
  const parameters = [
    ...pathParameters(described, exampleOf),
    ...[...queryParameters(described), ...ownParameters(operation)].map((parameter) =>
      isShared(parameter) ? reference(`parameters/${parameterName(parameter.name)}`) : parameter,
    ),
    ...headerReferences(operation),
  ];
  return {
    operationId: name,
    summary,
    description: describeOperation(described),
    tags: [tagOf(operation)],
    ...(operation.deprecated && { deprecated: true }),
    security: securityOf(operation),
    // Requirements of a bearer token may name roles since OpenAPI 3.1, but the tools of the day refuse them.
    'x-scopes': scopesOf(operation),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined ? {} : { requestBody: requestBody(operation, exampleOf) }),
    responses: { ...successResponse(described, exampleOf), ...errorReferences(described) },
  };
};
