import { titles } from '../errors/json-api-error.ts';
import { mediaType } from '../jsonapi/media-type.ts';
import type { DescribedOperation } from './described-operation.ts';
import { type DocumentedError, errorsOf } from './error-catalogue.ts';
import { constant, type JsonSchema, objectOf, reference, schemaReference, text, uri } from './json-schema.ts';

const errorObject: JsonSchema = objectOf(
  {
    status: { type: 'string', pattern: '^[45][0-9]{2}$', description: 'The HTTP status of the answer, as text.' },
    code: { ...text, description: 'A stable name of the cause, for programs; it does not change between versions.' },
    title: { ...text, description: 'The name of the status; the same for all errors with it.' },
    detail: {
      ...text,
      description: 'What is wrong with this request, in a sentence for people; its wording may change.',
    },
    source: {
      type: 'object',
      description: 'Where in the request the cause lies.',
      minProperties: 1,
      maxProperties: 1,
      properties: {
        pointer: { type: 'string', description: 'JSON pointer into the body.' },
        parameter: { type: 'string', description: 'Name of a query parameter.' },
        header: { type: 'string', description: 'Name of a header.' },
      },
      additionalProperties: false,
    },
    links: {
      ...objectOf(
        {
          type: { ...uri, description: 'Address of the profile that defines this kind of error.' },
          about: { ...uri, description: 'Address of a guide that shows what to do.' },
        },
        [],
      ),
      description: 'Where this kind of error is explained; only errors of paging have it.',
    },
    meta: {
      type: 'object',
      description:
        'Details for programs, such as the field (`field`), the scope (`scope`) or the request (`request_id`).',
    },
  },
  ['status', 'code', 'title', 'detail'],
);

/** The error object of all refusals. */
export const errorObjectSchema: JsonSchema = {
  ...errorObject,
  description: 'One thing that is wrong with a request, and where in it the cause lies.',
};

const headersOf = (status: number, errors: readonly DocumentedError[]): object => {
  const header = (name: string, description: string): object => ({
    headers: { [name]: { description, schema: text } },
  });
  if (status === 401) return header('WWW-Authenticate', 'Always `Bearer`.');
  return errors.some(({ headers }) => headers !== undefined)
    ? header('Retry-After', 'Seconds after which to try again.')
    : {};
};

const documentOf = (status: number, errors: readonly DocumentedError[]): JsonSchema => {
  const narrowed = {
    type: 'object',
    properties: {
      status: constant(String(status)),
      title: constant(titles[status] ?? 'Error'),
      code: { type: 'string', enum: errors.map(({ code }) => code) },
    },
  };
  const items = { allOf: [schemaReference('error_object'), narrowed] };
  const description = `An answer with the status ${status}: ${describeErrors(errors)}`;
  return { ...objectOf({ errors: { type: 'array', minItems: 1, items } }), description };
};

const describeErrors = (errors: readonly DocumentedError[]): string =>
  errors.map(({ code, means }) => `\`${code}\`: ${means}`).join(' ');

// API Gateway refuses it before there is a function that could answer a document.
const throttled =
  ' Without `Retry-After` and with a body that is no JSON:API document, the stage takes fewer requests a second: wait a ' +
  'second, then twice as long each time, and send the request again. Nothing was carried out.';

const responseOf = (status: number, errors: readonly DocumentedError[]): object => {
  const title = titles[status] ?? 'Error';
  const [first] = errors;
  return {
    description: `${title}. ${describeErrors(errors)}${status === 429 ? throttled : ''}`,
    ...headersOf(status, errors),
    content: {
      [mediaType]: {
        schema: schemaReference(errorSchemaName(status, errors)),
        example: { errors: [{ status: String(status), code: first?.code, title, detail: first?.means }] },
      },
    },
  };
};

const snakeCase = (title: string): string => title.toLowerCase().replaceAll(' ', '_');

/** Name of a response: its title and what of the operation it depends on, as `bad_request_include_list`. */
const nameOf = (status: number, errors: readonly DocumentedError[]): string =>
  [snakeCase(titles[status] ?? 'error'), ...new Set(errors.map((each) => each.of))]
    .filter((part) => part !== 'any')
    .join('_');

/** Name of the schema of an error document. */
const errorSchemaName = (status: number, errors: readonly DocumentedError[]): string =>
  `${nameOf(status, errors)}_errors`;

const byStatus = (operation: DescribedOperation): [number, DocumentedError[]][] => {
  const errors = errorsOf(operation);
  return [...new Set(errors.map(({ status }) => status))].map((status) => [
    status,
    errors.filter((each) => each.status === status),
  ]);
};

export const errorReferences = (operation: DescribedOperation): Record<string, JsonSchema> =>
  Object.fromEntries([
    ...byStatus(operation).map(
      ([status, errors]) => [status, reference(`responses/${nameOf(status, errors)}`)] as const,
    ),
  ]);

/** The schemas of the error documents of some operations. */
export const errorSchemas = (operations: readonly DescribedOperation[]): (readonly [string, JsonSchema])[] =>
  operations
    .flatMap(byStatus)
    .map(([status, errors]) => [errorSchemaName(status, errors), documentOf(status, errors)] as const);

/** The error responses of some operations by the name under which operations refer to them. */
export const errorResponses = (operations: readonly DescribedOperation[]): Record<string, object> =>
  Object.fromEntries(
    operations
      .flatMap(byStatus)
      .map(([status, errors]) => [nameOf(status, errors), responseOf(status, errors)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
