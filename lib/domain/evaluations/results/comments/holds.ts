import { commentHeld } from '../../../../errors/comments.ts';
import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { Hold } from '../../../../resources/course-evaluations/answers/comments.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { keyOf } from '../../../../store/keys.ts';
import { shownVersion } from '../../../../store/record-version.ts';
import { StaleRead } from '../../../../store/refused.ts';
import { retryStale } from '../../../../store/retry.ts';
import { type Condition, changeStep, deleteStep, itemAbsent, itemExists, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { timeToLive } from '../../../../store/table.ts';

const minutesHeld = 5;
const msOfMinute = 60_000;
const msOfSecond = 1_000;

/** Who looks at a comment, and until when, in UTC. */
interface HoldItem {
  readonly reviewer: string;
  readonly until: string;
}

/** Names a caller who reviews: the person, or the token of an integration with those that take its place. */
export const reviewerOf = async (holder: Pick<TokenHolder, 'caller'>): Promise<string> => {
  const { principal, line, id } = await holder.caller();
  return principal.kind === 'user' ? `user ${principal.id}` : `token ${line ?? id}`;
};

const changedSince = () => new StaleRead('the hold has changed');

const unchanged = (hold: HoldItem | undefined): readonly Condition[] =>
  hold === undefined
    ? [itemAbsent]
    : [
        { kind: 'equals', path: ['reviewer'], value: hold.reviewer },
        { kind: 'equals', path: ['until'], value: hold.until },
      ];

/** Reads who holds a comment. Throws 409 where that is another reviewer, and the time has not passed. */
const readFreeHold = async (
  store: Store,
  comment: string,
  { reviewer, now }: { readonly reviewer: string; readonly now: Date },
): Promise<HoldItem | undefined> => {
  const [item] = await store.getMany([keyOf.commentHold(comment)]);
  if (item === undefined) return undefined;
  const hold = { reviewer: String(item.reviewer), until: String(item.until) };
  if (hold.reviewer !== reviewer && hold.until > now.toISOString()) throw refuse(commentHeld, hold.until);
  return hold;
};

/**
 * Finds the step of a review that ends the reviewer's hold, and that is refused where another reviewer has taken the comment
 * meanwhile. Throws 409 where another one holds it.
 */
export const endHold = async (
  store: Store,
  comment: string,
  who: { readonly reviewer: string; readonly now: Date },
): Promise<Step> => {
  const hold = await readFreeHold(store, comment, who);
  const key = keyOf.commentHold(comment);
  return hold === undefined
    ? changeStep(key, { conditions: unchanged(hold) }, changedSince)
    : deleteStep(key, changedSince, unchanged(hold));
};

const tryHold = async (
  store: Store,
  id: string,
  { reviewer, now }: { readonly reviewer: string; readonly now: Date },
): Promise<Hold> => {
  const reference = { type: courseEvaluationComment.type, id };
  const [comment, before] = await Promise.all([store.read(reference), readFreeHold(store, id, { reviewer, now })]);
  const gone = () => refuse(notFound, reference.type, id);
  if (comment === undefined || isOfMidterm(comment)) throw gone();
  const end = now.getTime() + minutesHeld * msOfMinute;
  const until = new Date(end).toISOString();
  const set = [
    [['reviewer'], reviewer],
    [['until'], until],
    [[timeToLive], Math.ceil(end / msOfSecond)],
  ] as const;
  await store.write([
    changeStep(keyOf.record(reference), { conditions: [itemExists] }, gone),
    changeStep(keyOf.commentHold(id), { conditions: unchanged(before), set }, changedSince),
  ]);
  // A stored decision is one of them.
  return { held_until: until, version: shownVersion(comment), decision: comment.decision as Hold['decision'] };
};

/**
 * Holds a comment for a reviewer for five minutes, or for five more; nobody else decides on it meanwhile. Throws 404, and 409
 * where another reviewer holds it.
 */
export const holdComment = (
  store: Store,
  id: string,
  who: { readonly reviewer: string; readonly now: Date },
): Promise<Hold> => retryStale(() => tryHold(store, id, who), 'the hold keeps changing');
