import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from 'facet-client/types';
import type { PageQuery } from '../../ui/next-page.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

/** The key under which the list finds a new token. */
export const newToken = 'token';

export type Token = Resource<'access_token'>;

/** Reads a page of the tokens, the newest first. */
export const useTokens = (page: PageQuery) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['tokens', page],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/access_tokens', {
          params: { query: { sort: ['-created_at'], 'page[size]': 20, ...page } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** The names of users by id; none for callers that cannot read them. */
export const useNames = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const { ask, account } = useStaff();
  const mayRead = may(account, 'people:read');
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: ['people', 'name', id],
      enabled: mayRead,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async (): Promise<readonly [string, string]> => {
        const { data } = await ask((client) => client.get('/api/v1/users/{id}', { params: { path: { id } } }));
        return [id, data.attributes.display_name ?? id];
      },
    })),
    combine: (found) => new Map(found.flatMap(({ data }) => (data === undefined ? [] : [data]))),
  });
};

/** Returns a function that reads the tokens again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: ['tokens'] });
};
