import { eachValueOf } from '../../../model/definition/record-fields.ts';
import { user } from '../../../resources/people/user.ts';
import { keyOf } from '../../../store/keys.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { authorityOver, type Claim } from './authority.ts';
import { signInFields } from './over-accounts.ts';

const isTaken = async (store: Store, field: string, values: ReadonlySet<string>): Promise<boolean> => {
  const partitions = [...values].map((value) => keyOf.valueEntry({ list: user.type, field, value }, '').pk);
  const entries = await Promise.all(partitions.map((each) => store.queryRange(each, allKeys)));
  return entries.some((found) => found.length > 0);
};

const claimOf = async (store: Store, after: StoredRecord | undefined, field: string): Promise<Claim> => {
  const values = new Set(after && eachValueOf(user, after, field));
  return { field, steps: (await isTaken(store, field, values)) ? undefined : [] };
};

/**
 * Nobody who acts for a user gives a new one what names a user already: a value that names two names neither, and so its
 * owner could not sign in any more. Active or not: who was deactivated may come back. Strongly consistent; a user who is
 * created in the same moment is not seen.
 */
export const overNewAccounts = authorityOver({
  over: 'addresses and numbers that identify other users when they sign in',
  gives: ({ after }) => signInFields.some((field) => (after?.[field] ?? null) !== null),
  claims: ({ store }, { after }) => Promise.all(signInFields.map((field) => claimOf(store, after, field))),
});
