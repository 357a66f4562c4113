import { JsonApiError } from '../../../errors/json-api-error.ts';
import { noChange } from '../../../model/validation/change.ts';
import { changeRecord, whileStale } from '../../../model/write/update.ts';
import { type AnnouncedType, announcedTypes } from '../../../resources/announced-types.ts';
import { webhookRecovery } from '../../../resources/service/webhook-recovery.ts';
import { now } from '../../../runtime/clock.ts';
import { newId } from '../../../runtime/ids.ts';
import { inBackground } from '../../../store/background-calls.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { type Change, mayBeSince } from '../../changes/change.ts';
import { type ChangesPosition, positionSince, readChanges } from '../../changes/read-changes.ts';
import { enqueue } from '../deliveries/delivery-queue.ts';
import { eventOf } from '../deliveries/feed-event.ts';
import { deliveryId, deliveryReference } from '../deliveries/items.ts';
import { createDelivery, redeliver } from '../deliveries/write-delivery.ts';
import { hasMissed } from '../endpoints/gaps.ts';
import { endpointReference } from '../endpoints/items.ts';
import { gets, holderOf, type Receiver } from '../endpoints/receivers.ts';
import { closeRecovery, noteProgress, type OpenRecovery, readOpenRecoveries, recoveryReference } from './items.ts';

/** Another process has continued the recovery. */
class ClaimLost extends Error {}

// Longer than a page of changes takes.
const leaseMs = 120_000;

const pageSize = 50;

// A change is recorded some time after it was made. With a longer lag than this, the alarm of the feed has long been
// raised.
const longestLag = 3_600_000;

/** Stores the progress of a recovery under a claim; throws `ClaimLost` if another process has claimed it. */
const keep = async (store: Store, open: OpenRecovery, next: OpenRecovery): Promise<void> => {
  try {
    await store.write([noteProgress(open, next, () => 'lost')]);
  } catch (error) {
    throw error instanceof WriteRefused ? new ClaimLost() : error;
  }
};

const claimedUntil = (): number => now().getTime() + leaseMs;

const note = async (store: Store, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void> => {
  const found = await store.read(recoveryReference(id));
  if (found === undefined) return;
  await whileStale(store, found, (current) =>
    changeRecord(store, webhookRecovery, current, { change: { ...noChange, attributes }, now: now() }),
  );
};

const end = async (store: Store, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void> => {
  await note(store, id, { ...attributes, finished_at: now().toISOString() });
  await store.write([closeRecovery(id)]);
};

/** Sends a delivery again unless it is being attempted at this moment. Returns whether it was sent. */
const sendAgain = async (store: Store, delivery: StoredRecord): Promise<boolean> => {
  try {
    await redeliver(store, delivery, now());
    return true;
  } catch (error) {
    if (error instanceof JsonApiError && error.status === 409) return false;
    throw error;
  }
};

/** Sends a change to an endpoint that has missed it. Returns whether the endpoint had missed it. */
const recover = async (store: Store, receiver: Receiver, change: Change, type: AnnouncedType): Promise<boolean> => {
  const { endpoint } = receiver;
  const delivery = await store.read(deliveryReference(deliveryId(endpoint.id, change.id)));
  if (delivery !== undefined)
    return ['failed', 'exhausted'].includes(String(delivery.status)) && sendAgain(store, delivery);
  if (!gets(receiver, type, change) || !hasMissed(endpoint, change)) return false;
  const { isNew, queued } = await createDelivery(store, endpoint, eventOf(change, type, String(endpoint.base)), now());
  await enqueue(queued);
  return isNew;
};

const findReceiver = async (store: Store, recovery: StoredRecord): Promise<Receiver | undefined> => {
  const endpoint = await store.read(endpointReference(String(recovery.endpoint_id)));
  if (endpoint === undefined || endpoint.is_enabled === false) return undefined;
  const token = await holderOf(store, String(endpoint.owner), now());
  return token && { endpoint, token };
};

interface Work {
  readonly store: Store;
  readonly recovery: StoredRecord;
  readonly receiver: Receiver;
  readonly types: ReadonlyMap<string, AnnouncedType>;
}

/** Handles a page of changes. Returns how many deliveries it has started, and where the next page begins. */
const takePage = async ({ store, recovery, receiver, types }: Work, position: ChangesPosition) => {
  const [since, until] = [String(recovery.since), String(recovery.until)];
  const isWanted = (change: Change) =>
    mayBeSince(change, since) && change.at <= until && types.has(change.subject_type);
  const page = await readChanges(store, position, {
    size: pageSize,
    now: now().getTime(),
    wanted: Promise.resolve(isWanted),
  });
  let replayed = 0;
  for (const change of page.changes) {
    const type = types.get(change.subject_type);
    if (type !== undefined && (await recover(store, receiver, change, type))) replayed += 1;
  }
  const isOver = page.isCaughtUp || page.readUntil > Date.parse(until) + longestLag;
  return { replayed, position: page.position, isOver };
};

const carryOut = async (store: Store, open: OpenRecovery, isTimeUp: () => boolean): Promise<void> => {
  const recovery = await store.read(recoveryReference(open.recovery));
  if (recovery === undefined) return end(store, open.recovery, {});
  const receiver = await findReceiver(store, recovery);
  if (receiver === undefined) return end(store, recovery.id, { state: 'failed' });
  const types = new Map(announcedTypes().map((each) => [each.resource.type, each]));
  const start = () => positionSince(store, Date.parse(String(recovery.since)), now().getTime());
  let [position, replayed] = [open.position ?? (await start()), open.replayed ?? 0];
  for (;;) {
    const page = await takePage({ store, recovery, receiver, types }, position);
    replayed += page.replayed;
    if (page.isOver) return end(store, recovery.id, { state: 'finished', replayed });
    position = page.position;
    const isLast = isTimeUp();
    await keep(store, open, { ...open, position, replayed, claimed_until: isLast ? 0 : claimedUntil() });
    await note(store, recovery.id, { state: 'running', replayed });
    if (isLast) return;
  }
};

const begin = async (store: Store, open: OpenRecovery, isTimeUp: () => boolean): Promise<void> => {
  if ((open.claimed_until ?? 0) > now().getTime()) return;
  const claimed = { ...open, claim: newId(), claimed_until: claimedUntil() };
  try {
    await keep(store, open, claimed);
    await carryOut(store, claimed, isTimeUp);
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
};

/** Carries out the recoveries that were asked for, each by one process at a time; called on a schedule. */
export const carryOutRecoveries = async (isTimeUp: () => boolean = () => false): Promise<void> => {
  const store = inBackground(openStore(), { longest: 20_000 });
  for (const open of await readOpenRecoveries(store)) {
    await begin(store, open, isTimeUp);
    if (isTimeUp()) return;
  }
};
