import { pathBy, readBy } from '../../../../model/read/read-by.ts';
import type { ParticipationSoFar } from '../../../../resources/course-evaluations/answers/results.ts';
import { courseEvaluationSectionInstructor } from '../../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courseEvaluationStudent } from '../../../../resources/course-evaluations/course-evaluation-student.ts';
import { keyOf } from '../../../../store/keys.ts';
import { readList } from '../../../../store/list.ts';
import { allKeys } from '../../../../store/list-index.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { bandOf, smallClass } from '../../response-rates/shown-rate.ts';
import type { ResultViewer } from './result-viewer.ts';

/** How many students have answered an evaluation, without looking at any answer. */
const countCompleted = async (store: Store, evaluation: string): Promise<number> => {
  const shards: number[] = [];
  for await (const page of store.pagesOf(keyOf.tally(evaluation, 0).pk))
    shards.push(...page.map(({ completed }) => (typeof completed === 'number' ? completed : 0)));
  return shards.reduce((sum, each) => sum + each, 0);
};

/** How many people are enrolled in a section: one with two student records must not make a small class a large one. */
const countEnrolled = async (store: Store, section: string): Promise<number> => {
  const path = pathBy(courseEvaluationStudent, ['sections', [section]], 'back-references');
  const people = new Set<string>();
  for await (const { user } of readList(store, { path, range: allKeys, unread: ['sections'], batch: 1_000 }))
    people.add(String(user));
  return people.size;
};

const teachesSection = async (store: Store, viewer: ResultViewer, section: string): Promise<boolean> => {
  if (viewer.kind !== 'person' || viewer.standing.instructors.size === 0) return false;
  const assignments = readBy(store, courseEvaluationSectionInstructor, ['section', [section]], 100);
  for await (const { instructor } of assignments) if (viewer.standing.instructors.has(String(instructor))) return true;
  return false;
};

/**
 * What a viewer sees of an open evaluation: the evaluation office how many have answered, its instructors a band instead if
 * the class is small, all others nothing.
 */
export const participationSoFar = async (
  store: Store,
  viewer: ResultViewer,
  evaluation: StoredRecord,
): Promise<ParticipationSoFar | undefined> => {
  const section = String(evaluation.section);
  const mayKnow = viewer.kind === 'office' || (await teachesSection(store, viewer, section));
  if (!mayKnow) return undefined;
  const [completed, enrolled] = await Promise.all([
    countCompleted(store, evaluation.id),
    countEnrolled(store, section),
  ]);
  return viewer.kind === 'office' || enrolled >= smallClass
    ? { enrolled, completed }
    : { completed_band: bandOf(completed) };
};
