import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import type { Document, Resource } from 'facet-client/types';
import { closedPeriods, nameAndStatus } from '../periods/queries.ts';
import { type Account, may } from '../session/account.ts';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';
import { type Choice, queryOf } from './choice.ts';
import type { ResultDocument } from './result.ts';

/** A comment as readers and reviewers see it. */
export type Comment = Resource<'course_evaluation_comment'>;

export type ResultList = Document<'/api/v1/course_evaluation_results', 'get'>;
export type ListedResult = ResultList['data'][number];

/** What the list shows of a result. */
const listedFields = [
  ...(['name', 'names', 'status', 'withheld_because', 'enrolled', 'completed', 'response_rate'] as const),
  ...(['flags', 'closed_on', 'period', 'section'] as const),
];

/** Includes the periods for callers that can read them. */
const withPeriods = (account: Account): { include?: 'period'[] } =>
  may(account, 'periods:read') ? { include: ['period'], ...nameAndStatus } : {};

/** A page of results. */
export const useResults = (choice: Choice, pageSize = 25) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['results', 'list', choice, pageSize],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_results', {
          params: {
            query: {
              ...queryOf(choice),
              'page[size]': pageSize,
              'fields[course_evaluation_result]': listedFields,
              ...withPeriods(account),
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** An option of a filter. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The periods that have closed, the latest first; none for callers that cannot read periods. */
export const useClosedPeriods = () => {
  const { ask, account } = useStaff();
  return useQuery({
    ...closedPeriods(ask),
    enabled: may(account, 'periods:read'),
    select: (periods): Named[] => periods.map(({ id, attributes: { name } }) => ({ id, name: name ?? '' })),
  });
};

/** The name of an instructor; undefined until it is known, and for callers that cannot read it. */
export const useInstructorName = (id: string | undefined): string | undefined => {
  const { ask, account } = useStaff();
  const { data } = useQuery({
    queryKey: ['results', 'instructor', id],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_instructors/{id}', {
          params: { path: { id: id ?? '' }, query: { include: ['user'] } },
        }),
      ),
    enabled: id !== undefined && may(account, 'teaching:read', 'people:read'),
  });
  const user = data?.included?.find((each) => each.type === 'user');
  return user?.attributes.display_name ?? undefined;
};

/** The result of an evaluation. */
export const resultQuery = (ask: Ask, id: string) =>
  queryOptions({
    queryKey: ['results', 'result', id],
    queryFn: (): Promise<ResultDocument> =>
      ask((client) => client.get('/api/v1/course_evaluations/{id}/result', { params: { path: { id } } })),
  });

export const useResult = (id: string) => {
  const { ask } = useStaff();
  return useQuery(resultQuery(ask, id));
};

/** The comments on a result that the caller can read, over all pages. */
export const useComments = (evaluation: string, isWanted: boolean) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['results', 'comments', evaluation],
    queryFn: (): Promise<Comment[]> =>
      ask((client) =>
        Array.fromAsync(
          resources(client, '/api/v1/course_evaluation_comments', {
            params: { query: { 'filter[evaluation]': [evaluation], 'page[size]': 100 } },
          }),
        ),
      ),
    enabled: isWanted,
  });
};
