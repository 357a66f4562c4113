import { useQuery } from '@tanstack/react-query';
import type { Document } from 'facet-client/types';
import { useStaff } from '../session/staff.tsx';

export type MyRates = Document<'/api/v1/my/response_rates', 'get'>['meta'];
export type OwnClass = MyRates['evaluations'][number];
export type OwnDepartment = MyRates['departments'][number];
export type Summary = Document<'/api/v1/course_evaluation_periods/{id}/summary', 'get'>['meta'];

/** The query key of the response rates and of the questions that the person can add. */
export const ratesKey = ['my-rates'];

/** Reads the response rates of the person's classes and departments; reads them again every five minutes. */
export const useMyRates = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ratesKey,
    queryFn: async () => (await ask((client) => client.get('/api/v1/my/response_rates', {}))).meta,
    refetchInterval: 300_000,
  });
};

// The most results that are read to find the last periods. A chair has the results of few periods at a time.
const mostResults = 25;
const mostPeriods = 3;

/** Reads the summaries of the last periods in the departments that the person chairs. */
export const useSummaries = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['my-summaries'],
    queryFn: async (): Promise<readonly Summary[]> => {
      const query = { sort: ['-created_at' as const], 'page[size]': mostResults };
      const { data } = await ask((client) => client.get('/api/v1/course_evaluation_results', { params: { query } }));
      const periods = new Set(data.flatMap(({ relationships }) => relationships.period.data?.id ?? []));
      return Promise.all(
        [...periods].slice(0, mostPeriods).map(async (id) => {
          const call = { params: { path: { id } } };
          return (await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}/summary', call))).meta;
        }),
      );
    },
  });
};
