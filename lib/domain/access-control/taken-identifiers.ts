import { readBy } from '../../model/read/read-by.ts';
import { user } from '../../resources/people/user.ts';
import { keyOf } from '../../store/keys.ts';
import { allKeys } from '../../store/list-index.ts';
import type { Store } from '../../store/store.ts';

/** The fields of users whose values identify people at sign-in. */
export const signInFields = ['emails', 'employee_ids'] as const;

/** The field whose value finds users in imports. */
export const numberField = 'primary_employee_id';

/** Returns whether one of some values identifies a user, active or not. Strongly consistent; 1 round trip. */
export const isTaken = async (
  store: Store,
  field: (typeof signInFields)[number],
  values: Iterable<string>,
): Promise<boolean> => {
  const partitions = [...values].map((value) => keyOf.valueEntry({ list: user.type, field, value }, '').pk);
  const entries = await Promise.all(partitions.map((each) => store.queryRange(each, allKeys)));
  return entries.some((found) => found.length > 0);
};

/** Returns whether a user has an employee number. Reads an index, which may lag a moment; 1 round trip. */
export const isNumberTaken = async (store: Store, number: string): Promise<boolean> =>
  (await Array.fromAsync(readBy(store, user, [numberField, [number]], 1))).length > 0;
