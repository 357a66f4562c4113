import { refuse } from '../errors/error-kind.ts';
import { invalidFilter, invalidPage, invalidSort } from '../errors/query.ts';
import { type FilterCondition, type FilterRules, isFilterName, readFilters } from './filter.ts';
import { type PageRequest, pageParameters, readPage } from './page.ts';
import { readSort, type SortKey } from './sort.ts';

/** The query parameters that a list knows, in addition to `include`. */
export interface ListRules {
  /** Attributes that `sort` may name. */
  readonly sort: readonly string[];
  /** Order without `sort`. */
  readonly defaultSort: string;
  readonly filter: FilterRules;
  /** The fields that `sort` and `filter` name otherwise than records do. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The parsed query of a list. */
export interface ListQuery {
  readonly sort: readonly SortKey[];
  /** Whether the request names the order. */
  readonly isSorted: boolean;
  readonly conditions: readonly FilterCondition[];
  readonly page: PageRequest;
}

/** Throws 400 where a search is asked for together with what it does not take: it has an order of its own, read forwards. */
const checkSearch = (parameters: URLSearchParams, conditions: readonly FilterCondition[]): void => {
  const search = conditions.find(({ kind }) => kind === 'words');
  if (search === undefined) return;
  const name = `filter[${search.field}]`;
  const other = parameters.keys().find((each) => isFilterName(each) && each !== name);
  if (other !== undefined) throw refuse(invalidFilter, `"${name}" takes no other filter with it`, other);
  if (parameters.has('sort')) throw refuse(invalidSort, `What "${name}" finds has an order of its own`);
  if (parameters.has('page[before]'))
    throw refuse(invalidPage, `What "${name}" finds is read forwards`, 'page[before]', {});
};

/** Reads sort, filter and page of a list; throws 400 with `source.parameter`. */
export const readListQuery = (parameters: URLSearchParams, rules: ListRules): ListQuery => {
  const named = <Part extends { readonly field: string }>(part: Part): Part => {
    const field = rules.fields?.[part.field];
    return field === undefined ? part : { ...part, field };
  };
  const conditions = readFilters(parameters, rules.filter).map(named);
  const sort = readSort(parameters.get('sort') ?? rules.defaultSort, rules.sort).map(named);
  checkSearch(parameters, conditions);
  return {
    sort,
    isSorted: parameters.has('sort'),
    conditions,
    page: readPage(parameters),
  };
};

/**
 * Reads the parameters of a list. Only list operations pass it in, so that the bundles of other operations do not contain
 * it.
 */
export interface ListParameters {
  has(name: string): boolean;
  read(parameters: URLSearchParams): ListQuery;
}

/** The parameters of a list with some rules. */
export const listParameters = (rules: ListRules): ListParameters => ({
  has: (name) => name === 'sort' || isFilterName(name) || pageParameters.includes(name),
  read: (parameters) => readListQuery(parameters, rules),
});
