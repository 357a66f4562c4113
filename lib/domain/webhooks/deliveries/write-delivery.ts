import { refuse } from '../../../errors/error-kind.ts';
import { deliveryUnderWay } from '../../../errors/webhooks.ts';
import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { putRecord } from '../../../model/write/record-steps.ts';
import { changeRecord, whileStale } from '../../../model/write/update.ts';
import { webhookDelivery } from '../../../resources/service/webhook-delivery.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';
import { ownerField } from '../endpoints/owner.ts';
import { eventBody, type WebhookEvent } from '../sending/events.ts';
import { enqueue, type Queued, queuedFor, watchedAt } from './delivery-queue.ts';
import { type Due, deliveryId, dueField, dueOf, putDue, withdrawDue } from './items.ts';

/**
 * The member of a delivery's record with the scope that is needed to know of its event; absent if the event has no
 * content.
 */
export const scopeField = 'scope';

const day = 86_400;
const keptDays = 30;

/** A new delivery that is due now. */
const newDelivery = (endpoint: StoredRecord, event: WebhookEvent, now: Date): StoredRecord => {
  const attributes = {
    endpoint_id: endpoint.id,
    event_id: event.id,
    event_type: event.type,
    attempt: 0,
    status: 'pending',
    next_attempt_at: now.toISOString(),
  };
  const id = deliveryId(endpoint.id, event.id);
  const record = newRecord(webhookDelivery, { ...noChange, attributes }, now, { id });
  return {
    ...record,
    [ownerField]: endpoint[ownerField],
    [scopeField]: event.scope,
    body: eventBody(event, String(endpoint.base)),
    [dueField]: watchedAt(now, now),
    [timeToLive]: Math.ceil(now.getTime() / 1_000) + keptDays * day,
  };
};

const requireDue = (record: StoredRecord): Due => {
  const due = dueOf(record);
  if (due === undefined) throw new Error(`nothing is due of the delivery ${record.id}`);
  return due;
};

/** The result of the creation of a delivery: whether it is new, and the messages for the queue. */
export interface CreatedDelivery {
  readonly isNew: boolean;
  readonly queued: readonly Queued[];
}

/**
 * Creates the delivery of an event to an endpoint, unless it exists. If a process dies before the message is in the
 * queue, the sweep finds the delivery.
 */
export const createDelivery = async (
  store: Store,
  endpoint: StoredRecord,
  event: WebhookEvent,
  now: Date,
): Promise<CreatedDelivery> => {
  const record = newDelivery(endpoint, event, now);
  const due = requireDue(record);
  try {
    await store.write([putRecord(record, () => 'there is one'), putDue(due)]);
  } catch (error) {
    if (error instanceof WriteRefused && error.reasons.includes('there is one')) return { isNew: false, queued: [] };
    throw error;
  }
  return { isNew: true, queued: queuedFor(due, now, now) };
};

/**
 * Makes a delivery due now, whatever its outcome was, and starts its schedule again. Throws 409 while it is being
 * attempted, and before its first attempt.
 */
export const redeliver = async (store: Store, found: StoredRecord, now: Date): Promise<StoredRecord> => {
  let queued: Queued[] = [];
  const record = await whileStale(store, found, async (current) => {
    if (current.status === 'pending') throw refuse(deliveryUnderWay);
    const before = dueOf(current);
    const due = { delivery: current.id, endpoint: String(current.endpoint_id), at: watchedAt(now, now) };
    queued = queuedFor(due, now, now);
    const attributes = { status: 'pending', attempt: 0, next_attempt_at: now.toISOString() };
    return changeRecord(store, webhookDelivery, current, {
      change: { ...noChange, attributes },
      now,
      sideEffects: {
        fields: { [dueField]: due.at },
        steps: () => [
          ...(before === undefined ? [] : [withdrawDue(before, () => refuse(deliveryUnderWay))]),
          putDue(due),
        ],
      },
    });
  });
  await enqueue(queued);
  return record;
};
