import { linkageOf, linkedIds } from '../../../model/definition/record-fields.ts';
import { isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { ratedIn } from '../../../resources/course-evaluations/midterm.ts';
import { backReferencesOf, keyOf, referrerOf } from '../../../store/keys.ts';
import { partitionQuery } from '../../../store/queries.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { askedQuestions, ratedInstructors } from './asked-questions.ts';
import { findAskedLevels } from './levels/asked-departments.ts';
import { appliesTo } from './levels/layers.ts';
import { type NamedInstructor, readAssignments, withNames } from './read-instructors.ts';
import { questionsIn, readSets, type SetOfQuestions } from './read-questionnaire.ts';

/** The reader of a form: a student in a period, by ids. Without a student, an office looks at the form. */
export interface FormReader {
  readonly student?: { readonly id: string; readonly period: string };
  /** Keeps the additional sets of departments and of the section even if they have no questions yet. */
  readonly withUnfinished?: boolean;
}

/** The questions for a student in one evaluation. */
export interface EvaluationForm {
  readonly evaluation: StoredRecord;
  readonly period: StoredRecord;
  readonly section: StoredRecord;
  readonly course: StoredRecord | undefined;
  /** The sets without the questions that this student is not asked, and without parts that are then empty. */
  readonly sets: readonly SetOfQuestions[];
  /** The rated instructors. */
  readonly instructors: readonly NamedInstructor[];
  /** Whether the class is so small that an answer could reveal its author. */
  readonly isSmallClass: boolean;
}

const evaluationReference = (id: string) => ({ type: 'course_evaluation', id });
const sectionReference = (id: string) => ({ type: 'course_evaluation_section', id });
const courseReference = (id: string) => ({ type: 'course_evaluation_course', id });
const studentType = 'course_evaluation_student';

const largestSmallClass = 5;

/**
 * Returns whether few people are enrolled; a person with several student records counts once. 2 round trips if nobody
 * has several.
 */
const isSmallClass = async (store: Store, section: string): Promise<boolean> => {
  const { pk } = keyOf.record(sectionReference(section));
  const query = { ...partitionQuery(pk, backReferencesOf(studentType)), Limit: largestSmallClass + 1 };
  const people = new Set<string>();
  for await (const { Items = [] } of store.pages(query)) {
    const students = Items.map(({ sk }) => ({ type: studentType, id: referrerOf(String(sk)).id }));
    for (const { user } of await store.readManyInline(students)) people.add(String(user));
    if (people.size > largestSmallClass) return false;
  }
  return true;
};

interface Opened {
  readonly evaluation: StoredRecord;
  readonly period: StoredRecord;
  /** Account of the student. */
  readonly user?: string;
}

/**
 * Reads the evaluation of a student's own section in the token's period; returns undefined for any other. 1 round trip.
 */
const openOwn = async (store: Store, id: string, own: NonNullable<FormReader['student']>) => {
  const references = [evaluationReference(id), { type: studentType, id: own.id }, periodReference(own.period)];
  const found = await store.readMany(references, (type) => (type === studentType ? [] : ['schedules']));
  const ofType = (type: string) => found.find((record) => record.type === type);
  const [evaluation, student, period] = references.map(({ type }) => ofType(type));
  if (evaluation === undefined || student === undefined || period === undefined) return undefined;
  const isOwn = Object.hasOwn(linkageOf(student, 'sections'), String(evaluation.section));
  if (evaluation.period !== own.period || !isOwn) return undefined;
  return { evaluation, period, user: String(student.user) };
};

const openAny = async (store: Store, id: string): Promise<Opened | undefined> => {
  const evaluation = await store.readInline(evaluationReference(id));
  const period = evaluation && (await store.read(periodReference(String(evaluation.period)), ['schedules']));
  return evaluation && period && { evaluation, period };
};

const readTaught = async (store: Store, id: string) => {
  const section = await store.readInline(sectionReference(id));
  const course =
    typeof section?.course === 'string' ? await store.readInline(courseReference(section.course)) : undefined;
  return { section, course };
};

/** The sets of the institution, of the departments of those who teach and of the section, in this order. */
const readAsked = async (
  store: Store,
  { period, evaluation }: Pick<Opened, 'period' | 'evaluation'>,
  assignments: Promise<readonly StoredRecord[]>,
): Promise<SetOfQuestions[]> => {
  const levels = await findAskedLevels(store, { period, evaluation }, () => assignments);
  return readSets(store, [...linkedIds(period, 'question_sets'), ...levels.sets]);
};

/**
 * Returns the sets without the questions that nobody is asked here, and without parts that have no question left; some
 * sets stay as they are.
 */
const asAsked = (
  sets: readonly SetOfQuestions[],
  isAsked: (question: string) => boolean,
  isWhole: (set: StoredRecord) => boolean,
): SetOfQuestions[] =>
  sets.flatMap(({ set, sections }) => {
    if (isWhole(set)) return [{ set, sections }];
    const kept = sections.flatMap(({ section, questions }) => {
      const asked = questions.filter(({ id, kind }) => kind === 'heading' || isAsked(id));
      return asked.some(({ kind }) => kind !== 'heading') ? [{ section, questions: asked }] : [];
    });
    return kept.length === 0 ? [] : [{ set, sections: kept }];
  });

/**
 * Reads what an evaluation asks; returns undefined if it does not exist, is not the student's, or its section was
 * withdrawn. 3 round trips, 1 more if the process does not know the instructors yet, or no student reads it; further
 * ones if departments add questions and nobody has answered yet.
 */
export const readForm = async (
  store: Store,
  id: string,
  { student: own, withUnfinished = false }: FormReader,
): Promise<EvaluationForm | undefined> => {
  const opened = own === undefined ? await openAny(store, id) : await openOwn(store, id, own);
  if (opened === undefined) return undefined;
  const { evaluation, period, user } = { user: undefined, ...opened };
  const taught = String(evaluation.section);
  const assignments = readAssignments(store, taught);
  const [{ section, course }, sets, everybody, isSmall] = await Promise.all([
    readTaught(store, taught),
    readAsked(store, { period, evaluation }, assignments),
    assignments.then((found) => withNames(store, ratedIn(period, found))),
    isSmallClass(store, taught),
  ]);
  if (section === undefined || !isEvaluated(section)) return undefined;
  const raters = { instructors: everybody, ...(user !== undefined && { student: { user } }) };
  const asked = new Set(askedQuestions(questionsIn(sets), raters).map(({ question }) => question.id));
  const rated = new Set(ratedInstructors(raters).map((each) => each.id));
  return {
    evaluation,
    period,
    section,
    course,
    sets: asAsked(
      sets,
      (question) => asked.has(question),
      (set) => withUnfinished && appliesTo(set) !== undefined,
    ),
    instructors: everybody.filter((each) => rated.has(each.id)),
    isSmallClass: isSmall,
  };
};
