import type { FacetClient } from 'facet-client';
import type { Init } from 'facet-client/types';
import type { filtersOf } from './choice.ts';

type Query = ReturnType<typeof filtersOf>;
type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

/** Returns the query of the next part; undefined after the last part. */
export const nextPart = (link: string | null): string | undefined => {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return address === undefined ? undefined : new URL(address).search;
};

const path = '/api/v1/course_evaluation_results';

const readPart = async (ask: Ask, query: Query | string): Promise<readonly [string, string | undefined]> => {
  let next: string | undefined;
  const init = {
    headers: { Accept: 'text/csv' },
    parseAs: 'text',
    // Only the query of the link is used, so that the token goes to the client's own address and no other.
    ...(typeof query === 'string' ? { querySerializer: () => query.replace(/^\?/, '') } : { params: { query } }),
    onResponse: (response: Response) => {
      next = nextPart(response.headers.get('link'));
    },
  } satisfies Init<typeof path, 'get'>;
  const text: unknown = await ask((client) => client.get(path, init));
  return [String(text), next];
};

/** Reads the rows of the chosen results in parts, which together are one file. */
export const exportResults = async (
  ask: Ask,
  chosen: Query,
  progress: (rows: number) => void,
): Promise<readonly string[]> => {
  const parts: string[] = [];
  let [rows, query]: [number, Query | string | undefined] = [-1, chosen];
  while (query !== undefined) {
    const [text, next] = await readPart(ask, query);
    parts.push(text);
    rows += text.split('\r\n').length - 1;
    progress(rows);
    query = next;
  }
  return parts;
};
