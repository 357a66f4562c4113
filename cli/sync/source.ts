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

/** A page of a list: its resources, and the path of the next one. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly next?: string;
}

export interface SourceOptions {
  readonly baseUrl: string;
  readonly token: string;
  /** Ends what is being waited for. */
  readonly signal?: AbortSignal | undefined;
}

/** The status of a refusal; undefined for what is none. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof FacetError ? error.status : undefined;

/** The stable name of what was refused. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof FacetError ? error.errors[0]?.code : undefined;

const attempts = 9;
const longestPause = 15_000;

// Of the service's refusals, only "busy" passes. A service that restarts may give no answer at all.
const passes = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status !== undefined) return status === 429 || status >= 500;
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
};

const pauseAfter = async (failed: number, error: unknown): Promise<void> => {
  const asked = error instanceof FacetError ? Number(error.response.headers.get('retry-after') ?? 0) : 0;
  await sleep(Math.max(Math.min(2 ** failed * 100, longestPause), asked * 1_000));
};

// Longer than the service waits.
const timeout = 60_000;

/** The service, by the typed client alone. Waits where the service is busy or away, for about a minute. */
export class Source {
  readonly #client: FacetClient;
  readonly #signal: AbortSignal | undefined;

  constructor({ signal, ...options }: SourceOptions) {
    // It repeats what it has to, each time with a limit of its own.
    this.#client = createFacetClient({ ...options, retry: false });
    this.#signal = signal;
  }

  #init() {
    const limit = AbortSignal.timeout(timeout);
    return { signal: this.#signal === undefined ? limit : AbortSignal.any([limit, this.#signal]) };
  }

  /** A document with all digits of its numbers; the path is one of the interface, or a link of the service. */
  #read(path: string, query: string): Promise<unknown> {
    const call = async () => {
      const { promise: response, resolve: onResponse } = Promise.withResolvers<Response>();
      const init = { ...this.#init(), parseAs: 'text', querySerializer: () => query, onResponse } as const;
      // Every path that is read here answers a document to a GET.
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
    // Only the query of the link is taken: the token goes to no address but the client's own, which may be another one than
    // the links', with more or less in front of the path.
    const next = links.next ? new URL(links.next).search : undefined;
    return { rows: data.map(toRow), ...(next && { next: `${path}${next}` }) };
  }

  /** A resource; undefined where there is none any more. */
  async resource(type: CopiedType, id: string): Promise<Row | undefined> {
    try {
      const { data } = (await this.#read(`${lists[type]}/${id}`, '')) as { data: unknown };
      return toRow(data);
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 410) return undefined;
      throw error;
    }
  }

  /** What of some types has changed after a cursor; an empty page waits some seconds for something to come. */
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
