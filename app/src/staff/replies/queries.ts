import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Init, Resource } from 'facet-client/types';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

/** A reply of instructors to the students of a section. */
export type Reply = Resource<'course_evaluation_reply'>;

const path = '/api/v1/course_evaluation_replies';

/** Reads the reply to an evaluation; null without a reply that the caller may see. */
export const useReply = (evaluation: string) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['replies', 'one', evaluation],
    enabled: may(account, 'replies:read'),
    queryFn: async (): Promise<Reply | null> => {
      const query = { 'filter[evaluation]': [evaluation] };
      const { data } = await ask((client) => client.get(path, { params: { query } }));
      return data[0] ?? null;
    },
  });
};

type Attributes = NonNullable<
  NonNullable<Init<'/api/v1/course_evaluation_replies/{id}', 'patch'>['body']>['data']['attributes']
>;

/** The writable attributes of a reply. */
export type Writing = Pick<Attributes, 'text' | 'translations'> & { readonly state?: 'published' };

/**
 * Saves the reply to an evaluation in the version that was read, so that later changes of a colleague are not
 * overwritten.
 */
export const useSaveReply = (evaluation: string, read: Reply | null) => {
  const { ask } = useStaff();
  const known = useQueryClient();
  const keyOf = useRequestKeys();
  return async (attributes: Writing): Promise<void> => {
    const type = 'course_evaluation_reply' as const;
    const { data } = await ask((client) => {
      if (read === null) {
        const relationships = { evaluation: { data: { type: 'course_evaluation' as const, id: evaluation } } };
        const body = { data: { type, attributes: { ...attributes, text: attributes.text ?? '' }, relationships } };
        return client.post(path, { body, idempotencyKey: keyOf(body) });
      }
      const { id, meta } = read;
      const body = { data: { type, id, attributes } };
      const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf([body, meta]) };
      return client.patch('/api/v1/course_evaluation_replies/{id}', call);
    });
    known.setQueryData(['replies', 'one', evaluation], data);
    await known.invalidateQueries({ queryKey: ['replies', 'due'] });
  };
};

/** Reads the person's classes that wait for a reply. */
export const useDueReplies = () => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['replies', 'due'],
    enabled: may(account, 'replies:write'),
    queryFn: async () => (await ask((client) => client.get('/api/v1/my/due_replies'))).meta,
  });
};

// The most values that a filter accepts.
const most = 100;

/** Counts the published replies to some evaluations. */
export const usePublishedReplies = (evaluations: readonly string[]) => {
  const { ask, account } = useStaff();
  const ids = evaluations.slice(0, most);
  return useQuery({
    queryKey: ['replies', 'published', ids],
    enabled: may(account, 'replies:read') && ids.length > 0,
    queryFn: async (): Promise<number> => {
      const query = { 'filter[evaluation]': ids, 'page[size]': most };
      const { data } = await ask((client) => client.get(path, { params: { query } }));
      return data.filter(({ attributes }) => attributes.state === 'published').length;
    },
  });
};
