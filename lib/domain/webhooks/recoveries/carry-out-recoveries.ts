import { JsonApiError } from '../../../errors/json-api-error.ts';
import { noChange } from '../../../model/validation/change.ts';
import { changeRecord, whileStale } from '../../../model/write/update.ts';
import { type AnnouncedType, announcedTypes } from '../../../resources/announced-types.ts';
import { webhookRecovery } from '../../../resources/service/webhook-recovery.ts';
import { now } from '../../../runtime/clock.ts';
import { newId } from '../../../runtime/ids.ts';
import { inBackground } from '../../../store/background-calls.ts';
import { wholePartition } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { type Condition, changeStep, deleteStep, itemExists } from '../../../store/steps.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { webhookKeyOf } from '../../../store/webhook-keys.ts';
import { type Change, mayBeSince } from '../../changes/change.ts';
import { type ChangesPosition, positionSince, readChanges } from '../../changes/read-changes.ts';
import { enqueue } from '../deliveries/delivery-queue.ts';
import { eventOf } from '../deliveries/feed-event.ts';
import { deliver, deliveryId, deliveryReference, redeliver } from '../deliveries/write-delivery.ts';
import { hasMissed } from '../endpoints/gaps.ts';
import { gets, type Receiver } from '../endpoints/receivers.ts';
import { tokenOf } from '../endpoints/token-of-endpoint.ts';
import { endpointReference } from '../endpoints/write-endpoint.ts';

/** A recovery at work: as the table keeps it, so that another process can continue. */
interface OpenRecovery {
  readonly recovery: string;
  readonly claim?: string;
  readonly claimed_until?: number;
  readonly position?: ChangesPosition;
  readonly replayed?: number;
}

/** Another process has continued the recovery. */
class ClaimLost extends Error {}

// Longer than a page of changes takes.
const leaseMs = 120_000;

const pageSize = 50;

// A change is recorded after it was made: so much later at most that the alarm of the feed's lag has long gone off.
const longestLag = 3_600_000;

/** Keeps how far a recovery has come, under a claim; throws `ClaimLost` where another has claimed it. */
const keep = async (store: Store, { recovery, claim }: OpenRecovery, next: OpenRecovery): Promise<void> => {
  const asRead: Condition =
    claim === undefined ? { kind: 'absent', path: ['claim'] } : { kind: 'equals', path: ['claim'], value: claim };
  const set = Object.entries(next).map(([name, value]) => [[name], value] as const);
  const step = changeStep(webhookKeyOf.openRecovery(recovery), { conditions: [itemExists, asRead], set }, () => 'lost');
  try {
    await store.write([step]);
  } catch (error) {
    throw error instanceof WriteRefused ? new ClaimLost() : error;
  }
};

const claimedUntil = (): number => now().getTime() + leaseMs;

const note = async (store: Store, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void> => {
  const found = await store.read({ type: webhookRecovery.type, id });
  if (found === undefined) return;
  await whileStale(store, found, (current) =>
    changeRecord(store, webhookRecovery, current, { change: { ...noChange, attributes }, now: now() }),
  );
};

const end = async (store: Store, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void> => {
  await note(store, id, { ...attributes, finished_at: now().toISOString() });
  await store.write([deleteStep(webhookKeyOf.openRecovery(id), () => 'done before', [])]);
};

/** Sends a delivery again unless it is being attempted at this moment; answers whether it does. */
const sendAgain = async (store: Store, delivery: StoredRecord): Promise<boolean> => {
  try {
    await redeliver(store, delivery, now());
    return true;
  } catch (error) {
    if (error instanceof JsonApiError && error.status === 409) return false;
    throw error;
  }
};

/** Sends a change to the endpoint that has missed it; answers whether it had. */
const recover = async (store: Store, receiver: Receiver, change: Change, type: AnnouncedType): Promise<boolean> => {
  const { endpoint } = receiver;
  const delivery = await store.read(deliveryReference(deliveryId(endpoint.id, change.id)));
  if (delivery !== undefined)
    return ['failed', 'exhausted'].includes(String(delivery.status)) && sendAgain(store, delivery);
  if (!gets(receiver, type, change) || !hasMissed(endpoint, change)) return false;
  const { isNew, queued } = await deliver(store, endpoint, eventOf(change, type, String(endpoint.base)), now());
  await enqueue(queued);
  return isNew;
};

const findReceiver = async (store: Store, recovery: StoredRecord): Promise<Receiver | undefined> => {
  const endpoint = await store.read(endpointReference(String(recovery.endpoint_id)));
  if (endpoint === undefined || endpoint.is_enabled === false) return undefined;
  const token = await tokenOf(store, String(endpoint.owner), now());
  return token && { endpoint, token };
};

interface Work {
  readonly store: Store;
  readonly recovery: StoredRecord;
  readonly receiver: Receiver;
  readonly types: ReadonlyMap<string, AnnouncedType>;
}

/** Goes through a page of changes; answers how many deliveries it has set going, and where the next page begins. */
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
  const recovery = await store.read({ type: webhookRecovery.type, id: open.recovery });
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
  for (const item of await store.queryRange(webhookKeyOf.openRecovery('').pk, wholePartition)) {
    const { pk: _pk, sk: _sk, ...open } = item;
    // Only lib/domain/webhooks writes there.
    await begin(store, open as unknown as OpenRecovery, isTimeUp);
    if (isTimeUp()) return;
  }
};
