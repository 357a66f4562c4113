import { useMutation, useQuery } from '@tanstack/react-query';
import { ownLanguage } from '../../shared/language/own-language.ts';
import { useStaff } from '../session/staff.tsx';
import { type About, requestFor } from './about.ts';

const path = '/api/v1/course_evaluation_reports';

const everyMs = 1_500;

/** Asks for an archive of reports; answers its id. */
export const useAsking = (about: About) => {
  const { ask } = useStaff();
  return useMutation({
    mutationFn: async (withComments: boolean) => {
      const request = requestFor(about);
      if (request === undefined) throw new Error('nothing is chosen');
      const { scope_of, relationships } = request;
      const language = ownLanguage === 'de' ? ('de' as const) : ('en' as const);
      const attributes = { scope_of, with_comments: withComments, language };
      const body = { data: { type: 'course_evaluation_report' as const, attributes, relationships } };
      return (await ask((client) => client.post(path, { body }))).data.id;
    },
  });
};

/** Reads an archive while the service makes it, and afterwards. */
export const useArchive = (id: string | undefined) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['archives', id],
    enabled: id !== undefined,
    queryFn: () => ask((client) => client.get(`${path}/{id}`, { params: { path: { id: id ?? '' } } })),
    refetchInterval: ({ state: { data } }) =>
      ['queued', 'running', undefined].includes(data?.data.attributes.state) ? everyMs : false,
  });
};
