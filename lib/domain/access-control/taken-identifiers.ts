import { readBy } from '../../model/read/read-by.ts';
import { user } from '../../resources/people/user.ts';
import { keyOf } from '../../store/keys.ts';
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
export const isNumberTaken = async (store: Store, number: string): Promise<boolean> =>
  (await Array.fromAsync(readBy(store, user, [numberField, [number]], 1))).length > 0;
