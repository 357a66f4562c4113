import { refuse } from '../../../errors/error-kind.ts';
import { notEnrolled, nothingOpen } from '../../../errors/invitations.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import { readBy } from '../../../model/read/read-by.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readMidterms } from '../midterms/items.ts';
import { readAllPeriods } from '../periods/read-period.ts';
import { evaluationsOfStudent, type StudentInPeriod } from './evaluations-of-student.ts';
import { hasOpen } from './redeem.ts';

// A person has one student record, or a few where files of two systems made one each.
const batch = 25;

/** The midterms that are open to some students. 1 round trip. */
const midtermsOpenTo = async (store: Store, students: readonly StoredRecord[], now: Date) => {
  const found = await readMidterms(store, [...new Set(students.flatMap((student) => linkedIds(student, 'sections')))]);
  return found.flatMap(({ section, midterms }) =>
    midterms
      .filter(({ closesAt }) => closesAt > now.toISOString())
      .flatMap(({ period }) =>
        students
          .filter((student) => linkedIds(student, 'sections').includes(section))
          .map((student) => ({ student: student.id, period })),
      ),
  );
};

/**
 * The open periods in which a person has something left to answer, once for each student that the person is. Throws 403
 * for somebody who is enrolled nowhere, and 409 where nothing is open. 5 round trips.
 */
export const openToPerson = async (store: Store, user: string, now: Date): Promise<StudentInPeriod[]> => {
  const [students, periods] = await Promise.all([
    Array.fromAsync(readBy(store, courseEvaluationStudent, ['user', [user]], batch)),
    readAllPeriods(store),
  ]);
  const enrolled = students.filter((student) => linkedIds(student, 'sections').length > 0);
  if (enrolled.length === 0) throw refuse(notEnrolled);
  const open = periods.filter((period) => statusOfPeriod(period, now) === 'open');
  const pairs = [
    ...open.flatMap((period) => enrolled.map((student) => ({ student: student.id, period: period.id }))),
    ...(await midtermsOpenTo(store, enrolled, now)),
  ];
  const found = await Promise.all(pairs.map((pair) => evaluationsOfStudent(store, pair)));
  // The lists lag a moment; what counts is what was read by key.
  const answerable = found.filter(
    (each) => each !== undefined && hasOpen(each) && statusOfPeriod(each.period, now) === 'open',
  );
  if (answerable.length === 0) throw refuse(nothingOpen);
  return answerable.filter((each) => each !== undefined);
};
