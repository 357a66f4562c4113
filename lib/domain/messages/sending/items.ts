import { newOpaqueId } from '../../../runtime/ids.ts';
import { wholePartition } from '../../../store/keys.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { StaleRead, WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import {
  alreadyWritten,
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  putStep,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';
import { tryToWrite } from '../../../store/try-to-write.ts';

/*
 * The items of sending: the outcome of a message for each recipient; the messages whose mails have come back, and the
 * day for which each was paused; and for each period with mailed links the batch under which the links are made.
 */

/**
 * The outcome of a message for a recipient. `begun` is written before the mail is sent and replaced after that. If it
 * remains, nobody knows whether the mail was sent.
 */
export type Outcome =
  | 'begun'
  | 'sent'
  | 'in_doubt'
  | 'refused'
  | 'without_address'
  | 'suppressed'
  | 'bounced'
  | 'complained';

/** The outcome of a message for a recipient, and its day. */
export interface Reached {
  readonly outcome: Outcome;
  readonly day: string;
}

/** The outcomes of mails that were sent. A mail that was begun and not ended may have been sent. */
export const wentOut: readonly Outcome[] = ['begun', 'sent', 'in_doubt', 'bounced', 'complained'];

/** How many recipients have one of some outcomes. */
export const countOutcomes = (outcomes: ReadonlyMap<string, Reached>, wanted: readonly Outcome[]): number =>
  [...outcomes.values()].filter(({ outcome }) => wanted.includes(outcome)).length;

/**
 * The note about a recipient. It has the day and no exact time, because the time of a reminder shows who had not
 * answered by then.
 */
interface Kept {
  readonly day: string;
  /** In seconds since 1970. */
  readonly deleteAfter: number;
  /** The run that writes the note, so that a write whose response was lost is recognised. */
  readonly run: string;
}

/** What became of a message, by recipient. One request per 1,000 or so. */
export const readOutcomes = async (store: Store, message: string): Promise<Map<string, Reached>> => {
  const items = await store.queryRange(messageKeyOf.recipient(message, '').pk, wholePartition);
  // Only this file writes such items.
  return new Map(items.map(({ sk, outcome, day }) => [String(sk), { outcome: outcome as Outcome, day: String(day) }]));
};

/** What is still kept of some recipients of messages, by message. A request per 100. */
export const readReached = async (
  store: Store,
  recipients: readonly { readonly message: string; readonly id: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Reached>> => {
  const keys = recipients.map(({ message, id }) => ({ message, key: messageKeyOf.recipient(message, id) }));
  const messages = new Map(keys.map(({ message, key }) => [key.pk, message]));
  const items = await store.getMany(keys.map(({ key }) => key));
  return new Map(
    items
      // The table deletes the notes some time after they expire.
      .filter((item) => Number(item[timeToLive]) * 1_000 > now.getTime())
      .map(({ pk, outcome, day }) => [
        messages.get(String(pk)) ?? '',
        { outcome: outcome as Outcome, day: String(day) },
      ]),
  );
};

const taken = Symbol('another process has begun');

const beginStep = (message: string, { id, outcome }: Noting, { day, deleteAfter, run }: Kept): Step =>
  putStep(messageKeyOf.recipient(message, id), { outcome, day, run, [timeToLive]: deleteAfter }, (found) =>
    found?.run === run ? alreadyWritten : taken,
  );

const isWritten = async (store: Store, steps: readonly Step[]): Promise<boolean> => {
  try {
    await retryBusy(() => store.write(steps));
    return true;
  } catch (error) {
    if (error instanceof WriteRefused && error.reasons.includes(taken)) return false;
    if (error instanceof WriteRefused && error.reasons.includes(alreadyWritten)) return true;
    throw error;
  }
};

/** A recipient, and what is noted about the mail to this person. */
interface Noting {
  readonly id: string;
  readonly outcome: Outcome;
}

/**
 * Writes the first note about each of at most 100 recipients, in one transaction. Returns the recipients that had no note
 * before. One request, unless one of them has a note already.
 */
export const beginRecipients = async (
  store: Store,
  message: string,
  some: readonly Noting[],
  kept: Kept,
): Promise<ReadonlySet<string>> => {
  const steps = some.map((each) => beginStep(message, each, kept));
  const ids = some.map(({ id }) => id);
  if (steps.length === 0 || (await isWritten(store, steps))) return new Set(ids);
  const begun: string[] = [];
  for (const [place, step] of steps.entries()) if (await isWritten(store, [step])) begun.push(String(ids[place]));
  return new Set(begun);
};

const endStep = (message: string, { id, outcome }: Ending): Step => {
  const key = messageKeyOf.recipient(message, id);
  const begun: Condition = isStill('outcome', 'begun');
  if (outcome === 'later') return deleteStep(key, () => undefined, [begun]);
  return changeStep(key, { conditions: [begun], set: [[['outcome'], outcome]] }, () => undefined);
};

/** The outcome for one recipient; `later` deletes the note that the mail was begun. */
export interface Ending {
  readonly id: string;
  readonly outcome: Outcome | 'later';
}

/** Notes the outcome for at most 100 recipients in one transaction. A mail that is known to have come back stays so. */
export const endRecipients = async (store: Store, message: string, some: readonly Ending[]): Promise<void> => {
  const steps = some.map((each) => endStep(message, each));
  if (steps.length === 0 || (await tryToWrite(store, steps))) return;
  for (const step of steps) await tryToWrite(store, [step]);
};

/** Notes that the mail to a recipient has come back. Does nothing without a note about the recipient. */
export const returnRecipient = async (
  store: Store,
  { message, person }: { readonly message: string; readonly person: string },
  outcome: 'bounced' | 'complained',
): Promise<void> => {
  await tryToWrite(store, [
    changeStep(
      messageKeyOf.recipient(message, person),
      { conditions: [itemExists], set: [[['outcome'], outcome]] },
      () => undefined,
    ),
    changeStep(messageKeyOf.returned(message), { set: [[['run'], newOpaqueId()]] }, () => undefined),
  ]);
};

/**
 * Reads the messages whose mails have come back since the last count, with the value that the next such mail replaces.
 */
export const readReturned = async (store: Store): Promise<{ readonly message: string; readonly run: string }[]> => {
  const items = await store.queryRange(messageKeyOf.returned('').pk, wholePartition);
  return items.map(({ sk, run }) => ({ message: String(sk), run: String(run) }));
};

/** Deletes the note that mails of a message have come back, unless another one has come back since. */
export const forgetReturned = async (store: Store, message: string, run: string): Promise<void> => {
  const asRead: Condition = isStill('run', run);
  await tryToWrite(store, [deleteStep(messageKeyOf.returned(message), () => undefined, [asRead])]);
};

/**
 * Reads the batch under which the links for mails of a period are made; returns undefined if there is none. 1 round
 * trip.
 */
export const readMailedPeriod = async (store: Store, period: string): Promise<string | undefined> => {
  const found = await store.get(messageKeyOf.mailedPeriod(period));
  return found && String(found.batch);
};

/** The periods whose links have a key, with the batch. */
export const mailedPeriods = async (store: Store): Promise<{ readonly period: string; readonly batch: string }[]> => {
  const items = await store.queryRange(messageKeyOf.mailedPeriod('').pk, wholePartition);
  return items.map(({ sk, batch }) => ({ period: String(sk), batch: String(batch) }));
};

/** Step that replaces the batch of a period that was read. */
export const noteMailedPeriod = (period: string, batch: string, before: string | undefined): Step =>
  changeStep(
    messageKeyOf.mailedPeriod(period),
    { conditions: [isStill('batch', before)], set: [[['batch'], batch]] },
    () => new StaleRead('the links are others'),
  );

/** Step that forgets the batch of a period. */
export const dropMailedPeriod = (period: string): Step =>
  deleteStep(messageKeyOf.mailedPeriod(period), () => undefined, []);

/** Reads the day for which a message was last paused; returns undefined if there is none. 1 round trip. */
export const readPausedFor = async (store: Store, message: string): Promise<unknown> =>
  (await store.get(messageKeyOf.pausedFor(message)))?.day;

/** Returns a step that notes the day for which a message is paused; `deleteAfter` in seconds since 1970. */
export const notePausedFor = (message: string, day: string, deleteAfter: number): Step =>
  changeStep(messageKeyOf.pausedFor(message), settingAll({ day, [timeToLive]: deleteAfter }), () => undefined);
