import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';

const path = '/api/v1/course_evaluation_comments';

const undecidedOf = (periods: readonly string[], size = 100) => ({
  params: {
    query: {
      'filter[period]': [...periods],
      'filter[decision]': ['undecided' as const],
      'page[size]': size,
    },
  },
});

const leftKey = (period: string) => ['comments', 'left', period];

const leftOf = (ask: Ask, period: string) =>
  queryOptions({
    queryKey: leftKey(period),
    queryFn: async () => {
      const { data, links, meta } = await ask((client) => client.get(path, undecidedOf([period], 1)));
      return { number: meta.total ?? data.length, isMore: meta.total === undefined && links.next !== null };
    },
  });

/** Counts the undecided comments of a period. */
export const useLeft = (period: string) => {
  const { ask } = useStaff();
  return useQuery(leftOf(ask, period));
};

/** Counts the undecided comments of several periods, in the order of the periods. */
export const useLeftOfEach = (periods: readonly string[]) => {
  const { ask } = useStaff();
  return useQueries({ queries: periods.map((id) => leftOf(ask, id)) });
};

const amongKey = ['comments', 'left among'];

// The most values that a filter accepts.
const mostPeriods = 100;

/**
 * Returns which of some periods have undecided comments. If one page does not hold all of these comments, it returns
 * all the periods.
 */
export const useWithLeft = (periods: readonly string[]) => {
  const { ask } = useStaff();
  const among = periods.slice(0, mostPeriods);
  return useQuery({
    queryKey: [...amongKey, among],
    enabled: among.length > 0,
    queryFn: async (): Promise<readonly string[]> => {
      const { data, links } = await ask((client) => client.get(path, undecidedOf(among)));
      if (links.next !== null) return among;
      return among.filter((id) => data.some(({ relationships: { period } }) => period.data?.id === id));
    },
  });
};

/** Returns a function that counts the undecided comments of a period again. */
export const useCountLeftAgain = (period: string): (() => void) => {
  const known = useQueryClient();
  return () => {
    for (const queryKey of [leftKey(period), amongKey]) void known.invalidateQueries({ queryKey });
  };
};
