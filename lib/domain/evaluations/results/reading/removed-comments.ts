import { readBy } from '../../../../model/read/read-by.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import type { Store } from '../../../../store/store.ts';

/** How many comments reviewers have removed, by question and instructor. */
export type RemovedComments = (question: string, instructor: string | null) => number;

const nameOf = (question: unknown, instructor: unknown): string => `${String(question)} ${String(instructor ?? '')}`;

/** Counts the removed comments of an evaluation; one round trip for 1,000 of them. */
export const countRemoved = async (store: Store, evaluation: string): Promise<RemovedComments> => {
  const comments = readBy(store, courseEvaluationComment, ['evaluation', [evaluation]], 1_000);
  const counts = new Map<string, number>();
  for await (const { decision, question, instructor, reviewers_only: isHidden } of comments) {
    const name = nameOf(question, instructor);
    if (decision === 'removed' && isHidden !== true) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (question, instructor) => counts.get(nameOf(question, instructor)) ?? 0;
};
