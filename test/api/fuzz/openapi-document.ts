import { describeOperations } from '../../../lib/openapi/described-operation.ts';
import { openApiDocument } from '../../../lib/openapi/document.ts';
import { namedOperations } from '../../support/operations.ts';

/** A JSON Schema as the document holds it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An operation at one path of the document. */
export interface FuzzedOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The scopes of which a token needs one. */
  readonly scopes: readonly string[];
  /** It can be asked for without a token. */
  readonly isOpen: boolean;
  /** Whether it looks at no token at all. */
  readonly ignoresTokens: boolean;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly mediaType: string; readonly schema: Schema };
}

interface OperationObject {
  readonly operationId: string;
  readonly 'x-scopes'?: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const operations = namedOperations().map(([, operation]) => operation);

const openNames = new Set(
  describeOperations(operations).flatMap(({ name, operation }) => (operation.withoutToken ? [name] : [])),
);

const document = openApiDocument(operations, { exampleOf: () => undefined }) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
};

const ignoringNames = new Set(
  operations.flatMap(({ name, withoutToken, mayHaveToken }) => (withoutToken && !mayHaveToken ? [name] : [])),
);

/** Follows a `$ref` of the document; any other value is returned as it is. */
export const resolve = <Value extends object>(value: Value | { readonly $ref: string }): Value => {
  if (!('$ref' in value) || value.$ref === undefined) return value as Value;
  const names = value.$ref.slice(2).split('/');
  return names.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], document) as Value;
};

/** Every operation that the OpenAPI document describes. */
export const fuzzedOperations = (): FuzzedOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, ...described }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        scopes: described['x-scopes'] ?? [],
        isOpen: openNames.has(operationId),
        ignoresTokens: ignoringNames.has(operationId),
        parameters: parameters.map((each) => resolve<Parameter>(each)),
        ...(content && { body: { mediaType: content[0], schema: content[1].schema } }),
      };
    }),
  );
