import { titles } from '../jsonapi/errors.ts';
import { mediaType } from '../jsonapi/media-type.ts';
import type { DescribedOperation } from './described-operation.ts';
import { type DocumentedError, errorsOf } from './error-catalogue.ts';
import { constant, type JsonSchema, objectOf, reference, schemaReference, uri } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };

/** The error object of all refusals. */
export const errorObjectSchema: JsonSchema = objectOf(
  {
    status: { type: 'string', pattern: '^[45][0-9]{2}$' },
    code: text,
    title: text,
    detail: text,
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
    links: objectOf({ type: uri }),
    meta: { type: 'object' },
  },
  ['status', 'code', 'title', 'detail'],
);

const headersOf = (status: number, errors: readonly DocumentedError[]): object => {
  const header = (name: string, description: string): object => ({
    headers: { [name]: { description, schema: text } },
  });
  if (status === 401) return header('WWW-Authenticate', 'Always `Bearer`.');
  const passes =
    status === 503 || errors.some(({ code }) => code === 'import_under_way' || code === 'idempotency_key_in_use');
  return passes ? header('Retry-After', 'Seconds after which to try again.') : {};
};

const responseOf = (status: number, errors: readonly DocumentedError[]): object => {
  const title = titles[status] ?? 'Error';
  const [first] = errors;
  return {
    description: `${title}. ${errors.map(({ code, when }) => `\`${code}\`: ${when}`).join(' ')}`,
    ...headersOf(status, errors),
    content: {
      [mediaType]: {
        schema: objectOf({
          errors: {
            type: 'array',
            minItems: 1,
            items: {
              allOf: [
                schemaReference('error_object'),
                {
                  type: 'object',
                  properties: {
                    status: constant(String(status)),
                    title: constant(title),
                    code: { type: 'string', enum: errors.map(({ code }) => code) },
                  },
                },
              ],
            },
          },
        }),
        example: { errors: [{ status: String(status), code: first?.code, title, detail: first?.when }] },
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

const byStatus = (operation: DescribedOperation): [number, DocumentedError[]][] => {
  const errors = errorsOf(operation);
  return [...new Set(errors.map(({ status }) => status))].map((status) => [
    status,
    errors.filter((each) => each.status === status),
  ]);
};

export const errorReferences = (operation: DescribedOperation): Record<string, JsonSchema> =>
  Object.fromEntries(
    byStatus(operation).map(([status, errors]) => [status, reference(`responses/${nameOf(status, errors)}`)]),
  );

/** The error responses of some operations by the name under which operations refer to them. */
export const errorResponses = (operations: readonly DescribedOperation[]): Record<string, object> =>
  Object.fromEntries(
    operations
      .flatMap(byStatus)
      .map(([status, errors]) => [nameOf(status, errors), responseOf(status, errors)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
