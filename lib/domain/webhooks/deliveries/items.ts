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

/** That a delivery is due: the entry of a queue that is kept in the table. */
export interface Due {
  readonly delivery: string;
  readonly endpoint: string;
  /** When somebody is to look after it, ISO 8601: with the delivery, its key. */
  readonly at: string;
}

/** The right to attempt a delivery, which nobody else has until it ends. */
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

/** Step that ends what was claimed; `refused` is thrown where another has claimed it since. */
export const endDue = (claimed: Claim, refused: () => Error): Step =>
  deleteStep(keyOfDue(claimed), refused, [isStill('claim', claimed.claim)]);

/** Step that takes back what nobody is at. */
export const withdrawDue = (due: Due, refused: () => Error): Step =>
  deleteStep(keyOfDue(due), (found) => (found === undefined ? new StaleRead('it is done') : refused()), [
    itemExists,
    { kind: 'absent', path: ['claim'] },
  ]);

const isClaimed = (found: Readonly<Record<string, unknown>> | undefined, now: Date): boolean =>
  Number(found?.claimed_until ?? 0) > now.getTime();

/** Claims what is due; undefined where another is at it, or it is done. 2 round trips. */
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

/** What is due at a moment, the longest due first in each partition; whether somebody is at it, or it is in the queue. */
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
