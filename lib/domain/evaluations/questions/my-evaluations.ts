import { linkedIds } from '../../../model/definition/record-fields.ts';
import { evaluationId, isEvaluated, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { type Key, keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/** An evaluation that a student may answer, or has answered. */
export interface MyEvaluation {
  readonly evaluation: StoredRecord;
  readonly section: StoredRecord;
  readonly course: StoredRecord | undefined;
  readonly isAnswered: boolean;
}

const recordKey = (type: string, id: string): Key => keyOf.record({ type, id });

const readByKey = async (store: Store, keys: readonly Key[]) => {
  const found = new Map((await store.getMany(keys)).map((item) => [keyName(item), item]));
  return (key: Key) => found.get(keyName(key));
};

const readCourses = async (store: Store, sections: readonly StoredRecord[]): Promise<Map<string, StoredRecord>> => {
  const ids = [...new Set(sections.flatMap(({ course }) => (typeof course === 'string' ? [course] : [])))];
  const courses = await store.readManyInline(ids.map((id) => ({ type: 'course_evaluation_course', id })));
  return new Map(courses.map((course) => [course.id, course]));
};

/** A student's evaluations, and the period that they are of; undefined where it is there no more. */
export interface MyEvaluations {
  readonly period: StoredRecord | undefined;
  readonly evaluations: readonly MyEvaluation[];
}

/**
 * The evaluations of a student in a period that is open, in the order of their ids, which reveals nothing; none where it is
 * not. Those of withdrawn sections are left out. 3 round trips.
 */
export const myEvaluations = async (
  store: Store,
  own: { readonly id: string; readonly period: string },
  now: Date,
): Promise<MyEvaluations> => {
  const [period, student] = await Promise.all([
    store.readInline(periodReference(own.period)),
    store.read({ type: 'course_evaluation_student', id: own.id }),
  ]);
  const isOpen = period !== undefined && student !== undefined && statusOfPeriod(period, now) === 'open';
  return { period, evaluations: isOpen ? await readEvaluations(store, student, own) : [] };
};

const readEvaluations = async (
  store: Store,
  student: StoredRecord,
  own: { readonly id: string; readonly period: string },
): Promise<MyEvaluation[]> => {
  const enrolled = linkedIds(student, 'sections').map((section) => ({
    id: evaluationId(own.period, section),
    sectionKey: recordKey('course_evaluation_section', section),
  }));
  const participationOf = (id: string) => keyOf.participation(id, String(student.user));
  const keysOf = ({ id, sectionKey }: (typeof enrolled)[number]) => [
    sectionKey,
    recordKey('course_evaluation', id),
    participationOf(id),
  ];
  const found = await readByKey(store, enrolled.flatMap(keysOf));
  const open = enrolled.flatMap(({ id, sectionKey }) => {
    // Under such a key stands a record.
    const section = found(sectionKey) as StoredRecord | undefined;
    const evaluation = found(recordKey('course_evaluation', id)) as StoredRecord | undefined;
    if (section === undefined || !isEvaluated(section) || evaluation === undefined) return [];
    return [{ evaluation, section, isAnswered: found(participationOf(id)) !== undefined }];
  });
  const courses = await readCourses(
    store,
    open.map(({ section }) => section),
  );
  return open
    .map((each) => ({ ...each, course: courses.get(String(each.section.course)) }))
    .sort((one, other) => (one.evaluation.id < other.evaluation.id ? -1 : 1));
};
