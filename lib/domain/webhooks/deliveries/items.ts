import { webhookDelivery } from '../../../resources/service/webhook-delivery.ts';
import { derivedId, newId } from '../../../runtime/ids.ts';
import type { RecordReference } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead, WriteRefused } from '../../../store/refused.ts';
import {
  alreadyWritten,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  putStep,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { duePartitions, dueUntil, webhookKeyOf } from '../../../store/webhook-keys.ts';

/*
 * The items of deliveries: their records, which the table removes after a time; and for each that is due, that it is, and who
 * is at it.
 */

/** The id of the delivery of an event to an endpoint: one for each, however often the event is dispatched. */
export const deliveryId = (endpoint: string, event: string): string => derivedId(event, endpoint);

/** A reference to a delivery. */
export const deliveryReference = (id: string): RecordReference => ({ type: webhookDelivery.type, id });

/** Member of a delivery's record with when somebody is to look after it: part of the key of what is due. */
export const dueField = 'due_at';

/** A due delivery: the entry of a queue in the table. */
export interface Due {
  readonly delivery: string;
  readonly endpoint: string;
  /** When the sweep looks at the delivery, ISO 8601. With the delivery it forms the key. */
  readonly at: string;
}

/** The right to attempt a delivery. No other process has it until it ends. */
export interface Claim extends Due {
  readonly claim: string;
}

// An attempt takes 15 seconds at most, and its function ends after 25.
const leaseMs = 30_000;

/** What is due by a delivery's record; undefined where nothing is. */
export const dueOf = ({ id, endpoint_id: endpoint, [dueField]: at }: StoredRecord): Due | undefined =>
  typeof at === 'string' ? { delivery: id, endpoint: String(endpoint), at } : undefined;

const keyOfDue = ({ delivery, at }: Due) => webhookKeyOf.due(delivery, at);

/** Step that makes a delivery due. */
export const putDue = ({ delivery, endpoint, at }: Due): Step =>
  putStep(webhookKeyOf.due(delivery, at), { delivery, endpoint, at }, () => alreadyWritten);

/** Returns a step that ends a claimed entry. `refused` makes the error if another process has claimed it since. */
export const endDue = (claimed: Claim, refused: () => Error): Step =>
  deleteStep(keyOfDue(claimed), refused, [isStill('claim', claimed.claim)]);

/** Returns a step that deletes an entry that no process has claimed. */
export const withdrawDue = (due: Due, refused: () => Error): Step =>
  deleteStep(keyOfDue(due), (found) => (found === undefined ? new StaleRead('it is done') : refused()), [
    itemExists,
    { kind: 'absent', path: ['claim'] },
  ]);

const isClaimed = (found: Readonly<Record<string, unknown>> | undefined, now: Date): boolean =>
  Number(found?.claimed_until ?? 0) > now.getTime();

/** Claims a due delivery; returns undefined if another process has claimed it, or it is done. 2 round trips. */
export const claimDue = async (store: Store, due: Due, now: Date): Promise<Claim | undefined> => {
  const key = keyOfDue(due);
  const found = await store.get(key);
  if (found === undefined || isClaimed(found, now)) return undefined;
  const claim = newId();
  const taking = settingAll({ claim, claimed_until: now.getTime() + leaseMs });
  const conditions = [itemExists, isStill('claim', found.claim)];
  try {
    await store.write([changeStep(key, { conditions, ...taking }, () => 'claimed')]);
  } catch (error) {
    if (error instanceof WriteRefused) return undefined;
    throw error;
  }
  return { ...due, claim };
};

// Longer than messages wait in the queue unless an endpoint has thousands of them.
const sentFor = 15 * 60_000;

/** Notes that what is due was put into the queue, so that it is not put there every minute. */
export const noteSent = async (store: Store, due: Due, now: Date): Promise<void> => {
  const set = [[['sent_until'], now.getTime() + sentFor]] as const;
  try {
    await store.write([changeStep(keyOfDue(due), { conditions: [itemExists], set }, () => 'done')]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
  }
};

/**
 * Reads the deliveries that are due at a moment, the longest due first in each partition. Some may be claimed or in the
 * queue.
 */
export const readDue = async (store: Store, now: Date): Promise<(Due & { readonly isClaimedOrQueued: boolean })[]> => {
  const found = await Promise.all(
    duePartitions().map((partition) => store.queryRange(partition, dueUntil(now.toISOString()))),
  );
  return found.flat().map((item) => ({
    delivery: String(item.delivery),
    endpoint: String(item.endpoint),
    at: String(item.at),
    isClaimedOrQueued: isClaimed(item, now) || Number(item.sent_until ?? 0) > now.getTime(),
  }));
};
