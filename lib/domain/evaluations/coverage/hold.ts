import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { tryToWrite } from '../../../store/try-to-write.ts';
import { maxSteps } from '../../../store/write.ts';
import { endHeld, type HeldTally, holdTally } from '../tally/items.ts';
import { endHold, holdKey, takeHold, uncoveredBy } from './items.ts';

/*
 * A request that removes evaluations only if they have no answers first holds their tallies, so that nobody answers
 * between its count and its plan. One item per period names the holder; the transaction of the plan deletes this item
 * and names the holder in the period. A holder that neither of them names is void, and the next submission removes its
 * hold from the tallies.
 */

// A function lives 29 seconds, so a holder for longer than this has died.
const holdMs = 60_000;

// Plans also write this many items at once.
const atOnce = 6;

/** The fields and the step with which a plan's transaction ends a hold. The step is refused if the hold has lapsed. */
export interface Hold {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly step: Step;
}

/** Holds evaluations of a period. Throws `StaleRead` while another request does. */
export const holdEvaluations = async (store: Store, period: string, evaluations: readonly string[]): Promise<Hold> => {
  const holder = newOpaqueId();
  const at = now().getTime();
  if (!(await tryToWrite(store, [takeHold(period, holder, { at, until: at + holdMs })])))
    throw new StaleRead('another request holds the period');
  const steps = evaluations.flatMap((evaluation) => holdTally(evaluation, holder));
  await forEachAtOnce(chunk(steps, maxSteps), atOnce, (part) => retryBusy(() => store.write(part)));
  return { fields: { [uncoveredBy]: holder }, step: endHold(period, holder) };
};

/** Ends a hold without a plan. Does nothing if the hold has ended. */
export const release = async (store: Store, { step }: Hold): Promise<void> => {
  await tryToWrite(store, [step]);
};

/**
 * The meaning of a held tally for a submission: the submission waits, the evaluation is gone, or the submission
 * continues.
 */
export type HeldState = 'held' | 'uncovered' | 'void';

/** Finds out what a held tally means, and removes a void hold from it. 2 round trips or more. */
export const settleHeld = async (store: Store, period: string, held: HeldTally): Promise<HeldState> => {
  const hold = await store.get(holdKey(period));
  if (hold?.holder === held.holder) {
    const isLapsed = Number(hold.until) < now().getTime();
    if (!isLapsed || !(await tryToWrite(store, [endHold(period, held.holder)]))) return 'held';
  }
  // The period is read after the hold, so that a plan of the holder has been written.
  const record = await store.readInline(periodReference(period));
  if (record === undefined || record[uncoveredBy] === held.holder) return 'uncovered';
  await tryToWrite(store, [endHeld(held)]);
  return 'void';
};
