import { useQuery } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import type { Resource } from 'facet-client/types';
import { useStaff } from '../session/staff.tsx';
import type { ResultDocument } from './result.ts';

/** A comment as readers and reviewers see it. */
export type Comment = Resource<'course_evaluation_comment'>;

/** What results and comments are asked for by. */
export type Ask = ReturnType<typeof useStaff>['ask'];

/** Reads the result of an evaluation. */
export const readResult = (ask: Ask, id: string): Promise<ResultDocument> =>
  ask((client) => client.get('/api/v1/course_evaluations/{id}/result', { params: { path: { id } } }));

/** Reads the comments on a result that the caller may read, over all pages. */
const readComments = (ask: Ask, evaluation: string): Promise<Comment[]> =>
  ask((client) =>
    Array.fromAsync(
      resources(client, '/api/v1/course_evaluation_comments', {
        params: { query: { 'filter[evaluation]': [evaluation], 'page[size]': 100 } },
      }),
    ),
  );

/** The key under which the result of an evaluation is kept. */
export const resultKey = (id: string): readonly string[] => ['results', 'result', id];

/** The result of an evaluation. */
export const useResult = (id: string) => {
  const { ask } = useStaff();
  return useQuery({ queryKey: resultKey(id), queryFn: () => readResult(ask, id) });
};

/** The comments on a result. */
export const useComments = (evaluation: string, isWanted: boolean) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['results', 'comments', evaluation],
    queryFn: () => readComments(ask, evaluation),
    enabled: isWanted,
  });
};
