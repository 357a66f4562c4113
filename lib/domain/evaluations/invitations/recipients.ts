import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { type Accounts, readAccounts } from './silent-students.ts';

/** A person whose account is active, with the data that a mail needs. */
export interface Person {
  readonly user: string;
  readonly name: string;
  /** The preferred address; null where there is none. */
  readonly email: string | null;
  /** The language that the person wants, a language tag; null where none is known. */
  readonly language: string | null;
}

/** A student whose account is active, with the data that a mail needs. */
export interface Recipient extends Person {
  readonly student: string;
}

const emailOf = (emails: unknown): string | null => {
  // Stored as a list of addresses, the preferred one first.
  const [first] = Array.isArray(emails) ? (emails as unknown[]) : [];
  return typeof first === 'string' ? first : null;
};

const languageOf = (language: unknown): string | null => (typeof language === 'string' ? language : null);

/** Returns those of some persons whose accounts are active, by id. A request per 100. */
export const readPersons = async (store: Store, ids: readonly string[]): Promise<Map<string, Person>> => {
  const users = await store.getMany(ids.map((id) => keyOf.record({ type: 'user', id })));
  return new Map(
    users
      .filter(({ deactivated }) => deactivated !== true)
      .map((user) => [
        String(user.id),
        {
          user: String(user.id),
          name: String(user.display_name ?? ''),
          email: emailOf(user.emails),
          language: languageOf(user.preferred_language),
        },
      ]),
  );
};

/**
 * Returns the existing students among some whose accounts are active, in the given order. A request per 100 accounts,
 * and one per 100 students whose accounts are not known.
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
  const users = await readPersons(store, [...new Set(students.map(({ user }) => user))]);
  return students.flatMap(({ id, user }) => {
    const person = users.get(user);
    return person === undefined ? [] : [{ student: id, ...person }];
  });
};
