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
 * A request that takes away evaluations unless they are answered holds their tallies first: nobody answers between its count
 * and its plan. One item per period names the holder; the transaction of the plan deletes it, and names the holder in the
 * period. A holder that neither names is void, and what it has left in tallies is removed by the next submission.
 */

// A function lives 29 seconds: who holds for longer has died.
const holdMs = 60_000;

// As many as plans write at once.
const atOnce = 6;

/** The fields and the step with which a hold ends in the transaction of a plan; refused where the hold has lapsed. */
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

/** Ends a hold without a plan; does nothing where it has ended. */
export const release = async (store: Store, { step }: Hold): Promise<void> => {
  await tryToWrite(store, [step]);
};

/** What a held tally means for a submission: it waits, the evaluation is gone, or it continues. */
export type HeldState = 'held' | 'uncovered' | 'void';

/** Finds out what a held tally means, and removes what a void hold has left in it. 2 round trips or more. */
export const settleHeld = async (store: Store, period: string, held: HeldTally): Promise<HeldState> => {
  const hold = await store.get(holdKey(period));
  if (hold?.holder === held.holder) {
    const isLapsed = Number(hold.until) < now().getTime();
    if (!isLapsed || !(await tryToWrite(store, [endHold(period, held.holder)]))) return 'held';
  }
  // After the hold: its plan, if there is one, has been written.
  const record = await store.readInline(periodReference(period));
  if (record === undefined || record[uncoveredBy] === held.holder) return 'uncovered';
  await tryToWrite(store, [endHeld(held)]);
  return 'void';
};
