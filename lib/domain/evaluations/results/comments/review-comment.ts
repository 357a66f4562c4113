import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { changeRecord } from '../../../../model/write/update.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { retryStale } from '../../../../store/retry.ts';
import type { Store } from '../../../../store/store.ts';
import { noteHiddenComment } from '../items.ts';
import { ownPeriods } from '../reading/result-period.ts';
import { endHold } from './holds.ts';
import { isHidden } from './judge-comment.ts';

/**
 * Returns what a review changes besides its fields: the original text of an edited comment is kept until the results
 * are released.
 */
const keptText = (comment: StoredRecord, { attributes }: Change, isReleased: boolean): Record<string, unknown> => {
  const isEdited = typeof attributes.text === 'string' && attributes.text !== comment.text;
  const forgotten = isReleased && comment.original_text !== undefined ? { original_text: null } : {};
  if (!isEdited) return forgotten;
  const kept = isReleased ? forgotten : { original_text: comment.original_text ?? comment.text };
  return { ...kept, is_edited: true };
};

/** The change of a comment by a reviewer, who has the same name as in holds. */
export interface Review {
  readonly change: Change;
  readonly reviewer: string;
  readonly now: Date;
}

/** Returns whether a review leaves a comment hidden and changes its decision or text. */
const isHiddenBy = (comment: StoredRecord, { attributes }: Change): boolean =>
  isHidden({ ...comment, ...attributes }) &&
  ['decision', 'text'].some((name) => Object.hasOwn(attributes, name) && attributes[name] !== comment[name]);

const tryReview = async (store: Store, id: string, { change, now, reviewer }: Review): Promise<StoredRecord> => {
  const [comment, ending] = await Promise.all([
    store.read({ type: courseEvaluationComment.type, id }),
    endHold(store, id, { reviewer, now }),
  ]);
  if (comment === undefined || isOfMidterm(comment)) throw refuse(notFound, courseEvaluationComment.type, id);
  const period = (await ownPeriods(store, [comment]))(comment);
  const isReleased = period !== undefined && statusOfPeriod(period, now) === 'released';
  const fields = keptText(comment, change, isReleased);
  const steps = isHiddenBy(comment, change) ? [noteHiddenComment(String(comment.evaluation))] : [];
  return changeRecord(store, courseEvaluationComment, comment, {
    change,
    now,
    sideEffects: { fields, steps: () => [ending, ...steps] },
  });
};

/**
 * Changes the decision about a comment, or its text, and ends the reviewer's hold. Throws 404, 409 where another reviewer
 * holds it, and 422 for a removal without a reason.
 */
export const reviewComment = (store: Store, id: string, review: Review): Promise<StoredRecord> =>
  retryStale(() => tryReview(store, id, review), 'the comment keeps changing');
