import { type MessageReason, messageStates } from '../../../resources/messages/course-evaluation-period-message.ts';
import { now } from '../../../runtime/clock.ts';
import type { Store } from '../../../store/store.ts';
import { noteOfMessage } from '../plan/change-state.ts';
import { messageReference } from '../plan/items.ts';
import { asMessage } from '../plan/write-message.ts';
import {
  countOutcomes,
  forgetReturned,
  notePausedFor,
  type Outcome,
  type Reached,
  readOutcomes,
  readPausedFor,
  readReturned,
  wentOut,
} from './items.ts';

// SES looks at an account from 5 % of bounces and 0.1 % of complaints.
const mostBounced = 0.04;
const mostComplained = 0.0008;

/** Returns why too many mails of a day have come back; undefined if they are not too many. */
const excessOf = (ofDay: readonly Reached[]): MessageReason | undefined => {
  const share = (wanted: Outcome): number => ofDay.filter(({ outcome }) => outcome === wanted).length / ofDay.length;
  if (share('complained') > mostComplained) return 'too_many_complaints';
  return share('bounced') > mostBounced ? 'too_many_bounces' : undefined;
};

const daySeconds = 86_400;

/**
 * Pauses a message because of the mails of a day. This happens once a day, because the office that resumes the message
 * knows of them.
 */
const pauseFor = async (
  store: Store,
  message: string,
  { day, reason }: { readonly day: string; readonly reason: MessageReason },
): Promise<void> => {
  if ((await readPausedFor(store, message)) === day) return;
  const noted = await noteOfMessage(store, message, { state: 'paused', reason }, { now: now(), from: ['sending'] });
  if (asMessage(noted).reason !== reason) return;
  const end = Math.ceil(now().getTime() / 1_000) + 30 * daySeconds;
  await store.write([notePausedFor(message, day, end)]);
};

const countOf = async (store: Store, id: string): Promise<void> => {
  const found = await store.read(messageReference(id));
  if (found === undefined) return;
  const { counts } = asMessage(found);
  const outcomes = await readOutcomes(store, id);
  if (counts !== undefined) {
    const returned = {
      bounced: countOutcomes(outcomes, ['bounced']),
      complained: countOutcomes(outcomes, ['complained']),
    };
    await noteOfMessage(store, id, { counts: { ...counts, ...returned } }, { now: now(), from: messageStates });
  }
  const byDay = Map.groupBy(
    outcomes.values().filter(({ outcome }) => wentOut.includes(outcome)),
    ({ day }) => day,
  );
  const day = [...byDay.keys()].sort().at(-1);
  const reason = day === undefined ? undefined : excessOf(byDay.get(day) ?? []);
  if (day !== undefined && reason !== undefined) await pauseFor(store, id, { day, reason });
};

/**
 * Counts the mails that have come back, and pauses messages with too many of them in a day. Only the one process that
 * sends calls it, and nothing else writes the counts.
 */
export const countReturned = async (store: Store): Promise<void> => {
  for (const { message, run } of await readReturned(store)) {
    await countOf(store, message);
    await forgetReturned(store, message, run);
  }
};
