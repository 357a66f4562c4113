import type { Store } from '../../../store/store.ts';
import { openStudents } from './open-students.ts';
import { type Recipient, readRecipients } from './recipients.ts';

/** A student who has not answered everything. */
export interface Reminder extends Recipient {
  /** How many evaluations are left, without their names or times. */
  readonly open: number;
}

/** The students who have something left to answer in a period, by their ids. Throws 404. */
export const readReminders = async (store: Store, period: string): Promise<Reminder[]> => {
  const open = new Map((await Array.fromAsync(openStudents(store, period))).map((each) => [each.id, each.open]));
  const recipients = await readRecipients(store, [...open.keys()]);
  return recipients.map((each) => ({ ...each, open: open.get(each.student) ?? 0 }));
};
