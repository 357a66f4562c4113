import { commentHeld } from '../../../../errors/comments.ts';
import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { recordExists } from '../../../../model/write/record-steps.ts';
import type { Hold } from '../../../../resources/course-evaluations/answers/comments.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { shownVersion } from '../../../../store/record-version.ts';
import { retryStale } from '../../../../store/retry.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { type CommentHold, dropHold, putHold, readHold } from '../items.ts';

const minutesHeld = 5;
const msOfMinute = 60_000;

/**
 * Returns the name of a reviewing caller: the person, or the token of an integration, with the tokens that replace it.
 */
export const reviewerOf = async (holder: Pick<TokenHolder, 'caller'>): Promise<string> => {
  const { principal, line, id } = await holder.caller();
  return principal.kind === 'user' ? `user ${principal.id}` : `token ${line ?? id}`;
};

/** Reads the hold of a comment. Throws 409 if another reviewer holds it and the time has not passed. */
const readFreeHold = async (
  store: Store,
  comment: string,
  { reviewer, now }: { readonly reviewer: string; readonly now: Date },
): Promise<CommentHold | undefined> => {
  const hold = await readHold(store, comment);
  if (hold !== undefined && hold.reviewer !== reviewer && hold.until > now.toISOString())
    throw refuse(commentHeld, hold.until);
  return hold;
};

/**
 * Returns the step of a review that ends the reviewer's hold. The step is refused if another reviewer has taken the
 * comment meanwhile. Throws 409 if another one holds it.
 */
export const endHold = async (
  store: Store,
  comment: string,
  who: { readonly reviewer: string; readonly now: Date },
): Promise<Step> => dropHold(comment, await readFreeHold(store, comment, who));

const tryHold = async (
  store: Store,
  id: string,
  { reviewer, now }: { readonly reviewer: string; readonly now: Date },
): Promise<Hold> => {
  const reference = { type: courseEvaluationComment.type, id };
  const [comment, before] = await Promise.all([store.read(reference), readFreeHold(store, id, { reviewer, now })]);
  const gone = () => refuse(notFound, reference.type, id);
  if (comment === undefined || isOfMidterm(comment)) throw gone();
  const until = new Date(now.getTime() + minutesHeld * msOfMinute).toISOString();
  await store.write([recordExists(reference, gone), putHold(id, before, { reviewer, until })]);
  // The stored decision is one of these values.
  return { held_until: until, version: shownVersion(comment), decision: comment.decision as Hold['decision'] };
};

/**
 * Holds a comment for a reviewer for five minutes, or for five more. Nobody else can decide on it meanwhile. Throws
 * 404, and 409 if another reviewer holds it.
 */
export const holdComment = (
  store: Store,
  id: string,
  who: { readonly reviewer: string; readonly now: Date },
): Promise<Hold> => retryStale(() => tryHold(store, id, who), 'the hold keeps changing');
