import { type Condition, type FilterRules, isFilterName, readFilters } from './filter.ts';
import { type PageRequest, pageParameters, readPage } from './page.ts';
import { readSort, type SortKey } from './sort.ts';

/** What a list lets its query say beside `include`. */
export interface ListRules {
  /** Attributes that `sort` may name. */
  readonly sort: readonly string[];
  /** Order without `sort`. */
  readonly defaultSort: string;
  readonly filter: FilterRules;
}

/** What a list was asked for. */
export interface ListQuery {
  readonly sort: readonly SortKey[];
  /** Whether the order was asked for. */
  readonly isSorted: boolean;
  readonly conditions: readonly Condition[];
  readonly page: PageRequest;
}

/** Reads sort, filter and page of a list; throws 400 with `source.parameter`. */
export const readListQuery = (parameters: URLSearchParams, rules: ListRules): ListQuery => ({
  sort: readSort(parameters.get('sort') ?? rules.defaultSort, rules.sort),
  isSorted: parameters.has('sort'),
  conditions: readFilters(parameters, rules.filter),
  page: readPage(parameters),
});

/** How the query of a list is read; it comes from those who list, so that all others do not carry it along. */
export interface ListReading {
  /** Whether a parameter is one of a list's: sort, filter and page. */
  isParameter(name: string): boolean;
  read: typeof readListQuery;
}

/** Reads the query of a list. */
export const listReading: ListReading = {
  isParameter: (name) => name === 'sort' || isFilterName(name) || pageParameters.includes(name),
  read: readListQuery,
};
