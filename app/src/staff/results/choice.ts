import type { Init } from 'facet-client/types';

type Query = NonNullable<NonNullable<Init<'/api/v1/course_evaluation_results', 'get'>['params']>['query']>;

/** The names under which an address says what is chosen. */
const names = ['period', 'department', 'instructor', 'flag', 'status'] as const;

export type FilterName = (typeof names)[number];

export const sorts = ['section', 'response_rate', '-response_rate', '-created_at'] as const;
export type Sort = (typeof sorts)[number];

/** Which results are shown, in which order, from where on. */
export interface Choice {
  readonly filters: Readonly<Partial<Record<FilterName, string>>>;
  readonly sort: Sort;
  readonly place: readonly ['page[after]' | 'page[before]', string] | undefined;
}

const sortIn = (text: string | null): Sort => sorts.find((each) => each === text) ?? 'section';

const placeIn = (address: URLSearchParams): Choice['place'] => {
  const [after, before] = [address.get('after'), address.get('before')];
  if (after !== null) return ['page[after]', after];
  return before === null ? undefined : ['page[before]', before];
};

/** What an address says of the results to show. */
export const choiceOf = (address: URLSearchParams): Choice => ({
  filters: Object.fromEntries(names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []))),
  sort: sortIn(address.get('sort')),
  place: placeIn(address),
});

/** The query that asks the service for what is chosen, without the place in the list. */
export const filtersOf = ({ filters, sort }: Choice): Query => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value.split(',')])),
  sort: [sort],
});

/** The same from the chosen place on. */
export const queryOf = (choice: Choice): Query => ({
  ...filtersOf(choice),
  ...(choice.place && { [choice.place[0]]: choice.place[1] }),
});

/** An address with another choice, which begins at the first page. */
export const chosen = (address: URLSearchParams, name: FilterName | 'sort', value: string): URLSearchParams => {
  const changed = new URLSearchParams(address);
  for (const each of ['after', 'before']) changed.delete(each);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
};

/** The address of the page to which a link of the list leads; undefined where there is none. */
export const turned = (
  address: URLSearchParams,
  name: 'after' | 'before',
  link: string | null,
): URLSearchParams | undefined => {
  const cursor = link === null ? null : new URL(link).searchParams.get(`page[${name}]`);
  if (cursor === null) return undefined;
  const changed = new URLSearchParams(address);
  for (const each of ['after', 'before']) changed.delete(each);
  changed.set(name, cursor);
  return changed;
};
