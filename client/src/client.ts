import createClient from 'openapi-fetch';
import { FacetError } from './facet-error.ts';
import { readDocument } from './read-document.ts';
import { type RetryOptions, retrying, takesKey } from './retry.ts';
import type { paths } from './schema.ts';
import { type CallOptions, type Document, type Init, type Method, mediaType, type PathOf } from './types.ts';

type RequiredKeys<Members> = {
  [Key in keyof Members]-?: object extends Pick<Members, Key> ? never : Key;
}[keyof Members];

/** What follows the path: it may be left out where all of it may. */
export type InitArguments<Path extends keyof paths, M extends Method> =
  RequiredKeys<Init<Path, M>> extends never ? [init?: Init<Path, M>] : [init: Init<Path, M>];

type Call<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...init: InitArguments<Path, M>
) => Promise<Document<Path, M>>;

/** One function for each method; each answers the document, or throws a `FacetError`. */
export type FacetClient = { readonly [M in Method]: Call<M> };

/** Where the service is and who asks. */
export interface FacetClientOptions {
  /** The address before `/api/v1`. */
  readonly baseUrl: string;
  /** Left out where nobody needs one: to redeem an invitation. */
  readonly token?: string;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * How a request is sent again that was not answered, or refused for now (429, 502, 503, 504), after the pause that
   * `Retry-After` asks for; a write goes under an `Idempotency-Key`, made where the call has none. False for never.
   */
  readonly retry?: RetryOptions | false;
}

/** The untyped form of all calls, which openapi-fetch has inside as well. */
type AnyRequest = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

interface AnyInit extends CallOptions {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>> };
  readonly parseAs?: string;
  readonly signal?: AbortSignal | null;
}

// An address ends with the last of its parts that is none of these: `/users/` is the list.
const noParts: readonly unknown[] = ['', '.', '..'];

const requireParts = ({ params }: AnyInit): void => {
  const [name, value] = Object.entries(params?.path ?? {}).find(([, each]) => noParts.includes(each)) ?? [];
  if (name !== undefined) throw new TypeError(`The path parameter "${name}" is ${JSON.stringify(value)}`);
};

const headersOf = ({ idempotencyKey, ifMatch, ifNoneMatch }: CallOptions) => ({
  'Idempotency-Key': idempotencyKey,
  'If-Match': typeof ifMatch === 'number' ? `"v${ifMatch}"` : ifMatch,
  'If-None-Match': ifNoneMatch,
});

// What is undefined is not sent, and `fetch` does not look at options that it does not know. Documents are
// parsed by us: a `SyntaxError` would not show what has answered.
const toInit = ({ params, parseAs = 'text', ...init }: AnyInit): object => ({
  ...init,
  parseAs,
  params: { ...params, header: headersOf(init) },
});

/** A client of the service at an address. */
export const createFacetClient = ({ baseUrl, token, fetch, retry = {} }: FacetClientOptions): FacetClient => {
  const { request } = createClient<paths>({
    baseUrl,
    headers: {
      Accept: mediaType,
      'Content-Type': mediaType,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    querySerializer: { array: { style: 'form', explode: false } },
    ...(fetch && { fetch }),
  });
  const send = request as unknown as AnyRequest;
  const callOnce = async (method: Method, path: string, init: AnyInit) => {
    const { data, error, response } = await send(method, path, toInit(init));
    init.onResponse?.(response);
    if (!response.ok) throw new FacetError(response, error);
    return init.parseAs === undefined ? readDocument(response, data) : data;
  };
  const call =
    (method: Method) =>
    async (path: string, init: AnyInit = {}) => {
      requireParts(init);
      if (retry === false) return callOnce(method, path, init);
      const keyed = takesKey(method, path) ? { idempotencyKey: crypto.randomUUID(), ...init } : init;
      return retrying({ method, path, signal: init.signal }, () => callOnce(method, path, keyed), retry);
    };
  // The types of `paths` say which document each path answers; the functions are the same for all.
  return { get: call('get'), post: call('post'), patch: call('patch'), delete: call('delete') } as FacetClient;
};
