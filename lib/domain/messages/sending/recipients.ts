import type { Store } from '../../../store/store.ts';
import { classesIn, type EvaluatedCourse } from '../../evaluations/invitations/open-students.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';

/** The evaluations that the students of a period have not answered, in the order of the period, by student. Throws 404. */
export const openByStudent = async (
  store: Store,
  period: string,
): Promise<ReadonlyMap<string, readonly EvaluatedCourse[]>> => {
  const open = new Map<string, EvaluatedCourse[]>();
  for await (const { silent, evaluation } of classesIn(store, await readPeriod(store, period))) {
    for (const id of silent) {
      const known = open.get(id);
      if (known === undefined) open.set(id, [evaluation]);
      else known.push(evaluation);
    }
  }
  return open;
};
