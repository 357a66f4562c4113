import { readBy } from '../../../model/read/read-by.ts';
import { courseEvaluationComment } from '../../../resources/course-evaluations/course-evaluation-comment.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { isHidden } from '../results/comments/judge-comment.ts';
import { hiddenCommentsKey, sameHiddenComments } from './items.ts';

/** The comments of an evaluation that students must not read, and the step that checks that no other has been hidden. */
export interface HiddenComments {
  readonly texts: readonly string[];
  readonly unchanged: Step;
}

/**
 * Reads the comments of an evaluation that were removed or are private, also as they were before they were edited. Those that
 * reviewers alone know of are left out: a refusal would show that there is one. 3 round trips.
 */
export const readHiddenComments = async (store: Store, evaluation: string): Promise<HiddenComments> => {
  // Before the comments: one that is hidden while they are read changes it.
  const noted = await store.get(hiddenCommentsKey(evaluation));
  const found = await Array.fromAsync(readBy(store, courseEvaluationComment, ['evaluation', [evaluation]], 1_000));
  // The index knows which there are, since the period has closed; what was decided on them it may learn later.
  const comments = await store.readManyInline(found.map(({ type, id }) => ({ type, id })));
  const hidden = comments.filter((comment) => isHidden(comment) && comment.reviewers_only !== true);
  return {
    texts: hidden.flatMap(({ text, original_text: before }) =>
      [text, before].flatMap((each) => (typeof each === 'string' ? [each] : [])),
    ),
    unchanged: sameHiddenComments(evaluation, noted?.changes),
  };
};
