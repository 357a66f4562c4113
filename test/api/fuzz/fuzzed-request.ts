import fc, { type Arbitrary } from 'fast-check';
import { resources } from '../../../lib/resources/registry.ts';
import { fromSchema } from './from-schema.ts';
import type { KnownIds } from './known-ids.ts';
import { mistake, strangeBody, strangeText } from './mistakes.ts';
import type { FuzzedOperation, Parameter, Schema } from './openapi-document.ts';

/** Who asks: with all scopes, with all but the one that is needed, without a token, or a user who has no part in a case. */
export type Caller = 'anybody' | 'unscoped' | 'nobody' | 'outsider';

/** A request as it goes out. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly caller: Caller;
}

interface Draft {
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly document: unknown;
  /** Sent in place of the document. */
  readonly raw?: string;
}

const mediaType = 'application/vnd.api+json';

// As it may stand in a request line: nothing but printable ASCII, with what is encoded already left as it is.
const inLine = (text: string): string =>
  text.toWellFormed().replace(/[^!-~]|[#?&]/gu, (character) => encodeURIComponent(character));

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const typeAt = (path: string, name: string): string | undefined => {
  const collection = path.split(`/{${name}}`)[0]?.split('/').at(-1);
  return resources.find((each) => each.collection === collection)?.type;
};

const pathOf = ({ path, parameters }: FuzzedOperation, ids: KnownIds): Arbitrary<{ path: string; ids: string[] }> => {
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  return fc.array(fc.nat(1_000), { minLength: names.length, maxLength: names.length }).map((indexes) => {
    const picked = names.map((name, position) => ids.pick(indexes[position] ?? 0, typeAt(path, name)));
    const filled = names.reduce((text, name, position) => text.replace(`{${name}}`, picked[position] ?? ''), path);
    return { path: filled, ids: picked };
  });
};

const written = (value: unknown): string => [value].flat().map(String).map(encoded).join(',');

// A cursor is one only when a list has given it, so links are followed; what `include` may say where several types can be
// answered depends on what is found.
const isDrawable = ({ name, schema }: Parameter): boolean =>
  !/^page\[(after|before)\]$/.test(name) && !(name === 'include' && schema.maxItems !== 0 && isAnyText(schema.items));

const isAnyText = (schema: Schema | undefined): boolean =>
  schema !== undefined && schema.enum === undefined && schema.$ref === undefined;

// `filter[sections]` is of sections.
const fieldOf = (name: string): string => /\[(\w+)\]/.exec(name)?.[1] ?? name;

const queryOf = ({ parameters }: FuzzedOperation, ids: KnownIds): Arbitrary<string[]> => {
  const drawable = parameters.filter((each) => each.in === 'query' && isDrawable(each));
  const [needed, drawn] = [drawable.filter(({ required }) => required), drawable.filter(({ required }) => !required)];
  const draw = ({ name, schema }: Parameter): Arbitrary<string> =>
    fromSchema(schema, ids, fieldOf(name)).map((value) => `${encoded(name)}=${written(value)}`);
  return fc
    .subarray(drawn, { maxLength: Math.min(4, drawn.length) })
    .map((some) => [...needed, ...some])
    .chain((some) => (some.length === 0 ? fc.constant([]) : fc.tuple(...some.map(draw))));
};

const bodyOf = ({ body, method }: FuzzedOperation, own: string | undefined, ids: KnownIds): Arbitrary<unknown> => {
  if (body === undefined) return fc.constant(undefined);
  // An update is of what its path names; a linkage is the same with and without.
  const withId = (document: unknown) => {
    const { data } = document as { data: object };
    return Array.isArray(data) ? document : { data: { ...data, id: own } };
  };
  return fromSchema(body.schema, ids).map((document) => (method === 'PATCH' ? withId(document) : document));
};

const validDraft = (operation: FuzzedOperation, ids: KnownIds, pathIds = ids): Arbitrary<Draft> =>
  pathOf(operation, pathIds).chain(({ path, ids: picked }) =>
    fc.tuple(queryOf(operation, ids), bodyOf(operation, picked.at(-1), ids)).map(([query, document]) => ({
      path,
      query,
      headers: {
        accept: operation.body?.mediaType ?? mediaType,
        ...(operation.body !== undefined && { 'content-type': operation.body.mediaType }),
      },
      document,
    })),
  );

type Spoil = (draft: Draft) => Draft;

const strangeType = fc.constantFrom('text/plain', 'application/json', `${mediaType}; charset=utf-8`, '*/*', ';', 'é');

const spoilHeaders: Arbitrary<Spoil> = fc
  .tuple(fc.constantFrom('accept', 'content-type'), strangeType)
  .map(([name, value]) => (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }));

const spoilPath: Arbitrary<Spoil> = strangeText.map((text) => (draft) => {
  const segments = draft.path.split('/');
  return { ...draft, path: [...segments.slice(0, 4), inLine(text), ...segments.slice(5)].join('/') };
});

const spoilQuery = ({ parameters }: FuzzedOperation): Arbitrary<Spoil> => {
  const names = ['foo', '', 'page', 'page[]', 'fields[odd]', 'sort', 'include', 'filter[created_at][gte]', '__proto__'];
  const undrawable = parameters.filter((each) => each.in === 'query' && !isDrawable(each)).map((each) => each.name);
  const all = [...names, ...parameters.map((each) => each.name)];
  const name = fc.constantFrom(...all.filter((each) => each !== 'include' || !undrawable.includes(each)));
  return fc
    .tuple(name, strangeText, fc.boolean())
    .map(([each, value, isRaw]) => [isRaw ? inLine(each) : encoded(each), isRaw ? inLine(value) : encoded(value)])
    .map(([each, value]) => (draft) => ({ ...draft, query: [...draft.query, `${each}=${value}`] }));
};

const spoilBody: Arbitrary<Spoil> = fc.oneof(
  {
    weight: 1,
    arbitrary: strangeBody.map(
      (raw): Spoil =>
        (draft) => ({ ...draft, raw }),
    ),
  },
  {
    weight: 6,
    arbitrary: mistake.map(
      (make): Spoil =>
        (draft) => ({ ...draft, document: make(draft.document) }),
    ),
  },
);

const spoils = (operation: FuzzedOperation): Arbitrary<Spoil> =>
  fc.oneof(
    { weight: 1, arbitrary: spoilHeaders },
    { weight: 1, arbitrary: spoilPath },
    { weight: 3, arbitrary: spoilQuery(operation) },
    ...(operation.body === undefined ? [] : [{ weight: 8, arbitrary: spoilBody }]),
  );

const callers = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Caller>('anybody') },
  { weight: 1, arbitrary: fc.constantFrom<Caller>('unscoped', 'nobody', 'outsider') },
);

const toRequest = (
  { method }: FuzzedOperation,
  { path, query, headers, document, raw }: Draft,
  caller: Caller,
): FuzzedRequest => {
  const target = query.length === 0 ? path : `${path}?${query.join('&')}`;
  const body = raw ?? JSON.stringify(document);
  return { method, target, headers, ...(body === undefined ? {} : { body }), caller };
};

/** Requests of an operation: half of them as the document allows, half of them with one to three mistakes. */
export const requestsOf = (operation: FuzzedOperation, ids: KnownIds): Arbitrary<FuzzedRequest> =>
  fc
    .tuple(
      validDraft(operation, ids),
      fc.oneof(fc.constant([]), fc.array(spoils(operation), { minLength: 1, maxLength: 3 })),
      callers,
    )
    .map(([valid, mistakes, caller]) => {
      const draft = mistakes.reduce<Draft>((made, spoil) => spoil(made), valid);
      return toRequest(operation, draft, caller);
    });

/** Requests of an operation as the document allows them; the ids in their paths can be others. */
export const validRequestsOf = (operation: FuzzedOperation, ids: KnownIds, pathIds = ids): Arbitrary<FuzzedRequest> =>
  validDraft(operation, ids, pathIds).map((draft) => toRequest(operation, draft, 'anybody'));

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a line of curl. */
export const toCurl = ({ method, target, headers, body, caller }: FuzzedRequest): string =>
  [
    `curl -g -X ${method} "$BASE"${quoted(target)}`,
    ...(caller === 'nobody' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ');
