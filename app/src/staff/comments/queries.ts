import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Document, Init, Resource } from 'facet-client/types';
import { closedPeriods } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { type Filters, filterQuery } from './filters.ts';

const path = '/api/v1/course_evaluation_comments';
type CommentPage = Document<typeof path, 'get'>;
export type Included = NonNullable<CommentPage['included']>[number];
export type Period = Resource<'course_evaluation_period'>;
type Query = NonNullable<NonNullable<Init<typeof path, 'get'>['params']>['query']>;

const pageSize = 100;

/** The periods whose comments can be reviewed, the latest first. */
export const useReviewablePeriods = () => {
  const { ask } = useStaff();
  return useQuery(closedPeriods(ask));
};

const context = ['question', 'evaluation.section.course', 'instructor.instructor.user'] as const;

/** Reads the chosen comments of a period page by page, with their classes and questions. */
export const useCommentPages = (period: string, filters: Filters) => {
  const { ask, account } = useStaff();
  const include = may(account, 'periods:read', 'courses:read', 'teaching:read', 'people:read')
    ? [...context]
    : undefined;
  return useInfiniteQuery({
    queryKey: ['comments', 'pages', period, filters],
    queryFn: ({ pageParam }): Promise<CommentPage> => {
      const query: Query = {
        ...filterQuery(period, filters),
        'page[size]': pageSize,
        ...(include && { include }),
        ...(pageParam !== '' && { 'page[after]': pageParam }),
      };
      return ask((client) => client.get(path, { params: { query } }));
    },
    initialPageParam: '',
    getNextPageParam: ({ links: { next } }) =>
      next === null ? undefined : (new URL(next).searchParams.get('page[after]') ?? undefined),
    // Only decisions change the comments of the queue.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
};

const countOf = (period: string, decision?: 'undecided') => ({
  params: {
    query: { 'filter[period]': [period], 'page[size]': 1, ...(decision && { 'filter[decision]': [decision] }) },
  },
});

/** Reads how many comments a period has, and how many are undecided, over all reviewers. */
export const useProgressOfAll = (period: string) => {
  const { ask } = useStaff();
  const all = useQuery({
    queryKey: ['comments', 'all', period],
    queryFn: async () => (await ask((client) => client.get(path, countOf(period)))).meta.total,
    // The number is final once a period is counted.
    staleTime: 600_000,
  });
  const left = useQuery({
    queryKey: ['comments', 'left of all', period],
    queryFn: async () => (await ask((client) => client.get(path, countOf(period, 'undecided')))).meta.total,
    refetchInterval: 60_000,
  });
  return all.data === undefined || left.data === undefined
    ? undefined
    : { all: all.data, done: Math.max(0, all.data - left.data) };
};
