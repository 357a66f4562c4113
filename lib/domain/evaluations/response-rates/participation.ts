import { pathBy } from '../../../model/read/read-by.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { keyOf } from '../../../store/keys.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { Store } from '../../../store/store.ts';

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

/** How many of a section are enrolled, and have answered its evaluation so far. 2 round trips at once. */
export const readParticipation = async (
  store: Store,
  { id, section }: { readonly id: string; readonly section: string },
): Promise<{ readonly enrolled: number; readonly completed: number }> => {
  const [completed, enrolled] = await Promise.all([countCompleted(store, id), countEnrolled(store, section)]);
  return { enrolled, completed };
};
