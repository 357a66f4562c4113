import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { type Accounts, readAccounts } from './silent-students.ts';

/** A student whose account is in use, with what a letter needs. */
export interface Recipient {
  readonly student: string;
  /** Id of the person. */
  readonly user: string;
  readonly name: string;
  /** The preferred address; null where there is none. */
  readonly email: string | null;
  /** The language that the person wants, a language tag; null where none is known. */
  readonly language: string | null;
}

const emailOf = (emails: unknown): string | null => {
  // Stored as a list of addresses, the preferred one first.
  const [first] = Array.isArray(emails) ? (emails as unknown[]) : [];
  return typeof first === 'string' ? first : null;
};

const languageOf = (language: unknown): string | null => (typeof language === 'string' ? language : null);

/**
 * The students among some who are there, and whose accounts are in use, in the order given. A request per 100 accounts, and
 * one per 100 students whose accounts are not known.
 */
export const readRecipients = async (
  store: Store,
  ids: readonly string[],
  accounts: Accounts = new Map(),
): Promise<Recipient[]> => {
  await readAccounts(store, accounts, ids);
  const students = ids.flatMap((id) => {
    const user = accounts.get(id);
    return user === undefined ? [] : [{ id, user }];
  });
  const keys = [...new Set(students.map(({ user }) => user))].map((id) => keyOf.record({ type: 'user', id }));
  const users = new Map((await store.getMany(keys)).map((user) => [user.id, user]));
  return students.flatMap(({ id, user: userId }) => {
    const user = users.get(userId);
    if (user === undefined || user.deactivated === true) return [];
    return [
      {
        student: id,
        user: userId,
        name: String(user.display_name ?? ''),
        email: emailOf(user.emails),
        language: languageOf(user.preferred_language),
      },
    ];
  });
};
