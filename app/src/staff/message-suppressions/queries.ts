import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from 'facet-client/types';
import type { PageQuery } from '../../ui/next-page.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

export type Suppression = Resource<'message_suppression'>;
export type Reason = NonNullable<Suppression['attributes']['reason']>;

/** Reads a page of the suppressions, the latest day first; for one reason, or for all. */
export const useSuppressions = (reason: Reason | '', page: PageQuery) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['suppressions', reason, page],
    queryFn: () => {
      const query = {
        sort: ['-created_at' as const],
        'page[size]': 50,
        ...(may(account, 'people:read') && {
          include: ['user' as const],
          'fields[user]': ['display_name' as const, 'emails' as const],
        }),
        ...(reason !== '' && { 'filter[reason]': [reason] }),
        ...page,
      };
      return ask((client) => client.get('/api/v1/message_suppressions', { params: { query } }));
    },
    placeholderData: keepPreviousData,
  });
};

/** Returns a function that reads the suppressions again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: ['suppressions'] });
};
