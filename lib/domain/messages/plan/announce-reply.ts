import { noChange } from '../../../model/validation/change.ts';
import { prepareCreation } from '../../../model/write/create.ts';
import {
  courseEvaluationPeriodMessage as resource,
  usualDaysBetween,
} from '../../../resources/messages/course-evaluation-period-message.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { addReply, messageReference, noteReplyMessage, readReplyMessage } from './items.ts';
import type { PeriodMessage } from './write-message.ts';

// Replies are collected for this time into one message, so that students with several classes get fewer mails.
const waitMs = 3_600_000;

/** The maximum number of replies in a message. */
const most = 500;

/** A published reply. */
export interface Published {
  readonly evaluation: string;
  readonly period: string;
  readonly now: Date;
}

const hasRoom = ({ state, replies = {} }: PeriodMessage): boolean =>
  state === 'planned' && Object.keys(replies).length < most;

const beginMessage = async (
  store: Store,
  { evaluation, period, now }: Published,
  before: unknown,
): Promise<readonly Step[]> => {
  const attributes = {
    purpose: 'reply_available',
    when: { at: new Date(now.getTime() + waitMs).toISOString() },
    audience: 'students',
    minimum_days_between: usualDaysBetween,
    state: 'planned',
  };
  const toOne = { period: { type: 'course_evaluation_period', id: period } };
  const creation = await prepareCreation(store, resource, { ...noChange, attributes, toOne }, { now });
  const { id } = creation.record;
  const put = creation
    .steps(new Set())
    .map((step) =>
      step.kind === 'put' && step.item.id === id
        ? { ...step, item: { ...step.item, replies: { [evaluation]: true } } }
        : step,
    );
  return [...put, noteReplyMessage(period, id, before)];
};

/**
 * Returns steps that make the service announce a reply to all students of a section, together with other replies of the
 * period that are published within the hour. 2 round trips.
 */
export const announceReply = async (store: Store, published: Published): Promise<readonly Step[]> => {
  const known = await readReplyMessage(store, published.period);
  const found = known === undefined ? undefined : await store.read(messageReference(String(known)));
  // The record is of this type, and its fields were checked when they were written.
  if (found === undefined || !hasRoom(found as PeriodMessage)) return beginMessage(store, published, known);
  return [addReply(found.id, published.evaluation)];
};
