import { linkedIds } from '../../../model/definition/record-fields.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { evaluationId, isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { type Key, keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/** An evaluation that a student may answer, or has answered. */
export interface StudentEvaluation {
  readonly id: string;
  readonly section: string;
  readonly isAnswered: boolean;
}

/** A student in a period. */
export interface StudentInPeriod {
  readonly period: StoredRecord;
  readonly student: StoredRecord;
  readonly evaluations: readonly StudentEvaluation[];
}

/** The type of the records of students. */
export const studentType = courseEvaluationStudent.type;

const sectionType = 'course_evaluation_section';
const evaluationType = 'course_evaluation';

const sectionKey = (section: string): Key => keyOf.record({ type: sectionType, id: section });
const evaluationKey = (id: string): Key => keyOf.record({ type: evaluationType, id });

type Item = Readonly<Record<string, unknown>>;

const byKey = async (store: Store, keys: readonly Key[]): Promise<(key: Key) => Item | undefined> => {
  const found = new Map((await store.getMany(keys)).map((item) => [keyName(item), item]));
  return (key) => found.get(keyName(key));
};

const isActive = (user: Item | undefined): boolean => user !== undefined && user.deactivated !== true;

/**
 * Reads the evaluations of one student in a period, also the answered ones; returns undefined if the student or period
 * does not exist, or the student's account is no longer active. Withdrawn and cancelled sections are left out. 2 round
 * trips, one request per 25 sections.
 */
export const evaluationsOfStudent = async (
  store: Store,
  { student: studentId, period: periodId }: { readonly student: string; readonly period: string },
): Promise<StudentInPeriod | undefined> => {
  const [student, period] = await Promise.all([
    store.read({ type: studentType, id: studentId }),
    store.read(periodReference(periodId), ['question_sets']),
  ]);
  if (student === undefined || period === undefined) return undefined;
  const enrolled = linkedIds(student, 'sections').map((section) => ({ section, id: evaluationId(periodId, section) }));
  const user = String(student.user);
  const userKey = keyOf.record({ type: 'user', id: user });
  const found = await byKey(store, [
    userKey,
    ...enrolled.flatMap(({ section, id }) => [sectionKey(section), evaluationKey(id), keyOf.participation(id, user)]),
  ]);
  if (!isActive(found(userKey))) return undefined;
  const evaluations = enrolled.flatMap(({ section, id }) => {
    if (found(evaluationKey(id)) === undefined || !isEvaluated(found(sectionKey(section)) ?? {})) return [];
    return [{ id, section, isAnswered: found(keyOf.participation(id, user)) !== undefined }];
  });
  return { period, student, evaluations };
};
