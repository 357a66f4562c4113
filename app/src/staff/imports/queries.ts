import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { resources } from 'facet-client/pages';
import type { Resource } from 'facet-client/types';
import { nextPage, type PageQuery } from '../../ui/next-page.ts';
import { useStaff } from '../session/staff.tsx';
import type { Rejection } from './rejections-csv.ts';
import { hasEnded } from './stage.ts';

export type Import = Resource<'import'>;

const everyMs = 1_500;

const isUnderWay = (imports: readonly Import[]): boolean =>
  imports.some(({ attributes }) => attributes.state === 'running');

const listKey = ['imports', 'list'];

/** The imports, newest first, a page after the other. */
export const useImports = () => {
  const { ask } = useStaff();
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      ask((client) =>
        client.get('/api/v1/imports', { params: { query: { sort: ['-created_at'], 'page[size]': 20, ...pageParam } } }),
      ),
    initialPageParam: {} as PageQuery,
    getNextPageParam: ({ links }) => nextPage(links.next),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.pages.flatMap(({ data }) => data) ?? []) ? 4_000 : false),
  });
};

/** Reads the list of imports again. */
export const useReadListAgain = (): (() => void) => {
  const known = useQueryClient();
  return () => void known.invalidateQueries({ queryKey: listKey });
};

/** An import while it runs, and afterwards. */
export const useImport = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: async () => (await ask((client) => client.get('/api/v1/imports/{id}', { params: { path: { id } } }))).data,
    refetchInterval: ({ state: { data } }) => (data === undefined || hasEnded(data.attributes) ? false : everyMs),
  });
};

/** The rows that an import did not load, a page of them; `query` says which. */
export const useRejections = (id: string, query: PageQuery) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['imports', 'rejections', id, query],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/imports/{id}/rejections', {
          params: { path: { id }, query: { 'page[size]': 25, ...query } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** All rows that an import did not load; calls `progress` with their number so far. */
export const readAllRejections = async (
  client: FacetClient,
  id: string,
  progress: (count: number) => void,
): Promise<readonly Rejection[]> => {
  const all: Rejection[] = [];
  const init = { params: { path: { id }, query: { 'page[size]': 100 } } } as const;
  for await (const { attributes } of resources(client, '/api/v1/imports/{id}/rejections', init)) {
    all.push(attributes);
    if (all.length % 100 === 0) progress(all.length);
  }
  return all;
};
