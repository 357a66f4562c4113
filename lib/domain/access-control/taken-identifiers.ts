import { user } from '../../resources/people/user.ts';
import { filterPath } from '../../store/filter-index.ts';
import { keyOf } from '../../store/keys.ts';
import { readList } from '../../store/list.ts';
import { allKeys } from '../../store/list-index.ts';
import type { Store } from '../../store/store.ts';

/** The fields of users whose values find people who sign in. */
export const signInFields = ['emails', 'employee_ids'] as const;

/** The field whose value finds users in imports. */
export const numberField = 'primary_employee_id';

/** Whether a user, active or not, is found by one of some values. Strongly consistent; 1 round trip. */
export const isTaken = async (
  store: Store,
  field: (typeof signInFields)[number],
  values: Iterable<string>,
): Promise<boolean> => {
  const partitions = [...values].map((value) => keyOf.valueEntry({ list: user.type, field, value }, '').pk);
  const entries = await Promise.all(partitions.map((each) => store.queryRange(each, allKeys)));
  return entries.some((found) => found.length > 0);
};

/** Whether a user has an employee number; from an index, which lags a moment. 1 round trip. */
export const isNumberTaken = async (store: Store, number: string): Promise<boolean> => {
  const filter = user.filters[numberField];
  if (filter === undefined) throw new Error('users are not found by their number');
  const path = filterPath(user.type, filter, { values: [number], holds: 'records' });
  return (await Array.fromAsync(readList(store, { path, range: allKeys, batch: 1 }))).length > 0;
};
