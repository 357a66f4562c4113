import { type Condition, type FilterRules, readFilters } from './filter.ts';
import { type PageRequest, readPage } from './page.ts';
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
  readonly conditions: readonly Condition[];
  readonly page: PageRequest;
}

/** Reads sort, filter and page of a list; throws 400 with `source.parameter`. */
export const readListQuery = (parameters: URLSearchParams, rules: ListRules): ListQuery => ({
  sort: readSort(parameters.get('sort') ?? rules.defaultSort, rules.sort),
  conditions: readFilters(parameters, rules.filter),
  page: readPage(parameters),
});
