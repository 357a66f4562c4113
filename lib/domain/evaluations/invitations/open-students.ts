import type { Reminder } from '../../../resources/course-evaluations/answers/invitations.ts';
import { coveredCourses, evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { readPeriod } from '../periods/read-period.ts';
import { readRecipients } from './recipients.ts';
import { type Accounts, readClasses } from './silent-students.ts';

/** A student with something to answer in a period. */
export interface OpenStudent {
  readonly id: string;
  /** How many evaluations: never which. */
  readonly open: number;
}

const sectionReference = (id: string) => ({ type: 'course_evaluation_section', id });

const stillEvaluated = async (store: Store, sections: readonly string[]): Promise<string[]> =>
  (await store.getMany(sections.map((id) => keyOf.record(sectionReference(id)))))
    .filter(isEvaluated)
    .map(({ id }) => String(id));

/** Sections whose students are read side by side. */
const atOnce = 50;

/**
 * The students who have something to answer in a period, in the order of their ids: all who are enrolled in a section that
 * it evaluates, but for those who have answered. Two requests per section, one more for a hundred, and one for a hundred
 * students of classes of which somebody has answered.
 * Throws 404.
 */
export async function* openStudents(store: Store, period: string): AsyncGenerator<OpenStudent, void, void> {
  const { chunks } = await readPeriod(store, period);
  const accounts: Accounts = new Map();
  const open = new Map<string, number>();
  for (const sections of chunk([...coveredCourses(chunks.values()).values()].flat(), atOnce)) {
    const kept = await stillEvaluated(store, sections);
    const evaluations = kept.map((section) => ({ id: evaluationId(period, section), section }));
    const classes = await readClasses(store, evaluations, accounts);
    for (const id of classes.flatMap(({ silent }) => silent)) open.set(id, (open.get(id) ?? 0) + 1);
  }
  for (const id of [...open.keys()].sort()) yield { id, open: open.get(id) ?? 0 };
}

/** The students who have something left to answer in a period, by their ids. Throws 404. */
export const readReminders = async (store: Store, period: string): Promise<Reminder[]> => {
  const open = new Map((await Array.fromAsync(openStudents(store, period))).map((each) => [each.id, each.open]));
  const recipients = await readRecipients(store, [...open.keys()]);
  return recipients.map((each) => ({ ...each, open: open.get(each.student) ?? 0 }));
};
