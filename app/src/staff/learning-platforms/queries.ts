import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from 'facet-client/types';
import { useStaff } from '../session/staff.tsx';

export type Platform = Resource<'lti_platform'>;

/** All platforms, 20 at most. */
export const usePlatforms = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['platforms', 'all'],
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/lti_platforms', { params: { query: { sort: ['created_at'] } } })))
        .data,
  });
};

/** A platform. */
export const usePlatform = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['platforms', id],
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/lti_platforms/{id}', { params: { path: { id } } }))).data,
  });
};

/** Returns a function that reads the shown data of platforms again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: ['platforms'] });
};
