import type { Decision } from './review.ts';

export const decisions = ['undecided', 'public', 'private', 'removed'] as const;

const names = ['department', 'course', 'question'] as const;

export type FilterName = (typeof names)[number];

/** Which comments of a period are looked at. */
export interface Filters extends Readonly<Partial<Record<FilterName, string>>> {
  readonly decision: Decision;
  /** Words of the text: they may name people, and stay out of addresses. */
  readonly searched: string;
}

/** What an address, and what is searched for, say of the comments to look at. */
export const filtersIn = (address: URLSearchParams, searched: string): Filters => ({
  decision: decisions.find((each) => each === address.get('show')) ?? 'undecided',
  ...Object.fromEntries(names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []))),
  searched,
});

/** Whether more is chosen than how the comments stand. */
export const isNarrowed = ({ department, course, question, searched }: Filters): boolean =>
  [department, course, question, searched].some(Boolean);

/** The filters of a request for these comments. */
export const filterQuery = (period: string, { decision, department, course, question, searched }: Filters) => ({
  'filter[period]': [period],
  'filter[decision]': [decision],
  ...(department && { 'filter[department]': department.split(',') }),
  ...(course && { 'filter[course]': [course] }),
  ...(question && { 'filter[question]': [question] }),
  ...(searched && { 'filter[q]': searched }),
});

/** An address with another choice; an empty value takes it away. */
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
