import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFacetClient } from 'facet-client';
import type { Resource } from 'facet-client/types';
import { send } from '../../shared/requests/send.ts';
import { useStaff } from '../session/staff.tsx';

export type Template = Resource<'message_template'>;
export type TemplatePurpose = NonNullable<Template['attributes']['purpose']>;

/** All templates by name, 100 at most. */
export const useTemplates = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['templates', 'all'],
    queryFn: async () => {
      const query = { sort: ['name' as const], 'page[size]': 100 };
      return (await ask((client) => client.get('/api/v1/message_templates', { params: { query } }))).data;
    },
  });
};

/** Reads a template. Each page that opens reads it again, because an old version could not be saved. */
export const useTemplate = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['templates', 'one', id],
    refetchOnMount: 'always',
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/message_templates/{id}', { params: { path: { id } } }))).data,
  });
};

/** Reads the institution's first language. The request needs no token, because the data are public. */
export const useOwnLanguage = () =>
  useQuery({
    queryKey: ['institution', 'language'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = createFacetClient({ baseUrl: window.location.origin, fetch: send, retry: false });
      return (await client.get('/api/v1/institution')).data.attributes.languages[0] ?? null;
    },
  });

/** Returns a function that reads the templates and their previews again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return async () => {
    await Promise.all([
      known.invalidateQueries({ queryKey: ['templates'] }),
      known.invalidateQueries({ queryKey: ['messages', 'preview'] }),
    ]);
  };
};
