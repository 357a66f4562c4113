import type { FilterCondition } from '../../../jsonapi/filter.ts';
import { filterAccess } from '../../../model/read/list-access.ts';
import { Allowance, readAll } from '../../../model/read/list-reading.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isClosed } from '../../../resources/course-evaluations/period-times.ts';
import {
  hasLinks,
  isPlannedByService,
  type MessageReason,
  type MessageState,
  remindsOfAnswers,
  courseEvaluationPeriodMessage as resource,
} from '../../../resources/messages/course-evaluation-period-message.ts';
import { now } from '../../../runtime/clock.ts';
import { aloneOrNot } from '../../../store/lease.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { LinkKeys } from '../../evaluations/invitations/link-keys/link-keys.ts';
import { readResponseCounts } from '../../evaluations/response-rates/read-counts.ts';
import { readResponseRates } from '../../evaluations/response-rates/response-rates.ts';
import { firstLanguageOf, readInstitution } from '../../institution/institution.ts';
import { zoneOf } from '../institution-values.ts';
import { type Noted, noteOfMessage } from '../plan/change-state.ts';
import { dueOf, isSentNow, isTooLate } from '../plan/due.ts';
import { asMessage, type PeriodMessage } from '../plan/write-message.ts';
import { templateFor } from '../templates/template-for.ts';
import type { Audience } from './audience.ts';
import { countReturned } from './count-returned.ts';
import { mailedPeriods } from './items.ts';
import { closeLinks, openLinks } from './links.ts';
import type { Mailer } from './mailer.ts';
import { replyAudience } from './reply-audience.ts';
import { type Sending, sendMessage } from './send-message.ts';
import { staffAudience } from './staff-audience.ts';
import { studentAudience } from './student-audience.ts';

/** What a sweep of messages needs. */
export interface Sweeping {
  readonly keys: LinkKeys;
  /** Undefined while mail is not set up. */
  readonly mailer: Mailer | undefined;
  /** Address of the web application, without its path. */
  readonly base: string;
  readonly until: Date;
}

/** Reads all messages that meet a condition, from the index. Each is read again before it is changed. */
const messagesBy = async (store: Store, condition: FilterCondition): Promise<PeriodMessage[]> => {
  const access = filterAccess(resource, [condition]);
  if (access === undefined) throw new Error(`messages have no index by ${condition.field}`);
  const records = await Array.fromAsync(readAll(store, access, new Allowance(Number.POSITIVE_INFINITY)));
  return records.map(asMessage);
};

const inState = (store: Store, state: MessageState): Promise<PeriodMessage[]> =>
  messagesBy(store, { kind: 'text', field: 'state', values: [state] });

const readOnePeriod = (store: Store, id: string): Promise<StoredRecord | undefined> =>
  store.read(periodReference(id), ['question_sets']);

const dayMs = 86_400_000;

/** Whether another message of the period was sent within the days that a reminder keeps from it. */
const isTooSoon = async (store: Store, { id, purpose, period, ...message }: PeriodMessage): Promise<boolean> => {
  if (purpose !== 'reminder') return false;
  const others = await messagesBy(store, { kind: 'relationship', field: 'period', ids: [period] });
  const since = now().getTime() - message.minimum_days_between * dayMs;
  return others.some((other) => other.id !== id && Date.parse(other.started_at ?? '') > since);
};

const hasEnoughAnswers = async (store: Store, message: PeriodMessage): Promise<boolean> => {
  const limit = message.skip_above_response_rate;
  if (limit === undefined) return false;
  const { response_rate: rate } = await readResponseRates(store, message.period, { isOffice: true, now: now() });
  return rate !== null && rate >= Number(limit);
};

/**
 * Returns whether everybody of a message's audience gets it. For an invitation that is decided once, before anybody has
 * answered; then it also goes to students who answer before their mail is sent, so that its recipients show nothing
 * about answers.
 */
const isForEverybody = async (store: Store, { purpose, period }: PeriodMessage): Promise<boolean> => {
  if (remindsOfAnswers(purpose)) return false;
  return purpose !== 'invitation' || (await readResponseCounts(store, period)).size === 0;
};

const end = (state: MessageState, reason: MessageReason | null): Noted => ({
  state,
  reason,
  finished_at: now().toISOString(),
});

/** Data that the planned messages of one sweep share. */
interface Plan {
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  readonly zone: string | null;
  /** Periods that have been read, by id. */
  readonly periods: Map<string, Promise<StoredRecord | undefined>>;
}

const openPlan = async (store: Store, mailer: Mailer | undefined): Promise<Plan> => {
  const zone = zoneOf(await readInstitution(store, now()));
  return { store, mailer, zone, periods: new Map() };
};

const periodOfPlan = ({ store, periods }: Plan, id: string): Promise<StoredRecord | undefined> => {
  const read = periods.get(id) ?? readOnePeriod(store, id);
  periods.set(id, read);
  return read;
};

/** Returns whether the links of a period are distributed in another way than by this message. */
const isByFile = ({ purpose }: PeriodMessage, period: StoredRecord): boolean =>
  hasLinks(purpose) && period.invitation_delivery === 'file';

/** Returns the next state of a planned message at this moment; undefined if it is not due. */
const nextOf = async (plan: Plan, message: PeriodMessage): Promise<Noted | undefined> => {
  const { store, mailer, zone } = plan;
  const period = await periodOfPlan(plan, message.period);
  if (period === undefined) return end('cancelled', null);
  if (isTooLate(message, period, now())) return end('skipped', 'period_closed');
  if (isByFile(message, period)) return end('skipped', 'links_by_file');
  const due = dueOf(message.when, period, zone);
  if (due === undefined || due > now() || !isSentNow(message, period, now())) return undefined;
  if (await hasEnoughAnswers(store, message)) return end('skipped', 'response_rate_reached');
  if (await isTooSoon(store, message)) return end('skipped', 'too_soon');
  if (mailer === undefined) {
    // Nobody has requested the message, so there is nothing to wait for.
    if (isPlannedByService(message.purpose)) return end('skipped', 'mail_not_set_up');
    return { state: 'paused', reason: 'mail_not_set_up' };
  }
  const everybody = await isForEverybody(store, message);
  return { state: 'sending', reason: null, started_at: now().toISOString(), is_for_everybody: everybody };
};

const note = (
  store: Store,
  { id }: StoredRecord,
  noted: Noted,
  ...from: readonly MessageState[]
): Promise<StoredRecord> => noteOfMessage(store, id, noted, { now: now(), from });

/** Begins or ends a planned message that is due. Returns it in its present state; undefined if it is not due. */
const begin = async (plan: Plan, message: PeriodMessage): Promise<PeriodMessage | undefined> => {
  const next = await nextOf(plan, message);
  return next && asMessage(await note(plan.store, message, next, 'planned'));
};

/** Those who get a message. */
const audienceOf = async (
  store: Store,
  { message, period, keys, base }: Pick<Sweeping, 'keys' | 'base'> & Pick<Sending, 'message' | 'period'>,
): Promise<Audience> => {
  if (message.purpose === 'reply_available') return replyAudience(store, { message, period, base });
  if (!hasLinks(message.purpose)) return staffAudience(store, { message, base });
  return studentAudience(store, { message, period, base, links: await openLinks(store, keys, period, now()) });
};

/** Sends a message, or continues it, and notes the progress. */
const send = async (store: Store, message: PeriodMessage, { keys, mailer, base, until }: Sweeping): Promise<void> => {
  if (mailer === undefined) {
    await note(store, message, { state: 'paused', reason: 'mail_not_set_up' }, 'sending');
    return;
  }
  const period = await readOnePeriod(store, message.period);
  if (period === undefined || isTooLate(message, period, now())) {
    await note(store, message, end('skipped', 'period_closed'), 'sending');
    return;
  }
  if (isByFile(message, period)) {
    await note(store, message, end('skipped', 'links_by_file'), 'sending');
    return;
  }
  // The period has gone back, and the message waits until it opens again.
  if (!isSentNow(message, period, now())) return;
  const [institution, audience] = await Promise.all([
    readInstitution(store, now()),
    audienceOf(store, { message, period, keys, base }),
  ]);
  const ownLanguage = firstLanguageOf(institution);
  const texts = await templateFor(store, message.purpose, { template: message.template, ownLanguage });
  const sending = { message, period, institution, texts, audience, mailer, until };
  const { ended, counts } = await sendMessage(store, sending);
  // The office may have paused or cancelled the message meanwhile. The sent mails count nevertheless.
  await note(store, message, { counts }, 'sending', 'paused', 'cancelled');
  const reason = ended === 'unavailable' ? 'mail_unavailable' : null;
  await note(store, message, ended === 'finished' ? end('sent', null) : { reason }, 'sending');
};

/** How many messages of periods that have not closed are held up, and why. */
export interface Held {
  /** Messages that wait because the mail server accepts no mail, or mail is not set up. */
  readonly waiting: number;
  /** Messages that are paused because too many of their mails come back. */
  readonly paused: number;
}

const heldBy: Readonly<Record<keyof Held, readonly MessageReason[]>> = {
  waiting: ['mail_unavailable', 'mail_not_set_up'],
  paused: ['too_many_bounces', 'too_many_complaints'],
};

/** Counts the messages that are held up, of periods that have not closed. */
export const countHeld = async (store: Store): Promise<Held> => {
  const found = [...(await inState(store, 'sending')), ...(await inState(store, 'paused'))];
  const counts = { waiting: 0, paused: 0 };
  for (const message of found) {
    const held = (['waiting', 'paused'] as const).find((each) => heldBy[each].some((one) => one === message.reason));
    if (held === undefined) continue;
    const period = await readOnePeriod(store, message.period);
    if (period !== undefined && !isTooLate(message, period, now())) counts[held] += 1;
  }
  return counts;
};

/** Deletes the keys of periods that have closed. */
const closeAllLinks = async (store: Store, keys: LinkKeys): Promise<void> => {
  for (const mailed of await mailedPeriods(store)) {
    const period = await readOnePeriod(store, mailed.period);
    if (period === undefined || isClosed(period, now())) await closeLinks(store, keys, mailed);
  }
};

/**
 * Begins the messages that are due and sends those that have begun, one after another. One process does it at a time.
 * The error of one message is thrown after all others are done.
 */
export const sweepMessages = async (store: Store, sweeping: Sweeping): Promise<void> => {
  await aloneOrNot(store, messageKeyOf.lease, async () => {
    const failures: unknown[] = [];
    const keep = (error: unknown) => void failures.push(error);
    await closeAllLinks(store, sweeping.keys).catch(keep);
    await countReturned(store).catch(keep);
    const begun: PeriodMessage[] = await inState(store, 'sending');
    const planned = await inState(store, 'planned');
    const plan = await openPlan(store, sweeping.mailer);
    for (const message of planned) {
      const noted = await begin(plan, message).catch(keep);
      if (noted?.state === 'sending') begun.push(noted);
    }
    for (const message of begun) await send(store, message, sweeping).catch(keep);
    if (failures.length > 0) throw failures[0];
  });
};
