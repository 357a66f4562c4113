import { refuse } from '../../../errors/error-kind.ts';
import { notEnrolled, nothingOpen } from '../../../errors/invitations.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import { readBy } from '../../../model/read/read-by.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { periodsOfSections } from '../../../resources/course-evaluations/terms-of-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readMidterms } from '../midterms/items.ts';
import { evaluationsOfStudent, type StudentInPeriod } from './evaluations-of-student.ts';
import { hasOpen } from './redeem.ts';

// A person has one student record, or a few where files of two systems made one each.
const batch = 25;

/** The periods of the evaluation office that are open to some students. 3 round trips. */
const periodsOpenTo = async (store: Store, students: readonly StoredRecord[], now: Date) => {
  const ids = [...new Set(students.flatMap((student) => linkedIds(student, 'sections')))];
  const sections = await store.readManyInline(ids.map((id) => ({ type: courseEvaluationSection.type, id })));
  const open = (await periodsOfSections(store, sections)).filter((period) => statusOfPeriod(period, now) === 'open');
  return open.flatMap((period) => students.map((student) => ({ student: student.id, period: period.id })));
};

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
 * Reads the open periods in which a person has something left to answer, once for each student record of the person.
 * Throws 403 for a person who is enrolled nowhere, and 409 if nothing is open. 6 round trips.
 */
export const openToPerson = async (store: Store, user: string, now: Date): Promise<StudentInPeriod[]> => {
  const students = await Array.fromAsync(readBy(store, courseEvaluationStudent, ['user', [user]], batch));
  const enrolled = students.filter((student) => linkedIds(student, 'sections').length > 0);
  if (enrolled.length === 0) throw refuse(notEnrolled);
  const pairs = (await Promise.all([periodsOpenTo, midtermsOpenTo].map((find) => find(store, enrolled, now)))).flat();
  const found = await Promise.all(pairs.map((pair) => evaluationsOfStudent(store, pair)));
  // A list may lag a moment, so only the records that were read by key count.
  const answerable = found.filter(
    (each) => each !== undefined && hasOpen(each) && statusOfPeriod(each.period, now) === 'open',
  );
  if (answerable.length === 0) throw refuse(nothingOpen);
  return answerable.filter((each) => each !== undefined);
};
