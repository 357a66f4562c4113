import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import type { Document, Resource } from 'facet-client/types';
import { optionName, useDepartments } from '../departments/queries.ts';
import type { Account } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { type Choice, queryOf } from './choice.ts';

export type ResultList = Document<'/api/v1/course_evaluation_results', 'get'>;
export type ListedResult = ResultList['data'][number];

const pageSize = 25;

// Not what a period covers, which may be thousands of courses.
const ofPeriods = { 'fields[course_evaluation_period]': ['name' as const, 'status' as const] };

/** Periods come along for who may read them, which nobody may by the own standing alone. */
const withPeriods = ({ meta: { scopes } }: Account): { include?: 'period'[] } =>
  scopes.includes('periods:read') ? { include: ['period'], ...ofPeriods } : {};

/** A page of results. */
export const useResults = (choice: Choice) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['results', 'list', choice],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_results', {
          params: {
            query: { ...queryOf(choice), 'page[size]': pageSize, ...withPeriods(account) },
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

/** The periods that have closed, latest first; none for who may not read periods. */
export const useClosedPeriods = () => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['results', 'periods'],
    queryFn: async (): Promise<Named[]> => {
      const found: Resource<'course_evaluation_period'>[] = await ask((client) =>
        Array.fromAsync(
          resources(client, '/api/v1/course_evaluation_periods', {
            params: { query: { ...ofPeriods, 'page[size]': 100 } },
          }),
        ),
      );
      return found
        .filter(({ attributes: { status } }) => status === 'closed' || status === 'released')
        .map(({ id, attributes: { name } }) => ({ id, name: name ?? '' }))
        .reverse();
    },
    enabled: account.meta.scopes.includes('periods:read'),
  });
};

// As many values as a filter takes.
const mostValues = 100;

/** The departments whose results can be chosen, with those below them: those that a chair has, or for the office all. */
export const useDepartmentChoices = (): readonly Named[] => {
  const { account } = useStaff();
  const departments = useDepartments();
  return (
    departments?.map((each) => {
      const ids = [each.id, ...each.below];
      return { id: ids.length > mostValues ? each.id : ids.join(','), name: optionName(each) };
    }) ?? account.meta.departments
  );
};

/** The name of an instructor by whom results are chosen; undefined until it is known, and for who may not read it. */
export const useInstructorName = (id: string | undefined): string | undefined => {
  const { ask, account } = useStaff();
  const { scopes } = account.meta;
  const { data } = useQuery({
    queryKey: ['results', 'instructor', id],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_instructors/{id}', {
          params: { path: { id: id ?? '' }, query: { include: ['user'] } },
        }),
      ),
    enabled: id !== undefined && scopes.includes('teaching:read') && scopes.includes('people:read'),
  });
  const user = data?.included?.find((each) => each.type === 'user');
  return user?.attributes.display_name ?? undefined;
};
