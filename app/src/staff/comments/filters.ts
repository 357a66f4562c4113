import type { Decision } from './review.ts';

export const decisions = ['undecided', 'public', 'private', 'removed'] as const;

const names = ['department', 'course', 'question'] as const;

export type FilterName = (typeof names)[number];

/** The filters that select comments of a period. */
export interface Filters extends Readonly<Partial<Record<FilterName, string>>> {
  readonly decision: Decision;
  /** Search words for the text. They may name people, so addresses do not contain them. */
  readonly searched: string;
}

/** Reads the filters from an address and the search words. */
export const filtersIn = (address: URLSearchParams, searched: string): Filters => ({
  decision: decisions.find((each) => each === address.get('show')) ?? 'undecided',
  ...Object.fromEntries(names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []))),
  searched,
});

/** Returns whether any filter besides the decision is set. */
export const isNarrowed = ({ department, course, question, searched }: Filters): boolean =>
  [department, course, question, searched].some(Boolean);

/** Returns the query parameters for the filters. */
export const filterQuery = (period: string, { decision, department, course, question, searched }: Filters) => ({
  'filter[period]': [period],
  'filter[decision]': [decision],
  ...(department && { 'filter[department]': department.split(',') }),
  ...(course && { 'filter[course]': [course] }),
  ...(question && { 'filter[question]': [question] }),
  ...(searched && { 'filter[q]': searched }),
});

/** Returns the address with another choice; an empty value removes the parameter. */
export const withChoice = (
  address: URLSearchParams,
  name: FilterName | 'show' | 'view',
  value: string,
): URLSearchParams => {
  const changed = new URLSearchParams(address);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
};
