import { coveredCourses, evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { backReferencesOf, keyOf, referrerOf, wholePartition } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { readPeriod } from '../periods/read-period.ts';
import { studentType } from './evaluations-of-student.ts';

/** A student with something to answer in a period. */
export interface OpenStudent {
  readonly id: string;
  /** How many evaluations: never which. */
  readonly open: number;
}

const sectionReference = (id: string) => ({ type: 'course_evaluation_section', id });

const stillEvaluated = async (store: Store, sections: readonly string[]): Promise<string[]> =>
  (await store.getMany(sections.map((id) => keyOf.record(sectionReference(id)))))
    .filter(isEvaluated)
    .map(({ id }) => String(id));

const students = backReferencesOf(studentType);

// The back-references of a section name its students: read consistently, and only those of the sections in question,
// where the list of students has those of all years, from an index that lags behind.
const notAnswered = async (store: Store, period: string, section: string): Promise<string[]> => {
  const [enrolled, answered] = await Promise.all([
    store.queryRange(keyOf.record(sectionReference(section)).pk, students),
    store.queryRange(keyOf.participation(evaluationId(period, section), '').pk, wholePartition),
  ]);
  const done = new Set(answered.map(({ sk }) => String(sk)));
  return enrolled.flatMap(({ sk }) => {
    const { id } = referrerOf(String(sk));
    return done.has(id) ? [] : [id];
  });
};

/** Sections whose students are read side by side. */
const atOnce = 50;

/**
 * The students who have something to answer in a period, in the order of their ids: all who are enrolled in a section that
 * it evaluates, but for those who have answered. Two requests per section, one more for a hundred, and none for students.
 * Throws 404.
 */
export async function* openStudents(store: Store, period: string): AsyncGenerator<OpenStudent, void, void> {
  const { chunks } = await readPeriod(store, period);
  const open = new Map<string, number>();
  for (const sections of chunk([...coveredCourses(chunks.values()).values()].flat(), atOnce)) {
    const kept = await stillEvaluated(store, sections);
    const found = await Promise.all(kept.map((section) => notAnswered(store, period, section)));
    for (const id of found.flat()) open.set(id, (open.get(id) ?? 0) + 1);
  }
  for (const id of [...open.keys()].sort()) yield { id, open: open.get(id) ?? 0 };
}
