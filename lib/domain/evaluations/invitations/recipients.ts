import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { studentType } from './evaluations-of-student.ts';

/** A student whose account is in use, with what a letter needs. */
export interface Recipient {
  readonly student: string;
  readonly name: string;
  /** The preferred address; null where there is none. */
  readonly email: string | null;
}

const emailOf = (emails: unknown): string | null => {
  // Stored as a list of addresses, the preferred one first.
  const [first] = Array.isArray(emails) ? (emails as unknown[]) : [];
  return typeof first === 'string' ? first : null;
};

/** The students among some who are there, and whose accounts are in use, in the order given. 2 requests per 100. */
export const readRecipients = async (store: Store, ids: readonly string[]): Promise<Recipient[]> => {
  const students = await store.getMany(ids.map((id) => keyOf.record({ type: studentType, id })));
  const keys = [...new Set(students.map(({ user }) => String(user)))].map((id) => keyOf.record({ type: 'user', id }));
  const users = new Map((await store.getMany(keys)).map((user) => [user.id, user]));
  return students.flatMap(({ id, user: userId }) => {
    const user = users.get(userId);
    if (user === undefined || user.deactivated === true) return [];
    return [{ student: String(id), name: String(user.display_name ?? ''), email: emailOf(user.emails) }];
  });
};
