import type { ValidateFunction } from 'ajv/dist/2020.js';
import { mostWords } from '../../lib/jsonapi/filter.ts';
import { type CheckedOperation, operationAt } from './openapi.ts';

/** A request with its answer, in the parts that the OpenAPI document describes. */
export interface Exchanged {
  readonly method: string;
  readonly target: string;
  readonly body: unknown;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a document can be anything until it has been looked at
  readonly document: any;
}

/** What no schema can say: it takes the table, another field, the whole body, or the text before it was parsed. */
const beyondSchemas = new Set([
  'not_of_scope',
  'too_many_documents',
  'endpoint_refused',
  'expiry_refused',
  'needed_while_active',
  'integration_only',
  'no_active_user',
  'answer_too_large',
  'before_start',
  'before_start_date',
  'does_not_apply',
  'off_scale',
  'required_for_kind',
  'wrong_number',
  'before_opening',
  'required_for_level',
  'not_of_level',
  'too_many_for_level',
  'after_opening',
  'audience_not_allowed',
  'contrast_too_low',
  'missing_merge_field',
  'before_since',
  'exponent_too_long',
  'incomplete',
  'inside_itself',
  'body_too_large',
  'invalid_characters',
  'invalid_code',
  'invalid_cursor',
  'malformed_json',
  'more_errors',
  'not_of_user',
  'not_overridden',
  'no_reason',
  'not_for_rows',
  'of_another_person',
  'out_of_range',
  'rate_refused',
  'record_too_large',
  'repeated_member',
  'repeated_parameter',
  'same_as_admin_assistant',
  'not_a_language',
  'not_a_time_zone',
  'not_a_web_address',
  'not_one_time',
  'template_of_other_purpose',
  'unknown_merge_field',
  'planned_by_service',
  'quotes_hidden_comment',
  'incomplete_order',
  'not_here',
  'not_earlier',
  'decides_nothing',
  'nested_condition',
  'other_subject',
  'not_an_answer',
  'not_shown',
  'repeated',
  'taken',
  'too_deep',
  'too_large',
  'too_little_text',
  'too_much_text',
  'too_much_included',
  'too_many',
  'too_many_at_once',
  'too_many_question_sets',
  'too_many_questions',
  'not_from_bank',
  'too_many_sections',
]);

const complaint = (what: string, { errors }: ValidateFunction): string => {
  const [first] = errors ?? [];
  return `${what} (OpenAPI): ${first?.instancePath || 'it'} ${first?.message} ${JSON.stringify(first?.params)}`;
};

const checkAnswer = ({ response, operation, hasOtherType }: CheckedOperation, exchanged: Exchanged): string[] => {
  const { status, document, target, headers } = exchanged;
  // Rows have no schema.
  if (hasOtherType(status, headers?.['content-type']?.split(';')[0] ?? '')) return [];
  const validate = response(status, !/[?&]fields(\[|%5b)/i.test(target));
  if (validate === undefined) return [`the status ${status} of ${operation.name} is not documented`];
  if (validate === null || validate(document)) return [];
  return [complaint(`the answer ${status} of ${operation.name} is not what is documented`, validate)];
};

// Headers that an answer documents by itself; other headers are common to all answers.
const describedHeaders = ['etag', 'location', 'link', 'retry-after', 'idempotency-key', 'idempotent-replayed'];

const checkHeaders = ({ headers: documented, operation }: CheckedOperation, exchanged: Exchanged): string[] => {
  const { status, headers = {} } = exchanged;
  const known = documented(status);
  const unknown = describedHeaders.filter((name) => name in headers && !known.includes(name));
  return unknown.map((name) => `the header ${name} of the answer ${status} of ${operation.name} is not documented`);
};

const isAccepted = ({ status }: Exchanged): boolean => status < 300;

/** Whether all that a refusal complains of is something that a schema could have said. */
const isForSchemas = ({ status, document }: Exchanged, where: 'pointer' | 'parameter'): boolean => {
  if (status !== 400 && status !== 422) return false;
  const errors: readonly { code: string; source?: object }[] = document?.errors ?? [];
  return errors.length > 0 && errors.every(({ code, source }) => where in (source ?? {}) && !beyondSchemas.has(code));
};

// `1e-400` and `25.000…01` are no integers, but a double makes some of them.
const unrounded = (value: unknown, source = ''): unknown => {
  const isFraction = /^-?\d+\.0*[1-9]\d*$/.test(source) || (value === 0 && /^[^e]*[1-9]/i.test(source));
  return Number.isInteger(value) && isFraction ? Number(value) + 0.5 : value;
};

// A member or an item, and no part of a time.
const fraction = /(?:"\s*:|[[,])\s*-?\d+(?:\.\d|e-)/i;

const parseBody = (body: unknown): unknown => {
  const written = typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
  const text = written.replace(/^\ufeff/, '');
  try {
    // Looking at each value takes a second per megabyte.
    if (!fraction.test(text)) return JSON.parse(text);
    return JSON.parse(text, (_name, value, { source }) => unrounded(value, source));
  } catch {
    return undefined;
  }
};

const checkBody = ({ body: validate, operation }: CheckedOperation, exchanged: Exchanged): string[] => {
  if (validate === undefined || exchanged.body === undefined) return [];
  const isAllowed = validate(parseBody(exchanged.body));
  if (isAccepted(exchanged) && !isAllowed) return [complaint(`${operation.name} took a forbidden body`, validate)];
  if (isAllowed && isForSchemas(exchanged, 'pointer'))
    return [`${operation.name} refused a body that is allowed (OpenAPI): ${exchanged.text}`];
  return [];
};

const decode = (value: string, schema: { readonly type?: unknown }): unknown => {
  if (schema.type === 'array') return value === '' ? [] : value.split(',');
  return schema.type === 'integer' && /^-?[0-9]+$/.test(value) ? Number(value) : value;
};

// `filter[created_at][gte]` is another way to write `filter[created_at.gte]`.
const nameOf = (written: string): string => written.replace(/^filter\[(\w+)\]\[(\w+)\]$/, 'filter[$1.$2]');

// Parameters that exclude each other, which OpenAPI can say in words alone.
const exclusive = [
  ['page[after]', 'page[before]'],
  ['page[after]', 'filter[since]'],
] as const;

// A search goes alone, and counts its words, which no pattern can.
const isOddSearch = (query: readonly (readonly [string, string])[]): boolean => {
  const search = query.find(([name]) => name === 'filter[q]');
  const others = query.filter(([name]) => /^(?:filter\[(?!q\])|sort$|page\[before\])/.test(name));
  return search !== undefined && (others.length > 0 || search[1].split(/[^\p{L}\p{N}]+/u).length > mostWords);
};

const checkQuery = ({ parameter: find, operation }: CheckedOperation, exchanged: Exchanged): string[] => {
  const query = [...new URLSearchParams(exchanged.target.split('?').slice(1).join('?'))];
  const forbidden = query.filter(([name, value]) => {
    const found = find(nameOf(name));
    return found === undefined || !found.validate(decode(value, found.parameter.schema));
  });
  if (isAccepted(exchanged) && forbidden.length > 0)
    return [`${operation.name} took a forbidden query (OpenAPI): ${JSON.stringify(forbidden)}`];
  const names = query.map(([name]) => name);
  const isExcluded = exclusive.some((pair) => pair.every((each) => names.includes(each))) || isOddSearch(query);
  if (forbidden.length === 0 && !isExcluded && isForSchemas(exchanged, 'parameter'))
    return [`${operation.name} refused a query that is allowed (OpenAPI): ${exchanged.text}`];
  return [];
};

const decodePath = (target: string): string => {
  const [path = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Everything in which a request and its answer differ from the OpenAPI document, in both directions: what comes back is
 * documented, what was accepted is allowed, and what is allowed was not refused for a reason that a schema could give.
 */
export const openApiViolations = (exchanged: Exchanged): string[] => {
  const described = operationAt(exchanged.method, decodePath(exchanged.target));
  // A path that leads nowhere is answered by no operation, nor is one that leads to another.
  const isUnknown = exchanged.status === 308 || exchanged.document?.errors?.[0]?.code === 'unknown_path';
  if (described === undefined || isUnknown) return [];
  return [
    ...checkAnswer(described, exchanged),
    ...checkHeaders(described, exchanged),
    ...checkBody(described, exchanged),
    ...checkQuery(described, exchanged),
  ];
};
