import type { Init } from 'facet-client/types';

type Query = NonNullable<NonNullable<Init<'/api/v1/course_evaluation_results', 'get'>['params']>['query']>;

/** The names of the address parameters for filters. */
const names = ['period', 'department', 'instructor', 'section', 'flag', 'status'] as const;

export type FilterName = (typeof names)[number];

export const sorts = ['section', 'response_rate', '-response_rate', '-created_at'] as const;
export type Sort = (typeof sorts)[number];

/** The chosen filters, the order, and the place in the list of results. */
export interface Choice {
  readonly filters: Readonly<Partial<Record<FilterName, string>>>;
  readonly sort: Sort;
  /** Search words for courses, sections and people. Names of people do not appear in addresses. */
  readonly searched?: string;
  readonly place: readonly ['page[after]' | 'page[before]', string] | undefined;
}

const sortIn = (text: string | null): Sort => sorts.find((each) => each === text) ?? 'section';

const placeIn = (address: URLSearchParams): Choice['place'] => {
  const [after, before] = [address.get('after'), address.get('before')];
  if (after !== null) return ['page[after]', after];
  return before === null ? undefined : ['page[before]', before];
};

/** Reads the choice from an address and the search words. */
export const choiceOf = (address: URLSearchParams, searched: string): Choice => ({
  filters: Object.fromEntries(names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []))),
  sort: sortIn(address.get('sort')),
  searched,
  place: placeIn(address),
});

/** Returns the subject of an archive of the chosen results; a filter with several values is left out. */
export const aboutOf = ({ filters: { period, department, instructor } }: Choice) => {
  const single = (value: string | undefined) => (value?.includes(',') ? undefined : value);
  return { period: single(period), department: single(department), instructor: single(instructor) };
};

/** Returns the query for the chosen results, without the place in the list. */
export const filtersOf = ({ filters, sort, searched }: Choice): Query => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value.split(',')])),
  ...(searched && { 'filter[q]': searched }),
  sort: [sort],
});

/** Returns the query for the chosen results from the chosen place on. */
export const queryOf = (choice: Choice): Query => ({
  ...filtersOf(choice),
  ...(choice.place && { [choice.place[0]]: choice.place[1] }),
});

/** Returns the address of the first page. */
export const fromStart = (address: URLSearchParams): URLSearchParams => {
  const changed = new URLSearchParams(address);
  for (const each of ['after', 'before']) changed.delete(each);
  return changed;
};

/** Returns the address of the first page with another choice. */
export const chosen = (address: URLSearchParams, name: FilterName | 'sort', value: string): URLSearchParams => {
  const changed = fromStart(address);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
};

/** Returns the address of the page to which a link of the list leads; undefined without a link. */
export const turned = (
  address: URLSearchParams,
  name: 'after' | 'before',
  link: string | null,
): URLSearchParams | undefined => {
  const cursor = link === null ? null : new URL(link).searchParams.get(`page[${name}]`);
  if (cursor === null) return undefined;
  const changed = fromStart(address);
  changed.set(name, cursor);
  return changed;
};
