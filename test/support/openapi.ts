import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Operation } from '../../lib/model/definition/operations.ts';
import { type DescribedOperation, describeOperations } from '../../lib/openapi/described-operation.ts';
import { openApiDocument } from '../../lib/openapi/document.ts';
import type { Parameter } from '../../lib/openapi/parameters.ts';
import { namedOperations } from './operations.ts';

interface Response {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface OperationObject {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Response;
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

const all = namedOperations().map(([, operation]) => operation);
const exampleOf = () => undefined;

// The document that the service sends, without examples, which say nothing to a validator.
const document = openApiDocument(all, { exampleOf });

const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  validateFormats: true,
  unicodeRegExp: true,
  // Most of the time goes into compiling: a schema that many answers refer to is compiled once, and not polished.
  inlineRefs: false,
  code: { optimize: false },
});
// The module's default export is the function itself, which its types do not know of.
(ajvFormats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'openapi');
ajv.addSchema(openApiDocument(all, { exampleOf, isWhole: true }), 'whole');

const escaped = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

const at = (...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);

const resolve = <Value extends object>(value: Value | { readonly $ref: string }): { value: Value; path: string[] } => {
  if (!('$ref' in value)) throw new Error('this is no reference');
  const path = value.$ref.slice(2).split('/');
  // What a reference of the document leads to is there.
  return { value: at(...path) as Value, path };
};

const validators = new Map<string, ValidateFunction>();

// Compiled at the first use: most test files meet few operations.
const validatorAt = (path: readonly (string | number)[], schema: 'openapi' | 'whole' = 'openapi'): ValidateFunction => {
  const pointer = `${schema}#/${path.map(escaped).join('/')}`;
  const known = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, known);
  return known;
};

/** An operation as the document describes it, with validators for what goes in and comes out. */
export interface CheckedOperation {
  readonly operation: Operation;
  readonly described: DescribedOperation;
  /** Validates a request body; undefined for an operation that takes none. */
  readonly body: ValidateFunction | undefined;
  /**
   * Validates the document that comes with a status: null for one that has none, undefined for a status unheard of. Without
   * a sparse fieldset the answer is whole.
   */
  response(status: number, isWhole: boolean): ValidateFunction | null | undefined;
  /** The names of the headers that come with a status, in small letters. */
  headers(status: number): readonly string[];
  /** Whether what comes with a status may be of a media type other than that of documents. */
  hasOtherType(status: number, type: string): boolean;
  parameter(name: string): { readonly parameter: Parameter; readonly validate: ValidateFunction } | undefined;
}

const mediaType = 'application/vnd.api+json';

const checksOf = (found: DescribedOperation): CheckedOperation => {
  const { operation, path: template } = found;
  const path = ['paths', template, operation.method.toLowerCase()];
  // The document has every operation of the table.
  const described = at(...path) as OperationObject;
  const responseOf = (status: number) => {
    const response = described.responses[status];
    if (response === undefined || !('$ref' in response))
      return { value: response, path: [...path, 'responses', status] };
    return resolve<Response>(response);
  };
  return {
    operation,
    described: found,
    body: described.requestBody && validatorAt([...path, 'requestBody', 'content', mediaType, 'schema']),
    response: (status, isWhole) => {
      const response = responseOf(status);
      if (response.value === undefined) return undefined;
      const schema = [...response.path, 'content', mediaType, 'schema'];
      return response.value.content === undefined ? null : validatorAt(schema, isWhole ? 'whole' : 'openapi');
    },
    headers: (status) => Object.keys(responseOf(status).value?.headers ?? {}).map((name) => name.toLowerCase()),
    hasOtherType: (status, type) => {
      const response = described.responses[status];
      return type !== mediaType && response !== undefined && !('$ref' in response) && type in (response.content ?? {});
    },
    parameter: (name) => {
      const all = (described.parameters ?? []).map((each, index) =>
        '$ref' in each ? resolve<Parameter>(each) : { value: each, path: [...path, 'parameters', index] },
      );
      const found = all.find(({ value }) => value.in === 'query' && value.name === name);
      return found && { parameter: found.value, validate: validatorAt([...found.path, 'schema']) };
    },
  };
};

const templates = describeOperations(all).map((described) => ({
  described,
  pattern: new RegExp(`^${described.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const checked = new Map<DescribedOperation, CheckedOperation>();

/** The operation that a method and a path ask for; undefined when there is none. */
export const operationAt = (method: string, path: string): CheckedOperation | undefined => {
  const found = templates
    .filter(({ described, pattern }) => described.operation.method === method && pattern.test(path))
    // A path without parameters is meant before one that has some.
    .sort((one, other) => one.described.path.split('{').length - other.described.path.split('{').length)[0]?.described;
  if (found === undefined) return undefined;
  const known = checked.get(found) ?? checksOf(found);
  checked.set(found, known);
  return known;
};
