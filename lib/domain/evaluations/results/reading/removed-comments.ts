import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { filterPath } from '../../../../store/filter-index.ts';
import { readList } from '../../../../store/list.ts';
import { allKeys } from '../../../../store/list-index.ts';
import type { Store } from '../../../../store/store.ts';

/** How many comments reviewers have removed, by question and instructor. */
export type RemovedComments = (question: string, instructor: string | null) => number;

const nameOf = (question: unknown, instructor: unknown): string => `${String(question)} ${String(instructor ?? '')}`;

/** Counts the removed comments of an evaluation; one round trip for 1,000 of them. */
export const countRemoved = async (store: Store, evaluation: string): Promise<RemovedComments> => {
  const { type, filters } = courseEvaluationComment;
  if (filters.evaluation === undefined) throw new Error('comments are not found by their evaluation');
  const path = filterPath(type, filters.evaluation, { values: [evaluation], holds: 'records' });
  const counts = new Map<string, number>();
  for await (const { decision, question, instructor } of readList(store, { path, range: allKeys, batch: 1_000 })) {
    const name = nameOf(question, instructor);
    if (decision === 'removed') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (question, instructor) => counts.get(nameOf(question, instructor)) ?? 0;
};
