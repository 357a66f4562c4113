import { linkageOf } from '../../../model/definition/record-fields.ts';
import { evaluationId, isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { ratedIn } from '../../../resources/course-evaluations/midterm.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { stopwatch } from '../../../runtime/clock.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
import { overflowOf, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { isStillCovered } from '../coverage/still-covered.ts';
import type { RatedInstructor } from '../questions/asked-questions.ts';
import { findAskedLevels } from '../questions/levels/asked-departments.ts';
import type { Question } from '../questions/question.ts';
import { readAssignments, withAccounts } from '../questions/read-instructors.ts';
import { type Questionnaire, readAskedOf, readLevels } from './questionnaires.ts';

/** A student who answers in a period, and one evaluation of the period. All are ids. */
export interface Answering {
  readonly student: string;
  readonly period: string;
  readonly evaluation: string;
}

/** An evaluation as one student sees it. */
export interface StudentEvaluation {
  readonly period: StoredRecord;
  /** Id of the student's account. */
  readonly user: string;
  readonly questionnaire: Questionnaire;
  /** The additional questions of the instructors' departments and of the section. */
  readonly levels: readonly Question[];
  /** The departments of the additional questions, until the first answer fixes them. */
  readonly unfixed?: readonly string[] | undefined;
  readonly instructors: readonly RatedInstructor[];
}

const studentType = 'course_evaluation_student';

const evaluationKey = (id: string) => keyOf.record({ type: 'course_evaluation', id });

interface Read {
  readonly period: StoredRecord;
  readonly evaluation: StoredRecord;
  readonly student: StoredRecord;
  /** Id of the section that is evaluated. */
  readonly section: string;
  /** The items of one call. They include the section if this process has read the evaluation before. */
  readonly found: readonly Item[];
}

// The section of an evaluation never changes. A process that knows it reads the section in the same call.
const sections = new Map<string, string>();
const maxSections = 10_000;

const sectionKey = (id: string) => keyOf.record({ type: 'course_evaluation_section', id });

const remember = (evaluation: string, section: string): void => {
  if (sections.size >= maxSections) sections.clear();
  sections.set(evaluation, section);
};

const readSection = async (store: Store, { found, section }: Read): Promise<StoredRecord | undefined> => {
  const known = found.find(({ type }) => type === 'course_evaluation_section');
  // The item under this key is a record.
  return (known ?? (await store.get(sectionKey(section)))) as StoredRecord | undefined;
};

/**
 * Returns whether a student takes the section. Needs a read if the student has too many sections for the own record.
 */
const isEnrolled = async (store: Store, { student, section }: Read): Promise<boolean> =>
  Object.hasOwn(linkageOf(student, 'sections'), section) ||
  (await store.get(keyOf.linkageEntry(student, 'sections', section))) !== undefined;

const mayBeEnrolled = (student: StoredRecord, section: string): boolean =>
  Object.hasOwn(linkageOf(student, 'sections'), section) || overflowOf(student, 'sections') > 0;

/**
 * Reads all items of an evaluation in one call; returns undefined if the period or the student has no such evaluation.
 * One round trip.
 */
const readOwn = async (store: Store, { student, period, evaluation }: Answering): Promise<Read | undefined> => {
  const references = [{ type: studentType, id: student }, periodReference(period)];
  const known = sections.get(evaluation);
  const keys = [...references.map(keyOf.record), evaluationKey(evaluation)];
  const found = await store.getMany(known === undefined ? keys : [...keys, sectionKey(known)]);
  // The items under these keys are records.
  const ofType = (type: string) => found.find((item) => item.type === type) as StoredRecord | undefined;
  const [theStudent, thePeriod] = [ofType(studentType), ofType('course_evaluation_period')];
  const theEvaluation = ofType('course_evaluation');
  if (theStudent === undefined || thePeriod === undefined || theEvaluation === undefined) return undefined;
  const section = String(theEvaluation.section);
  remember(evaluation, section);
  // The id of an evaluation follows from its period and section, so this evaluation belongs to the period.
  if (evaluationId(period, section) !== evaluation || !mayBeEnrolled(theStudent, section)) return undefined;
  return {
    period: await store.complete(thePeriod, ['schedules']),
    evaluation: theEvaluation,
    student: theStudent,
    section,
    found,
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

/** How an evaluation is read. */
export interface ReadOptions {
  /** Reads the present instructors, instead of the ones from the last 45 seconds. */
  readonly isFresh?: boolean;
  /** When a student answers. */
  readonly now?: Date;
}

const readAskedLevels = async (store: Store, { period, evaluation, section }: Read, now: Date | undefined) => {
  const { sets, unfixed } = await findAskedLevels(store, { period, evaluation }, () => readAssignments(store, section));
  const isFixed = now !== undefined && statusOfPeriod(period, now) === 'open';
  return { levels: await readLevels(store, period, { sets, isFixed }), unfixed };
};

/**
 * Reads an evaluation of a student's own period and section, with its questions; returns undefined if it does not
 * exist, is not this student's, or its section was withdrawn. One round trip if this process has read the evaluation in
 * the last 45 seconds, otherwise 3; more before the first answer if departments add questions.
 */
export const readStudentEvaluation = async (
  store: Store,
  answering: Answering,
  { isFresh = false, now }: ReadOptions = {},
): Promise<StudentEvaluation | undefined> => {
  const own = await readOwn(store, answering);
  if (own === undefined) return undefined;
  const { period, student } = own;
  const [section, isOwn, isCovered, questionnaire, { levels, unfixed }, instructors] = await Promise.all([
    readSection(store, own),
    isEnrolled(store, own),
    isStillCovered(store, period, own.section),
    readAskedOf(store, period),
    readAskedLevels(store, own, now),
    readInstructors(store, own.section, isFresh),
  ]);
  if (section === undefined || !isEvaluated(section) || !isOwn || !isCovered) return undefined;
  const rated = ratedIn(period, instructors);
  return { period, user: String(student.user), questionnaire, levels, unfixed, instructors: rated };
};
