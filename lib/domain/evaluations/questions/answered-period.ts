import { JsonApiError } from '../../../jsonapi/errors.ts';
import { keyOf } from '../../../store/keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { alreadyWritten, changeStep, deleteStep, itemAbsent, putStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

const answered = (period: string): JsonApiError =>
  new JsonApiError(409, [
    {
      code: 'already_answered',
      detail: `Students have answered what the evaluation period "${period}" asks: only translations of its questions can still change`,
    },
  ]);

/** Whether a period's questions are fixed, because a student has answered them or is about to. 1 round trip. */
export const isAnswered = async (store: Store, period: string): Promise<boolean> =>
  (await store.get(keyOf.answeredPeriod(period))) !== undefined;

/**
 * Fixes what a period asks, for good. A submission that does not find it fixed calls this, reads the questions again, and
 * only then writes its ballot: no question changes after that. Later submissions have nothing to write, so that they never
 * meet. Can be repeated. 1 round trip.
 */
export const fixQuestions = async (store: Store, period: string): Promise<void> => {
  try {
    await store.write([putStep(keyOf.answeredPeriod(period), {}, () => alreadyWritten)]);
  } catch (error) {
    // It was fixed before.
    if (!(error instanceof WriteRefused)) throw error;
  }
};

/** Step by which what a period asks can be changed again: in the transaction after which no ballot of it can come. */
export const releaseQuestionsStep = (period: string): Step =>
  deleteStep(keyOf.answeredPeriod(period), () => undefined, []);

/** Step by which a write of what a period asks is refused with 409 once a student has answered, or is about to. */
export const unansweredStep = (period: string): Step =>
  changeStep(keyOf.answeredPeriod(period), { conditions: [itemAbsent] }, () => answered(period));

/** Throws 409 where what a period asks is fixed; answers the step that checks it again. 1 round trip. */
export const requireUnanswered = async (store: Store, period: string): Promise<Step> => {
  if (await isAnswered(store, period)) throw answered(period);
  return unansweredStep(period);
};
