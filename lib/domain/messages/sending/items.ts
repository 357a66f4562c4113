import { wholePartition } from '../../../store/keys.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { alreadyWritten, changeStep, deleteStep, putStep } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';

/**
 * What became of a message for a recipient. `begun` is written before the mail is sent and replaced after: where it is left,
 * nobody knows whether the mail went out.
 */
export type Outcome = 'begun' | 'sent' | 'in_doubt' | 'refused' | 'without_address';

/** What is kept of a recipient: the day and no moment, since that of a reminder shows who had not answered by then. */
interface Kept {
  readonly outcome: Outcome;
  readonly day: string;
  /** In seconds since 1970. */
  readonly deleteAfter: number;
  /** The run that writes it: a write whose answer was lost is known again. */
  readonly run: string;
}

/** What became of a message, by recipient. One request per 1,000 or so. */
export const readOutcomes = async (store: Store, message: string): Promise<Map<string, Outcome>> => {
  const items = await store.queryRange(messageKeyOf.recipient(message, '').pk, wholePartition);
  // Only this file writes such items.
  return new Map(items.map(({ sk, outcome }) => [String(sk), outcome as Outcome]));
};

const taken = Symbol('another process has begun');

/** Notes the first thing of a recipient; false where there is something already. */
export const beginRecipient = async (
  store: Store,
  message: string,
  student: string,
  { outcome, day, deleteAfter, run }: Kept,
): Promise<boolean> => {
  const item = { outcome, day, run, [timeToLive]: deleteAfter };
  try {
    await store.write([
      putStep(messageKeyOf.recipient(message, student), item, (found) => (found?.run === run ? alreadyWritten : taken)),
    ]);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused && error.reasons.includes(taken)) return false;
    if (error instanceof WriteRefused && error.reasons.includes(alreadyWritten)) return true;
    throw error;
  }
};

/** Notes how it ended for a recipient. */
export const endRecipient = async (store: Store, message: string, student: string, outcome: Outcome): Promise<void> => {
  await store.write([
    changeStep(messageKeyOf.recipient(message, student), { set: [[['outcome'], outcome]] }, () => undefined),
  ]);
};

/** Forgets a recipient, who is written to later. */
export const forgetRecipient = async (store: Store, message: string, student: string): Promise<void> => {
  await store.write([deleteStep(messageKeyOf.recipient(message, student), () => undefined, [])]);
};
