import { linkedIds } from '../../model/definition/record-fields.ts';
import { readBy } from '../../model/read/read-by.ts';
import { courseEvaluationInstructor } from '../../resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationSectionInstructor } from '../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courseEvaluationStudent } from '../../resources/course-evaluations/course-evaluation-student.ts';
import { courseEvaluationTerm } from '../../resources/course-evaluations/course-evaluation-term.ts';
import { forEachAtOnce } from '../../runtime/at-once.ts';
import { now } from '../../runtime/clock.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { nameOfClaim } from '../load/new-records.ts';
import type { Session } from '../load/session.ts';
import { enrolments } from '../report/report.ts';
import { removeEntries } from './remove-entries.ts';
import { removeRecord } from './remove-record.ts';

const atOnce = 8;

/** Returns the sections whose terms have not ended. Earlier teaching is history and stays. */
const currentSections = async ({ store }: Session, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const sections = await store.readMany(ids.map((id) => ({ type: courseEvaluationSection.type, id })));
  const terms = [...new Set(sections.map(({ term }) => String(term)))];
  const records = await store.readMany(terms.map((id) => ({ type: courseEvaluationTerm.type, id })));
  const today = now().toISOString().slice(0, 10);
  const isOver = ({ end_date: end }: StoredRecord): boolean => typeof end === 'string' && end < today;
  const over = new Set(records.filter(isOver).map(({ id }) => id));
  return new Set(sections.filter(({ term }) => !over.has(String(term))).map(({ id }) => id));
};

const leaveAsStudents = async (session: Session, ids: readonly string[]): Promise<void> => {
  const students = await session.store.readMany(ids.map((id) => ({ type: courseEvaluationStudent.type, id })));
  const sections = new Set(students.flatMap((student) => linkedIds(student, 'sections')));
  const current = await currentSections(session, [...sections]);
  await forEachAtOnce(students, atOnce, async (student) => {
    const left = linkedIds(student, 'sections').filter((section) => current.has(section));
    session.report.count(enrolments, 'removed', await removeEntries(session, student, 'sections', left));
  });
};

const leaveAsInstructor = async (session: Session, id: string): Promise<void> => {
  const { type } = courseEvaluationSectionInstructor;
  const taught = readBy(session.store, courseEvaluationSectionInstructor, ['instructor', [id]], 100);
  const assignments = await Array.fromAsync(taught);
  const current = await currentSections(
    session,
    assignments.map(({ section }) => String(section)),
  );
  for (const record of assignments.filter(({ section }) => current.has(String(section)))) {
    const sourceId = nameOfClaim(courseEvaluationSectionInstructor, record);
    if (await removeRecord(session, type, { id: record.id, sourceId })) session.report.count(type, 'removed');
  }
};

/**
 * Takes removed users out of the sections of all terms that have not ended. Also handles users who were ended earlier, by a
 * set that did not name them or by a run that met another writer.
 */
export const leaveSections = async (session: Session, users: readonly RecordIntent[]): Promise<void> => {
  const { known } = session;
  const [students, instructors] = [courseEvaluationStudent.type, courseEvaluationInstructor.type];
  const types = [students, instructors];
  await known.lookUp(users.flatMap(({ key: { sourceId } }) => types.map((type) => ({ type, sourceId }))));
  const idsOf = (type: string): string[] => [
    ...new Set(users.flatMap(({ key: { sourceId } }) => known.find({ type, sourceId }) ?? [])),
  ];
  await leaveAsStudents(session, idsOf(students));
  await forEachAtOnce(idsOf(instructors), atOnce, (id) => leaveAsInstructor(session, id));
};
