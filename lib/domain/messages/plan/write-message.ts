import { refuse } from '../../../errors/error-kind.ts';
import {
  alreadySending,
  audienceNotAllowed,
  linksByFile,
  periodNotScheduled,
  plannedByService,
  templateOfOtherPurpose,
  tooManyMessages,
} from '../../../errors/messages.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer } from '../../../errors/source.ts';
import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, createRecord } from '../../../model/write/create.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import {
  audiencesOf,
  hasLinks,
  isPlannedByService,
  type MessagePurpose,
  type MessageReason,
  type MessageState,
  courseEvaluationPeriodMessage as resource,
  usualDaysBetween,
} from '../../../resources/messages/course-evaluation-period-message.ts';
import type { MessageCounts, When } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { anchorOf } from './anchor.ts';
import { addMessage, dropMessage, readMessagesOf, stillInState } from './items.ts';

/** The maximum number of messages of a period, and of reminders among them. */
const most = { messages: 20, reminders: 4 };

/** A message's record as the service reads it. */
export interface PeriodMessage extends StoredRecord {
  readonly purpose: MessagePurpose;
  readonly state: MessageState;
  readonly period: string;
  readonly template?: string;
  readonly when: When;
  readonly audience: string;
  readonly minimum_days_between: number;
  readonly skip_above_response_rate?: string;
  readonly reason?: MessageReason;
  readonly started_at?: string;
  readonly counts?: MessageCounts;
  /** Whether everybody of its audience gets the message, with or without answers. */
  readonly is_for_everybody?: boolean;
  /** The evaluations whose replies the message announces, by id. */
  readonly replies?: Readonly<Record<string, true>>;
}

/** Returns a record as a message. The record is of this type, and its fields were checked when they were written. */
export const asMessage = (record: StoredRecord): PeriodMessage => record as PeriodMessage;

/** Returns the change with the service's defaults for fields that the request omits or sets to null. */
const withDefaults = (change: Change, purpose: MessagePurpose, creates: boolean): Change => {
  const defaults = { audience: audiencesOf[purpose][0], minimum_days_between: usualDaysBetween };
  const given = creates ? { ...defaults, state: 'planned', ...change.attributes } : change.attributes;
  const attributes = Object.entries(given).map(([name, value]) => [
    name,
    value ?? (Object.hasOwn(defaults, name) ? defaults[name as keyof typeof defaults] : null),
  ]);
  return { ...change, attributes: Object.fromEntries(attributes) };
};

/** Throws if a message does not fit its period or its template. 1 round trip. */
const check = async (store: Store, message: PeriodMessage): Promise<void> => {
  const { purpose, audience, when, template } = message;
  const allowed = audiencesOf[purpose];
  if (!allowed.some((each) => each === audience)) throw refuse(audienceNotAllowed, purpose, allowed);
  const [period, texts] = await Promise.all([
    store.read(periodReference(message.period), ['question_sets']),
    template === undefined ? undefined : store.read({ type: 'message_template', id: template }),
  ]);
  // The write refuses a period that does not exist.
  if (period !== undefined) {
    // Students reach a midterm by their sign-in, and nobody else knows of it.
    if (isOfMidterm(period)) throw refuse(relatedNotFound, period.type, period.id, linkagePointer('period'));
    if (hasLinks(purpose) && period.invitation_delivery === 'file') throw refuse(linksByFile);
    if (when.at === undefined && anchorOf(when, period) === null) throw refuse(periodNotScheduled, String(when.anchor));
  }
  if (texts !== undefined && texts.purpose !== purpose)
    throw refuse(templateOfOtherPurpose, purpose, String(texts.purpose));
};

const requireRoom = (purposes: readonly MessagePurpose[], purpose: MessagePurpose): void => {
  if (purposes.length >= most.messages) throw refuse(tooManyMessages, most.messages, 'messages');
  const reminders = purposes.filter((each) => each === 'reminder').length;
  if (purpose === 'reminder' && reminders >= most.reminders) throw refuse(tooManyMessages, most.reminders, 'reminders');
};

const guardOf =
  (store: Store): Guard =>
  async ({ before, after }) => {
    if (after === undefined) return [];
    const message = asMessage(after);
    await check(store, message);
    if (before !== undefined) {
      const { id, state } = asMessage(before);
      if (state !== 'planned') throw refuse(alreadySending, state);
      return [stillInState(id, 'planned', () => new StaleRead('the message has another state'))];
    }
    const known = await readMessagesOf(store, message.period);
    requireRoom(Object.values(known.purposes), message.purpose);
    return [addMessage(message.period, message, known)];
  };

/** Plans a message. Throws 404, 409, 422. 3 round trips. */
export const createMessage = async (
  store: Store,
  given: Change,
  creating: Pick<CreationOptions, 'now' | 'id'>,
): Promise<StoredRecord> => {
  // The request was validated, so the purpose is one of these.
  const purpose = given.attributes.purpose as MessagePurpose;
  if (isPlannedByService(purpose)) throw refuse(plannedByService, purpose);
  const change = withDefaults(given, purpose, true);
  return createRecord(store, resource, change, { ...creating, guard: guardOf(store) });
};

/** Changes a message that is planned. Throws 404, 409, 422. */
export const updateMessage = async (store: Store, id: string, given: Change, now: Date): Promise<StoredRecord> => {
  const found = await store.read({ type: resource.type, id });
  const change = found === undefined ? given : withDefaults(given, asMessage(found).purpose, false);
  return updateGuarded(store, resource, id, { change, now, guard: guardOf(store) });
};

/** Returns steps for the deletion of a message. Throws 409 if its mails are being sent, or were sent before a pause. */
export const deleteMessageSteps = async (_store: Store, record: StoredRecord): Promise<Step[]> => {
  const { id, state, period, started_at: begun } = asMessage(record);
  if (state === 'sending' || (state === 'paused' && begun !== undefined)) throw refuse(alreadySending, state);
  return [dropMessage(period, id)];
};
