import { linkageOf } from '../../../model/definition/record-fields.ts';
import { evaluationId, isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../store/keys.ts';
import { overflowOf, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { RatedInstructor } from '../questions/asked-questions.ts';
import { readAssignments, withAccounts } from '../questions/read-instructors.ts';
import { type Questionnaire, readAskedOf } from './questionnaires.ts';

/** A student, who answers in a period, and one of its evaluations. Ids. */
export interface Answering {
  readonly student: string;
  readonly period: string;
  readonly evaluation: string;
}

/** An evaluation as one student meets it. */
export interface StudentEvaluation {
  readonly period: StoredRecord;
  /** Id of the student's account. */
  readonly user: string;
  readonly isAnswered: boolean;
  readonly questionnaire: Questionnaire;
  readonly instructors: readonly RatedInstructor[];
}

const studentType = 'course_evaluation_student';

const evaluationKey = (id: string) => keyOf.record({ type: 'course_evaluation', id });

interface Read {
  readonly period: StoredRecord;
  readonly student: StoredRecord;
  readonly section: string;
  readonly isAnswered: boolean;
}

const isEnrolled = async (store: Store, student: StoredRecord, section: string): Promise<boolean> => {
  if (Object.hasOwn(linkageOf(student, 'sections'), section)) return true;
  if (overflowOf(student, 'sections') === 0) return false;
  return (await store.get(keyOf.linkageEntry(student, 'sections', section))) !== undefined;
};

/** One round trip, two for a student of more than 200 sections. */
const readOwn = async (store: Store, { student, period, evaluation }: Answering): Promise<Read | undefined> => {
  const participation = keyOf.participation(evaluation, student);
  const references = [{ type: studentType, id: student }, periodReference(period)];
  const found = await store.getMany([...references.map(keyOf.record), evaluationKey(evaluation), participation]);
  // Under these keys stand records.
  const ofType = (type: string) => found.find((item) => item.type === type) as StoredRecord | undefined;
  const [theStudent, thePeriod] = [ofType(studentType), ofType('course_evaluation_period')];
  const section = ofType('course_evaluation')?.section;
  if (theStudent === undefined || thePeriod === undefined || typeof section !== 'string') return undefined;
  // The id of an evaluation follows from both: so it is one of the period.
  if (evaluationId(period, section) !== evaluation || !(await isEnrolled(store, theStudent, section))) return undefined;
  return {
    period: await store.complete(thePeriod, ['schedules']),
    student: theStudent,
    section,
    isAnswered: found.some(({ pk }) => pk === participation.pk),
  };
};

const isTaught = async (store: Store, section: string): Promise<boolean> => {
  const found = await store.get(keyOf.record({ type: 'course_evaluation_section', id: section }));
  return found !== undefined && isEvaluated(found);
};

/**
 * An evaluation of a student's own period and section, with what it asks; undefined where it does not exist, is not this
 * student's, or its section was withdrawn. 3 round trips, 2 more where this process does not know the questions.
 */
export const readStudentEvaluation = async (
  store: Store,
  answering: Answering,
): Promise<StudentEvaluation | undefined> => {
  const own = await readOwn(store, answering);
  if (own === undefined) return undefined;
  const { period, student, section, isAnswered } = own;
  const [taught, questionnaire, assignments] = await Promise.all([
    isTaught(store, section),
    readAskedOf(store, period),
    readAssignments(store, section),
  ]);
  if (!taught) return undefined;
  const instructors = await withAccounts(store, assignments);
  return { period, user: String(student.user), isAnswered, questionnaire, instructors };
};
