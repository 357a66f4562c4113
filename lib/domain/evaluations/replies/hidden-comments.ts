import { readBy } from '../../../model/read/read-by.ts';
import { courseEvaluationComment } from '../../../resources/course-evaluations/course-evaluation-comment.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { isHidden } from '../results/comments/judge-comment.ts';
import { hiddenCommentsKey, sameHiddenComments } from './items.ts';

/** The comments of an evaluation that students must not read, and a step that checks that no other has been hidden. */
export interface HiddenComments {
  readonly texts: readonly string[];
  readonly unchanged: Step;
}

/**
 * Reads the removed and private comments of an evaluation, with their texts before an edit. Comments that only
 * reviewers know are left out, because a refusal would reveal that one exists. 3 round trips.
 */
export const readHiddenComments = async (store: Store, evaluation: string): Promise<HiddenComments> => {
  // This item is read before the comments. If a comment is hidden meanwhile, the item changes and `unchanged` refuses.
  const noted = await store.get(hiddenCommentsKey(evaluation));
  const found = await Array.fromAsync(readBy(store, courseEvaluationComment, ['evaluation', [evaluation]], 1_000));
  // The list index has all comments once the period has closed, but it may not have their latest decisions.
  const comments = await store.readManyInline(found.map(({ type, id }) => ({ type, id })));
  const hidden = comments.filter((comment) => isHidden(comment) && comment.reviewers_only !== true);
  return {
    texts: hidden.flatMap(({ text, original_text: before }) =>
      [text, before].flatMap((each) => (typeof each === 'string' ? [each] : [])),
    ),
    unchanged: sameHiddenComments(evaluation, noted?.changes),
  };
};
