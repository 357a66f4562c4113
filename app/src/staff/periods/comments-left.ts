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

/** How many comments of a period are left to review. */
export const useLeft = (period: string) => {
  const { ask } = useStaff();
  return useQuery(leftOf(ask, period));
};

/** The same of several periods, in their order. */
export const useLeftOfEach = (periods: readonly string[]) => {
  const { ask } = useStaff();
  return useQueries({ queries: periods.map((id) => leftOf(ask, id)) });
};

const amongKey = ['comments', 'left among'];

// As many values as a filter takes.
const mostPeriods = 100;

/** Those of some periods that have comments left to review; where a page does not hold these, all that may have some. */
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

/** Counts again how many comments of a period are left. */
export const useCountLeftAgain = (period: string): (() => void) => {
  const known = useQueryClient();
  return () => {
    for (const queryKey of [leftKey(period), amongKey]) void known.invalidateQueries({ queryKey });
  };
};
