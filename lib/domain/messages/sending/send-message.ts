import { BrokenHeader } from '../../../mail/header-text.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { MessageCounts } from '../../../resources/messages/period-message-fields.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { dayOf } from '../../../runtime/instant.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded } from '../../evaluations/invitations/batch-record.ts';
import { contactOf, languagesFor, zoneOf } from '../institution-values.ts';
import { isSentNow } from '../plan/due.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { renderMessage } from '../render-message.ts';
import { isSuppressed } from '../suppressions/is-suppressed.ts';
import { readSuppressed } from '../suppressions/items.ts';
import { type ChosenTexts, chooseTexts, type TextsByLanguage } from '../templates/template-texts.ts';
import type { Addressee, Audience, Content, Speaking } from './audience.ts';
import { countReturned } from './count-returned.ts';
import {
  beginRecipients,
  countOutcomes,
  type Ending,
  endRecipients,
  type Outcome,
  type Reached,
  readOutcomes,
  wentOut,
} from './items.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';
import { paced } from './pace.ts';

/** The input for sending a message, besides its record. */
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

/** The result of a run: it finished, it was stopped, or the mail server accepted no more. */
export interface SendingRun {
  readonly ended: 'finished' | 'stopped' | 'unavailable';
  readonly counts: MessageCounts;
}

// Recipients between two looks at the message's state.
const ofOneLook = 100;

/** The number of parallel mails is at most that of a second, because the data in a reminder is read just before. */
const atOnceAt = ({ perSecond = 8 }: Mailer): number => Math.max(1, Math.min(8, Math.floor(perSecond)));

const daySeconds = 86_400;
const keptAfterClosing = 30 * daySeconds;

/** Returns when the notes about recipients are deleted: 30 days after the period has closed. */
const endOfRecipients = (period: StoredRecord, at: Date): number => {
  const { closesAt } = periodTimes(period);
  return Math.ceil(Math.max(at.getTime(), closesAt === null ? 0 : Date.parse(closesAt)) / 1_000) + keptAfterClosing;
};

/** If the outcome is in doubt, an invitation is sent again, and a reminder is not. */
const repeatsInDoubt = ({ purpose }: PeriodMessage): boolean => purpose === 'invitation';

const outcomeOf = (message: PeriodMessage, sent: MailOutcome): Outcome | 'later' => {
  if (sent === 'in_doubt') return repeatsInDoubt(message) ? 'later' : 'in_doubt';
  return sent === 'refused_for_now' ? 'later' : sent;
};

/** A recipient with an address, and the texts in the language of the mail. */
interface Reachable extends Speaking {
  readonly address: string;
  readonly chosen: ChosenTexts;
}

/** Makes the mail to one person; returns `broken` if a name has a line break, which no header can contain. */
const makeMail = (
  { message, period, institution }: Sending,
  { addressee, address, chosen }: Reachable,
  { values: own, unsubscribe }: Content,
): Mail | 'broken' => {
  const { closesAt } = periodTimes(period);
  const values = {
    'person.display_name': addressee.name,
    'period.name': String(period.name),
    ...(closesAt !== null && { 'period.closes_at': new Date(closesAt) }),
    ...contactOf(institution),
    ...own,
  };
  try {
    return {
      ...renderMessage(chosen, values, zoneOf(institution)),
      ...(unsubscribe !== undefined && { unsubscribe }),
      to: { name: addressee.name, address },
      message: message.id,
      person: addressee.id,
    };
  } catch (error) {
    if (error instanceof BrokenHeader) return 'broken';
    throw error;
  }
};

/**
 * Returns whether a message must still be sent. The office can pause or cancel it or close its period at any time, and
 * it is paused if too many of its mails come back.
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

/** Returns whether a run continues after some work; false if the message was paused or cancelled meanwhile. */
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

/** The state of a run. */
interface Run {
  readonly id: string;
  readonly deleteAfter: number;
  readonly known: ReadonlyMap<string, Reached>;
  pace(): Promise<void>;
  /** The number of mails in a row that were refused for now. */
  refusedInARow: number;
  /** Whether recipients remain for a later run. */
  isIncomplete: boolean;
}

// So many refusals in a row come from the server, not from the recipients.
const mostRefusedInARow = 20;

/** Whether the mail server takes no mail for now. */
const isUnavailable = ({ refusedInARow }: Run): boolean => refusedInARow >= mostRefusedInARow;

/** Sends one mail and says what became of it; notes whether the server takes mails. */
const sendOne = async ({ message, mailer }: Sending, run: Run, mail: Mail | 'broken'): Promise<Ending['outcome']> => {
  if (mail === 'broken') return 'refused';
  await run.pace();
  if (isUnavailable(run)) return 'later';
  const sent = await mailer.send(mail).catch((error: unknown): MailOutcome => {
    if (error instanceof BrokenHeader) return 'refused';
    throw error;
  });
  run.refusedInARow = sent === 'refused_for_now' ? run.refusedInARow + 1 : 0;
  return outcomeOf(message, sent);
};

/** The recipients who can be reached and want the mails. For the others it notes the reason. */
const reachable = async (
  store: Store,
  { message, institution, texts }: Sending,
  { some, run }: { readonly some: readonly Addressee[]; readonly run: Run },
): Promise<Reachable[]> => {
  const suppressions = await readSuppressed(store, [...new Set(some.map(({ id }) => id))]);
  const [found, left]: [Reachable[], { id: string; outcome: Outcome }[]] = [[], []];
  for (const addressee of some) {
    const { id, email: address } = addressee;
    const suppressed = suppressions.get(id);
    if (address === null) left.push({ id, outcome: 'without_address' });
    else if (suppressed && (await isSuppressed(store, suppressed, { address, purpose: message.purpose })))
      left.push({ id, outcome: 'suppressed' });
    else {
      const chosen = chooseTexts(texts, languagesFor(institution, addressee.language));
      found.push({ addressee, address, chosen, language: chosen.language });
    }
  }
  await beginRecipients(store, message.id, left, keptBy(run));
  return found;
};

const keptBy = ({ id: run, deleteAfter }: Run) => ({ run, deleteAfter, day: dayOf(now().toISOString()) });

/** Sends the mails of a few at once. What is noted before and after is one request each. */
const sendTogether = async (
  store: Store,
  sending: Sending,
  { some, run }: { readonly some: readonly Reachable[]; readonly run: Run },
): Promise<void> => {
  const { message, audience } = sending;
  const contents = await audience.contentsFor(some);
  // The mails are made before any note is written, so that an error here is repeated.
  const mails = some.flatMap((each) => {
    const content = contents.get(each.addressee.id);
    return content === undefined ? [] : [{ id: each.addressee.id, mail: makeMail(sending, each, content) }];
  });
  // One process sends at a time, so only an earlier run can have begun a mail.
  const isBegun = ({ id }: { readonly id: string }): boolean => run.known.get(id)?.outcome === 'begun';
  const fresh = mails.filter((each) => !isBegun(each)).map(({ id }) => ({ id, outcome: 'begun' as const }));
  const begun = await beginRecipients(store, message.id, fresh, keptBy(run));
  const endings = await Promise.all(
    mails
      .filter((each) => isBegun(each) || begun.has(each.id))
      .map(async ({ id, mail }): Promise<Ending> => ({ id, outcome: await sendOne(sending, run, mail) })),
  );
  if (endings.some(({ outcome }) => outcome === 'later')) run.isIncomplete = true;
  await endRecipients(store, message.id, endings);
};

/** Sends a message to some of its audience. */
const sendToSome = async (
  store: Store,
  sending: Sending,
  { some, run }: { readonly some: readonly string[]; readonly run: Run },
): Promise<void> => {
  const found = await reachable(store, sending, { some: await sending.audience.prepare(some), run });
  for (const few of chunk(found, atOnceAt(sending.mailer))) {
    if (isUnavailable(run)) return;
    await sendTogether(store, sending, { some: few, run });
  }
};

/**
 * Sends a message to all who have not got it. Can be interrupted and repeated at any point: nobody gets it twice,
 * except an invitation with an unknown outcome.
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
  // The order is different each time, so that recipients that the server refuses for now do not delay the others.
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
