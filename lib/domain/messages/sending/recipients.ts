import type { Store } from '../../../store/store.ts';
import { classesIn } from '../../evaluations/invitations/open-students.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';

/** A student who gets a message. */
export interface StudentWithCourses {
  readonly id: string;
  /** How many evaluations are open. */
  readonly open: number;
  /** The courses of these, ids, in the order of the period. */
  readonly courses: readonly string[];
}

/** The students who have something to answer in a period with the courses, in no order. Throws 404. */
export const studentsWithOpen = async (store: Store, period: string): Promise<StudentWithCourses[]> => {
  const open = new Map<string, string[]>();
  for await (const { silent, evaluation } of classesIn(store, await readPeriod(store, period))) {
    for (const id of silent) {
      const known = open.get(id);
      if (known === undefined) open.set(id, [evaluation.course]);
      else known.push(evaluation.course);
    }
  }
  return [...open].map(([id, courses]) => ({ id, open: courses.length, courses: [...new Set(courses)] }));
};
