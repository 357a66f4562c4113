import { chunk } from '../../../runtime/chunk.ts';
import { deleteBallots, deleteFoldKey, readBallots } from '../../../store/ballots.ts';
import { keyOf, wholePartition } from '../../../store/keys.ts';
import { retryBusy } from '../../../store/retry.ts';
import { deleteStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { requireTime } from '../coverage/time-limit.ts';
import { discardResult } from '../results/fold/discard-result.ts';
import { ballotBoxOf } from './ballot-box.ts';

const forget = (pk: string, sk: string): Step => deleteStep({ pk, sk }, () => undefined, []);

const writeInParts = async (store: Store, steps: readonly Step[]): Promise<void> => {
  for (const part of chunk(steps, maxSteps)) await retryBusy(() => store.write(part));
};

/** Discards the ballots of an evaluation, and the key of its fold; for the function that folds. */
export const discardBallots = async (store: Store, evaluation: string): Promise<void> => {
  for await (const ballots of readBallots(store, evaluation)) {
    await deleteBallots(
      store,
      evaluation,
      ballots.map(({ id }) => id),
    );
  }
  await deleteFoldKey(store, evaluation);
};

/** Forgets who has answered an evaluation: all may again. */
export const forgetParticipations = async (store: Store, evaluation: string): Promise<void> => {
  const { pk } = keyOf.participation(evaluation, '');
  for await (const page of store.pagesOf(pk)) {
    await writeInParts(
      store,
      page.map(({ sk }) => forget(pk, String(sk))),
    );
  }
};

const discardOne = async (store: Store, evaluation: string): Promise<void> => {
  await discardBallots(store, evaluation);
  await discardResult(store, evaluation);
  await forgetParticipations(store, evaluation);
  // Last: until then no student can answer an evaluation that has been made anew.
  const { pk: pending, sk } = keyOf.discardedAnswers(evaluation);
  await writeInParts(store, [...ballotBoxOf(evaluation).map((key) => forget(key.pk, key.sk)), forget(pending, sk)]);
};

/**
 * Discards the ballots and results of evaluations that have been destroyed, and what shows who gave them. Whoever destroys an evaluation
 * may not touch ballots, and leaves a note; this is for the function that folds. Can be stopped anywhere and begun again.
 */
export const discardAnswers = async (store: Store, until?: Date): Promise<number> => {
  const noted = await store.queryRange(keyOf.discardedAnswers('').pk, wholePartition);
  for (const { sk } of noted) {
    requireTime(until);
    await discardOne(store, String(sk));
  }
  return noted.length;
};
