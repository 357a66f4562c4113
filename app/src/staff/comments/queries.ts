import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Document, Init, Resource } from 'facet-client/types';
import { closedPeriods } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import type { Decision } from './review.ts';

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

/** The comments of a period with a decision, page by page, with what they are about. */
export const useCommentPages = (period: string, decision: Decision) => {
  const { ask, account } = useStaff();
  const include = may(account, 'periods:read', 'courses:read', 'teaching:read', 'people:read')
    ? [...context]
    : undefined;
  return useInfiniteQuery({
    queryKey: ['comments', 'pages', period, decision],
    queryFn: ({ pageParam }): Promise<CommentPage> => {
      const query: Query = {
        'filter[period]': [period],
        'filter[decision]': [decision],
        'page[size]': pageSize,
        ...(include && { include }),
        ...(pageParam !== '' && { 'page[after]': pageParam }),
      };
      return ask((client) => client.get(path, { params: { query } }));
    },
    initialPageParam: '',
    getNextPageParam: ({ links: { next } }) =>
      next === null ? undefined : (new URL(next).searchParams.get('page[after]') ?? undefined),
    // Only decisions change what is in the queue already.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
};
