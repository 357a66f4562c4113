import type { Store } from '../../../store/store.ts';
import { classesIn, type EvaluatedCourse } from '../../evaluations/invitations/open-students.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';

type ByStudent = ReadonlyMap<string, readonly EvaluatedCourse[]>;

const byStudent = async (store: Store, period: string, whose: 'enrolled' | 'silent'): Promise<ByStudent> => {
  const found = new Map<string, EvaluatedCourse[]>();
  for await (const { evaluation, ...students } of classesIn(store, await readPeriod(store, period))) {
    for (const id of students[whose]) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [evaluation]);
      else known.push(evaluation);
    }
  }
  return found;
};

/** The evaluations that the students of a period have not answered, in the order of the period, by student. Throws 404. */
export const openByStudent = (store: Store, period: string): Promise<ByStudent> => byStudent(store, period, 'silent');

/** The evaluations of the students of a period, answered or not, in its order, by student. Throws 404. */
export const evaluatedByStudent = (store: Store, period: string): Promise<ByStudent> =>
  byStudent(store, period, 'enrolled');
