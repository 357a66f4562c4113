import { type FilterRules, isFilterName, readFilters } from './filter.ts';
import type { ListParameters, ListQuery } from './list-query.ts';
import { readPage } from './page.ts';

/** The parameters of an action whose answer filters narrow, and which has neither order nor pages. */
export const filtersAlone = (rules: FilterRules): ListParameters => ({
  has: isFilterName,
  read: (parameters): ListQuery => ({
    sort: [],
    isSorted: false,
    conditions: readFilters(parameters, rules),
    page: readPage(new URLSearchParams()),
  }),
});

/** The ids that a filter names; undefined where it is not given. */
export const filteredIds = (list: ListQuery | undefined, name: string): ReadonlySet<string> | undefined => {
  const condition = list?.conditions.find(({ field }) => field === name);
  return condition?.kind === 'relationship' ? new Set(condition.ids) : undefined;
};
