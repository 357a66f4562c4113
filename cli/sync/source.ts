import { createFacetClient, type FacetClient } from '../../client/src/client.ts';
import { FacetError } from '../../client/src/facet-error.ts';
import { readDocument } from '../../client/src/read-document.ts';
import type { Document, PagedPath } from '../../client/src/types.ts';
import { parseExact } from '../../lib/runtime/json.ts';
import { sleep } from '../../lib/runtime/pause.ts';
import { retry } from '../../lib/runtime/retry.ts';
import { type Row, toRow } from './copy.ts';
import { type CopiedType, lists } from './lists.ts';

const changesPath = '/api/v1/changes';

/** A page of the change feed. */
export type ChangesPage = Document<typeof changesPath, 'get'>;

/** A page of a list: its resources, and the path of the next page. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly next?: string;
}

export interface SourceOptions {
  readonly baseUrl: string;
  readonly token: string;
  /** The signal that ends a pending request or pause. */
  readonly signal?: AbortSignal | undefined;
}

/** Returns the status of a refusal; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof FacetError ? error.status : undefined;

/** Returns the code of a refusal. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof FacetError ? error.errors[0]?.code : undefined;

const attempts = 9;
const longestPause = 15_000;

// Only a refusal with "busy" is temporary. A service that restarts may give no response at all.
const passes = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status !== undefined) return status === 429 || status >= 500;
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
};

const pauseAfter = async (failed: number, error: unknown): Promise<void> => {
  const asked = error instanceof FacetError ? Number(error.response.headers.get('retry-after') ?? 0) : 0;
  await sleep(Math.max(Math.min(2 ** failed * 100, longestPause), asked * 1_000));
};

// The timeout in milliseconds, longer than the service's own waits.
const timeout = 60_000;

/** The service, called by the typed client alone. It waits for about a minute while the service is busy or away. */
export class Source {
  readonly #client: FacetClient;
  readonly #signal: AbortSignal | undefined;

  constructor({ signal, ...options }: SourceOptions) {
    // This class repeats requests itself, each with its own timeout.
    this.#client = createFacetClient({ ...options, retry: false });
    this.#signal = signal;
  }

  #init() {
    const limit = AbortSignal.timeout(timeout);
    return { signal: this.#signal === undefined ? limit : AbortSignal.any([limit, this.#signal]) };
  }

  /** Reads a document with all digits of its numbers. The path is one of the API, or a link of the service. */
  #read(path: string, query: string): Promise<unknown> {
    const call = async () => {
      const { promise: response, resolve: onResponse } = Promise.withResolvers<Response>();
      const init = { ...this.#init(), parseAs: 'text', querySerializer: () => query, onResponse } as const;
      // A GET of every path that is read here returns a document.
      const text = await this.#client.get(path as PagedPath, init);
      return readDocument(await response, text, parseExact);
    };
    return retry(call, { attempts, isRetryable: passes, pause: pauseAfter });
  }

  /** A page of a list. */
  async page(target: string): Promise<ListPage> {
    const [path = '', query = ''] = target.split('?');
    const { data, links } = (await this.#read(path, query)) as {
      data: readonly unknown[];
      links: { next?: string | null };
    };
    // Only the query of the link is used, so that the token goes to the client's own address alone. That address may
    // differ from the links', with more or less before the path.
    const next = links.next ? new URL(links.next).search : undefined;
    return { rows: data.map(toRow), ...(next && { next: `${path}${next}` }) };
  }

  /** Reads a resource; undefined if it no longer exists. */
  async resource(type: CopiedType, id: string): Promise<Row | undefined> {
    try {
      const { data } = (await this.#read(`${lists[type]}/${id}`, '')) as { data: unknown };
      return toRow(data);
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 410) return undefined;
      throw error;
    }
  }

  /** Reads the changes of some types after a cursor. If there are none, the service waits some seconds for a change. */
  changes(after: string, types: readonly CopiedType[], wait: number): Promise<ChangesPage> {
    const named = types.length === 0 ? {} : { 'filter[subject_type]': [...types] };
    const call = () =>
      this.#client.get(changesPath, {
        ...this.#init(),
        params: { query: { 'page[after]': after, 'page[size]': 100, ...named } },
        ...(wait > 0 && { headers: { prefer: `wait=${wait}` } }),
      });
    return retry(call, { attempts, isRetryable: passes, pause: pauseAfter });
  }
}
