import { BrokenHeader } from '../../../mail/header-text.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { MessageCounts } from '../../../resources/messages/period-message-fields.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { dayOf } from '../../../runtime/instant.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded } from '../../evaluations/invitations/batch-record.ts';
import { contactOf, languagesFor, zoneOf } from '../institution-values.ts';
import { isSentNow } from '../plan/due.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { renderMessage } from '../render-message.ts';
import { readSuppressed, type Suppressed } from '../suppressions/items.ts';
import { isKeptFrom } from '../suppressions/kept-from.ts';
import { chooseTexts, type TextsByLanguage } from '../template-texts.ts';
import type { Addressee, Audience } from './audience.ts';
import { countReturned } from './count-returned.ts';
import {
  beginRecipient,
  countOutcomes,
  endRecipient,
  forgetRecipient,
  type Outcome,
  type Reached,
  readOutcomes,
  wentOut,
} from './items.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';
import { paced } from './pace.ts';

/** What sending a message needs besides its record. */
export interface Sending {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly institution: StoredRecord;
  readonly texts: TextsByLanguage;
  readonly audience: Audience;
  readonly mailer: Mailer;
  /** When to stop and continue in a later run. */
  readonly until: Date;
}

/** How far a run came: to the end, or until it was stopped, or until the mail server took no more. */
export interface SendingRun {
  readonly ended: 'finished' | 'stopped' | 'unavailable';
  readonly counts: MessageCounts;
}

// Mails under way at once, and recipients between two looks at the message's state.
const atOnce = 8;
const ofOneLook = 100;

const daySeconds = 86_400;
const keptAfterClosing = 30 * daySeconds;

/** When what is kept of recipients goes: 30 days after the period has closed. */
const endOfRecipients = (period: StoredRecord, at: Date): number => {
  const { closesAt } = periodTimes(period);
  return Math.ceil(Math.max(at.getTime(), closesAt === null ? 0 : Date.parse(closesAt)) / 1_000) + keptAfterClosing;
};

/** In doubt an invitation is sent again, and a reminder is not. */
const repeatsInDoubt = ({ purpose }: PeriodMessage): boolean => purpose === 'invitation';

const outcomeOf = (message: PeriodMessage, sent: MailOutcome): Outcome | 'later' => {
  if (sent === 'in_doubt') return repeatsInDoubt(message) ? 'later' : 'in_doubt';
  return sent === 'refused_for_now' ? 'later' : sent;
};

/** The mail to one person, who must be reached; undefined for one who needs none any more. */
const makeMail = async (
  { message, period, institution, texts, audience }: Sending,
  addressee: Addressee,
  address: string,
): Promise<Mail | undefined> => {
  const chosen = chooseTexts(texts, languagesFor(institution, addressee.language));
  const content = await audience.contentFor(addressee, chosen.language);
  if (content === undefined) return undefined;
  const { closesAt } = periodTimes(period);
  const values = {
    'person.display_name': addressee.name,
    'period.name': String(period.name),
    ...(closesAt !== null && { 'period.closes_at': new Date(closesAt) }),
    ...contactOf(institution),
    ...content.values,
  };
  const { unsubscribe } = content;
  return {
    ...renderMessage(chosen, values, zoneOf(institution)),
    ...(unsubscribe !== undefined && { unsubscribe }),
    to: { name: addressee.name, address },
    message: message.id,
    person: addressee.id,
  };
};

/**
 * Whether a message is still to be sent: the office can pause or cancel it, or close its period, at any time, and it is
 * paused where too many of its mails come back.
 */
const isStillSending = async (store: Store, { message, period, until }: Sending): Promise<boolean> => {
  if (now() >= until) return false;
  await countReturned(store);
  const [record, current] = await Promise.all([
    store.read({ type: message.type, id: message.id }),
    store.read(periodReference(period.id), ['question_sets']),
  ]);
  return record?.state === 'sending' && current !== undefined && isSentNow(message, current, now());
};

/** Whether a run continues after some work; not where the message was paused or cancelled during it. */
const continuesAfter = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof BatchEnded) return false;
    throw error;
  }
};

const countsOf = (recipients: number, outcomes: ReadonlyMap<string, Reached>, isFinished: boolean): MessageCounts => ({
  recipients,
  sent: countOutcomes(outcomes, wentOut),
  without_address: countOutcomes(outcomes, ['without_address']),
  suppressed: countOutcomes(outcomes, ['suppressed']),
  refused: countOutcomes(outcomes, ['refused']),
  bounced: countOutcomes(outcomes, ['bounced']),
  complained: countOutcomes(outcomes, ['complained']),
  finished_meanwhile: isFinished ? recipients - outcomes.size : 0,
});

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** What a run knows while it sends. */
interface Run {
  readonly id: string;
  readonly deleteAfter: number;
  readonly known: ReadonlyMap<string, Reached>;
  pace(): Promise<void>;
  /** How many mails were refused for now, one after the other. */
  refusedInARow: number;
  /** Somebody is left for a later run. */
  isIncomplete: boolean;
}

// So many refusals in a row are the server's, not the recipients'.
const mostRefusedInARow = 20;

/** Whether the mail server takes no mail for now. */
const isUnavailable = ({ refusedInARow }: Run): boolean => refusedInARow >= mostRefusedInARow;

/** What work answers; `broken` where a name has a line break, which no header can hold. */
const unlessBroken = async <Made>(work: () => Promise<Made>): Promise<Made | 'broken'> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BrokenHeader) return 'broken';
    throw error;
  }
};

/** One recipient of a run. */
interface Addressing {
  readonly addressee: Addressee;
  readonly suppressed: Suppressed | undefined;
  readonly run: Run;
}

const sendTo = async (store: Store, sending: Sending, { addressee, suppressed, run }: Addressing): Promise<void> => {
  const { message, mailer } = sending;
  const { id, email: address } = addressee;
  const begin = (outcome: Outcome): Promise<boolean> => {
    const day = dayOf(now().toISOString());
    return beginRecipient(store, message.id, id, { run: run.id, deleteAfter: run.deleteAfter, day, outcome });
  };
  if (address === null) return void (await begin('without_address'));
  if (suppressed !== undefined && (await isKeptFrom(store, suppressed, { address, purpose: message.purpose })))
    return void (await begin('suppressed'));
  await run.pace();
  if (isUnavailable(run)) return;
  // Before anything is noted: what fails here is tried again.
  const mail = await unlessBroken(() => makeMail(sending, addressee, address));
  if (mail === undefined) return;
  // Only what an earlier run has left is begun already: one process sends at a time.
  if (!(await begin('begun')) && run.known.get(id)?.outcome !== 'begun') return;
  const sent = mail === 'broken' ? 'refused' : await unlessBroken(() => mailer.send(mail));
  run.refusedInARow = sent === 'refused_for_now' ? run.refusedInARow + 1 : 0;
  const outcome = outcomeOf(message, sent === 'broken' ? 'refused' : sent);
  if (outcome !== 'later') return endRecipient(store, message.id, id, outcome);
  run.isIncomplete = true;
  await retryBusy(() => forgetRecipient(store, message.id, id));
};

/** Sends a message to some of its audience. */
const sendToSome = async (
  store: Store,
  sending: Sending,
  { some, run }: { readonly some: readonly string[]; readonly run: Run },
): Promise<void> => {
  const addressees = await sending.audience.prepare(some);
  const suppressions = await readSuppressed(store, [...new Set(addressees.map(({ user }) => user))]);
  await forEachAtOnce(addressees, atOnce, (addressee) =>
    sendTo(store, sending, { addressee, suppressed: suppressions.get(addressee.user), run }),
  );
};

/**
 * Sends a message to all who have not got it. Can be interrupted and repeated at any point: nobody gets it twice, but for an
 * invitation of which nobody knows whether it went out.
 */
export const sendMessage = async (store: Store, sending: Sending): Promise<SendingRun> => {
  const { message, period, mailer, audience } = sending;
  const known = await readOutcomes(store, message.id);
  const reached = new Set([...known.keys(), ...audience.ids]).size;
  const recipients = Math.max(message.counts?.recipients ?? 0, reached);
  const left = audience.ids.filter((id) => {
    const outcome = known.get(id)?.outcome;
    return outcome === undefined || (outcome === 'begun' && repeatsInDoubt(message));
  });
  const run: Run = {
    id: newOpaqueId(),
    deleteAfter: endOfRecipients(period, now()),
    known,
    pace: paced(mailer.perSecond),
    refusedInARow: 0,
    isIncomplete: false,
  };
  // In another order each time: recipients that the server refuses for now do not keep the others waiting.
  for (const some of chunk(shuffled(left), ofOneLook)) {
    const continues =
      !isUnavailable(run) &&
      (await isStillSending(store, sending)) &&
      (await continuesAfter(sendToSome(store, sending, { some, run })));
    if (continues) continue;
    run.isIncomplete = true;
    break;
  }
  const isFinished = !run.isIncomplete;
  return {
    ended: isUnavailable(run) ? 'unavailable' : isFinished ? 'finished' : 'stopped',
    counts: countsOf(recipients, await readOutcomes(store, message.id), isFinished),
  };
};
