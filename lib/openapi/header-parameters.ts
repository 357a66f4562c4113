import type { Operation } from '../model/definition/operations.ts';
import { replay as replaySchema } from '../resources/shared/answer-schemas.ts';
import { type JsonSchema, reference, schemaOf, text } from './json-schema.ts';

/** A request header that changes how an operation is carried out. */
interface HeaderParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  isTakenBy(operation: Operation): boolean;
}

/** Whether an operation is carried out once for each idempotency key: not where nothing may be kept, or nobody is known. */
export const takesKey = ({ method, leavesNoTrace, withoutToken }: Operation): boolean =>
  !leavesNoTrace && !withoutToken && (method === 'POST' || method === 'PATCH');

const writesRecord = ({ method, kind }: Operation): boolean =>
  method !== 'GET' && kind !== 'create' && kind !== 'action';

const headers: Readonly<Record<string, HeaderParameter>> = {
  idempotency_key: {
    name: 'Idempotency-Key',
    description:
      'A key of your own for this request. For 24 hours the same request with the same key is carried out once: it is answered as the first one was, with `Idempotent-Replayed: true`.',
    schema: { type: 'string', pattern: '^("[A-Za-z0-9_.:-]{1,255}"|[A-Za-z0-9_.:-]{1,255})$' },
    isTakenBy: takesKey,
  },
  if_match: {
    name: 'If-Match',
    description:
      'Carries out the write only if the resource is in one of these versions: `"v3"` for `meta.version` 3, or an `ETag` of this API. Else 412, and nothing is written.',
    schema: text,
    isTakenBy: writesRecord,
  },
  if_none_match: {
    name: 'If-None-Match',
    description:
      'A read is answered 304 without a body if the answer has one of these `ETag`s; a write is refused with 412 if the resource is in one of these versions.',
    schema: text,
    isTakenBy: (operation) => operation.method === 'GET' || writesRecord(operation),
  },
  accept_language: {
    name: 'Accept-Language',
    description: 'The languages in which the words of a report are wanted: `en`, which it is in otherwise, or `de`.',
    schema: text,
    isTakenBy: ({ name }) => name === 'read-evaluation-result',
  },
  prefer: {
    name: 'Prefer',
    description:
      'Keeps an empty page back until something comes, for so many seconds, 20 at most: `wait=20` (RFC 7240). The answer has `Preference-Applied`.',
    schema: text,
    isTakenBy: ({ name }) => name === 'list-changes',
  },
};

/** References to headers by the names of their components. */
export const headerReferencesOf = (names: readonly (keyof typeof headers)[]): JsonSchema[] =>
  names.map((name) => reference(`parameters/${name}`));

/** References to the headers that an operation takes. */
export const headerReferences = (operation: Operation): JsonSchema[] =>
  Object.entries(headers).flatMap(([name, header]) =>
    header.isTakenBy(operation) ? [reference(`parameters/${name}`)] : [],
  );

/** The headers that operations take, by the name of their component. */
export const headerParameters: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(headers).map(([key, { name, description, schema }]) => [
    key,
    { name, in: 'header', description, schema },
  ]),
);

const entityTagHeader = {
  ETag: { description: 'Strong validator of the answer, for `If-None-Match` and `If-Match`.', schema: text },
} as const;

const replayHeaders = {
  'Idempotent-Replayed': {
    description: 'There if the request with this key was carried out before, and this is the answer of that time.',
    schema: { const: 'true' },
  },
  'Idempotency-Key': { description: 'The key of the request, in an answer of that time.', schema: text },
} as const;

/** The headers of any answer of an operation that succeeds. */
export const replayHeadersOf = (operation: Operation) => (takesKey(operation) ? replayHeaders : {});

/** The headers of an answer with content. */
export const answerHeaders = (operation: Operation) => ({ ...entityTagHeader, ...replayHeadersOf(operation) });

/** The 304 answer to a caller that already has the current content. */
export const unchanged = {
  304: { description: 'The answer has not changed since.', headers: entityTagHeader },
} as const;

/** Stands in the `meta` of a repeated request's answer. */
export const replay = schemaOf(replaySchema, 'output');
