import { linkageOf } from '../../../model/definition/record-fields.ts';
import { evaluationId, isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { stopwatch } from '../../../runtime/clock.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
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
  readonly section: StoredRecord;
  readonly isAnswered: boolean;
}

// The section of an evaluation is the same for good: who knows it reads it along.
const sections = new Map<string, string>();
const maxSections = 10_000;

const sectionKey = (id: string) => keyOf.record({ type: 'course_evaluation_section', id });

const readSection = async (
  store: Store,
  evaluation: StoredRecord,
  found: readonly Item[],
): Promise<StoredRecord | undefined> => {
  const id = String(evaluation.section);
  if (sections.size >= maxSections) sections.clear();
  sections.set(evaluation.id, id);
  const section = found.find(({ type }) => type === 'course_evaluation_section') ?? (await store.get(sectionKey(id)));
  return section as StoredRecord | undefined;
};

const isEnrolled = async (store: Store, student: StoredRecord, section: string): Promise<boolean> => {
  if (Object.hasOwn(linkageOf(student, 'sections'), section)) return true;
  if (overflowOf(student, 'sections') === 0) return false;
  return (await store.get(keyOf.linkageEntry(student, 'sections', section))) !== undefined;
};

/** One round trip; one more where this process has not met the evaluation yet, or for a student of more than 200 sections. */
const readOwn = async (store: Store, { student, period, evaluation }: Answering): Promise<Read | undefined> => {
  const participation = keyOf.participation(evaluation, student);
  const references = [{ type: studentType, id: student }, periodReference(period)];
  const known = sections.get(evaluation);
  const keys = [...references.map(keyOf.record), evaluationKey(evaluation), participation];
  const found = await store.getMany(known === undefined ? keys : [...keys, sectionKey(known)]);
  // Under these keys stand records.
  const ofType = (type: string) => found.find((item) => item.type === type) as StoredRecord | undefined;
  const [theStudent, thePeriod] = [ofType(studentType), ofType('course_evaluation_period')];
  const theEvaluation = ofType('course_evaluation');
  if (theStudent === undefined || thePeriod === undefined || theEvaluation === undefined) return undefined;
  const section = await readSection(store, theEvaluation, found);
  // The id of an evaluation follows from both: so it is one of the period.
  if (section === undefined || evaluationId(period, section.id) !== evaluation) return undefined;
  if (!isEvaluated(section) || !(await isEnrolled(store, theStudent, section.id))) return undefined;
  return {
    period: await store.complete(thePeriod, ['schedules']),
    student: theStudent,
    section,
    isAnswered: found.some(({ pk }) => pk === participation.pk),
  };
};

interface Remembered {
  readonly instructors: readonly RatedInstructor[];
  readonly until: number;
}

const remembered = new Map<string, Remembered>();
const rememberedMs = 45_000;

const readInstructors = async (
  store: Store,
  section: string,
  isFresh: boolean,
): Promise<readonly RatedInstructor[]> => {
  const name = `${store.tableName}/${section}`;
  const known = remembered.get(name);
  if (!isFresh && known !== undefined && stopwatch() < known.until) return known.instructors;
  const instructors = await withAccounts(store, await readAssignments(store, section));
  if (remembered.size >= maxSections) remembered.clear();
  remembered.set(name, { instructors, until: stopwatch() + rememberedMs });
  return instructors;
};

/**
 * An evaluation of a student's own period and section, with what it asks; undefined where it does not exist, is not this
 * student's, or its section was withdrawn. One round trip where this process has met the evaluation in the last 45
 * seconds, up to 5 else. `isFresh` asks for those who teach as they are now, not as they were then.
 */
export const readStudentEvaluation = async (
  store: Store,
  answering: Answering,
  isFresh = false,
): Promise<StudentEvaluation | undefined> => {
  const own = await readOwn(store, answering);
  if (own === undefined) return undefined;
  const { period, student, section, isAnswered } = own;
  const [questionnaire, instructors] = await Promise.all([
    readAskedOf(store, period),
    readInstructors(store, section.id, isFresh),
  ]);
  return { period, user: String(student.user), isAnswered, questionnaire, instructors };
};
