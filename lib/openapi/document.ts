import type { Operation } from '../model/definition/operations.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { carryOutOperations } from '../operations.ts';
import { types } from '../resources/registry.ts';
import { atomicPath, atomicSchemas } from './atomic-operations.ts';
import { type DescribedOperation, describeOperations } from './described-operation.ts';
import { errorObjectSchema, errorResponses, errorSchemas } from './error-responses.ts';
import { documentBase } from './guides.ts';
import { headerParameters } from './header-parameters.ts';
import { introduction } from './introduction.ts';
import {
  bodySchemaName,
  identifierName,
  identifierOf,
  type JsonSchema,
  schemaName,
  schemaReference,
} from './json-schema.ts';
import { bodySchema, isShared, operationObject, ownParameters, ownSchemas, parameterName } from './operation-object.ts';
import { type ExampleOf, includeSchemas, type Parameter, queryParameters } from './parameters.ts';
import { resourceSchema } from './resource-schema.ts';
import { inReadingOrder, sectionsOf } from './sections.ts';
import { responseSchemas, sharedSchemas } from './success-response.ts';

const named = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

const sharedParameters = (all: readonly DescribedOperation[]): Record<string, Parameter> =>
  named(
    all
      .flatMap((each) => [...queryParameters(each), ...ownParameters(each.operation)])
      .filter(isShared)
      .map((parameter) => [parameterName(parameter.name), parameter] as const),
  );

const isNamed = (text: string, name: string): boolean => text.includes(`"${schemaReference(name).$ref}"`);

// A type that no operation answers yet has nothing to show.
const answered = (documents: readonly (readonly [string, JsonSchema])[]): readonly AnyResource[] => {
  const text = JSON.stringify(documents);
  return [...types.values()].filter(({ type }) => isNamed(text, type));
};

const identifiers = (documents: readonly (readonly [string, JsonSchema])[]): (readonly [string, JsonSchema])[] => {
  const text = JSON.stringify(documents);
  const describe = (type?: string): string =>
    `Names one ${type === undefined ? 'resource of whichever type' : `\`${type}\``} by its type and id.`;
  return [...types.keys(), undefined]
    .filter((type) => isNamed(text, identifierName(type)))
    .map((type) => [identifierName(type), { ...identifierOf(type), description: describe(type) }] as const);
};

const schemas = (all: readonly DescribedOperation[], isWhole: boolean): Record<string, JsonSchema> => {
  const documents = responseSchemas(all);
  const resources = answered(documents).map((each) => [each.type, resourceSchema(each, isWhole)] as const);
  return named(
    [
      ['error_object', errorObjectSchema] as const,
      ...sharedSchemas,
      ...atomicSchemas,
      ...errorSchemas(all),
      ...includeSchemas(all),
      ...documents,
      ...resources,
      ...identifiers([...documents, ...resources]),
      ...all
        .filter(({ operation }) => operation.body !== undefined)
        .map(({ operation }) => [bodySchemaName(operation), bodySchema(operation)] as const),
      // An operation's own schemas replace those that follow from its types.
      ...all.flatMap(({ operation }) => ownSchemas(operation)),
    ].map(([words, schema]) => [schemaName(words), schema] as const),
  );
};

const paths = (
  all: readonly DescribedOperation[],
  exampleOf: ExampleOf,
): Record<string, Record<string, JsonSchema>> => {
  const found: Record<string, Record<string, JsonSchema>> = {};
  for (const described of all) {
    found[described.path] = {
      ...found[described.path],
      [described.operation.method.toLowerCase()]: operationObject(described, exampleOf),
    };
  }
  return found;
};

const token = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'facet_<id>_<secret>',
  description: 'An access token; the scope that an operation needs is in its `x-scopes`.',
} as const;

/**
 * The OpenAPI 3.1 document of some operations, kind from their rows and from the types that validate and render.
 * `isWhole` requires what answers have unless a sparse fieldset leaves it out.
 */
export const openApiDocument = (
  operations: readonly Operation[],
  { exampleOf, isWhole = false }: { readonly exampleOf: ExampleOf; readonly isWhole?: boolean },
): JsonSchema => {
  const all = inReadingOrder(describeOperations(operations));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Facet',
      version: '1',
      description: introduction,
      contact: { name: 'The operators of this service' },
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: documentBase, description: 'This service.' }],
    ...sectionsOf(all),
    paths: { ...paths(all, exampleOf), [carryOutOperations.path]: atomicPath },
    components: {
      securitySchemes: { token },
      schemas: schemas(all, isWhole),
      parameters: { ...sharedParameters(all), ...headerParameters },
      responses: errorResponses(all),
    },
  };
};
