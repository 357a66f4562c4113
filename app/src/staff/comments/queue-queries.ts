import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import type { Document, Init, Resource } from 'facet-client/types';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import type { Decision } from './review.ts';

const path = '/api/v1/course_evaluation_comments';
type CommentPage = Document<typeof path, 'get'>;
export type Included = NonNullable<CommentPage['included']>[number];
export type Period = Resource<'course_evaluation_period'>;
type Query = NonNullable<NonNullable<Init<typeof path, 'get'>['params']>['query']>;

const pageSize = 100;

// Not what a period covers, which may be thousands of courses.
const ofPeriods = { 'fields[course_evaluation_period]': ['name' as const, 'status' as const] };

/** The periods that have closed, the latest first. */
export const useReviewablePeriods = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['comments', 'periods'],
    queryFn: async (): Promise<Period[]> => {
      const found = await ask((client) =>
        Array.fromAsync(
          resources(client, '/api/v1/course_evaluation_periods', {
            params: { query: { ...ofPeriods, 'page[size]': 100 } },
          }),
        ),
      );
      return found.filter(({ attributes: { status } }) => status === 'closed' || status === 'released').reverse();
    },
  });
};

/** How many comments of a period are left to review, up to what a page holds. */
export const useLeft = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['comments', 'left', period],
    queryFn: async () => {
      const { data, links } = await ask((client) =>
        client.get(path, {
          params: {
            query: { 'filter[period]': [period], 'filter[decision]': ['undecided'], 'page[size]': pageSize },
          },
        }),
      );
      return { number: data.length, isMore: links.next !== null };
    },
  });
};

/** A period by its id. */
export const usePeriod = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['comments', 'period', id],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_periods/{id}', { params: { path: { id }, query: ofPeriods } }),
      ),
  });
};

const context = ['question', 'evaluation.section.course', 'instructor.instructor.user'] as const;

/** The comments of a period of which something was decided, page by page, with what they are about. */
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
    // What is in the queue already changes by decisions alone.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
};
