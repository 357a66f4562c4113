import { type AnnouncedType, announcedTypes } from '../../../resources/announced-types.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { now } from '../../../runtime/clock.ts';
import { inBackground } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import type { Change } from '../../changes/change.ts';
import type { StreamEvent } from '../../changes/stream-event.ts';
import { gets, type Receiver, readReceivers } from '../endpoints/receivers.ts';
import { enqueue, type Queued } from './delivery-queue.ts';
import { changeIn, eventOf } from './feed-event.ts';
import { createDelivery } from './write-delivery.ts';

/** A change that an endpoint gets. */
interface Dispatched {
  readonly change: Change;
  readonly type: AnnouncedType;
  readonly receiver: Receiver;
}

const pairs = (changes: readonly Change[], receivers: readonly Receiver[]): Dispatched[] => {
  const types = new Map(announcedTypes().map((each) => [each.resource.type, each]));
  return changes.flatMap((change) => {
    const type = types.get(change.subject_type);
    if (type === undefined) return [];
    return receivers.flatMap((receiver) => (gets(receiver, type, change) ? [{ change, type, receiver }] : []));
  });
};

const atOnce = 8;

/**
 * Makes the deliveries of new entries of the change feed, from events of the table's stream, not for a request. May be
 * called with the same events again: there is one delivery for each event and endpoint.
 */
export const dispatchChanges = async ({ Records }: StreamEvent): Promise<void> => {
  const changes = Records.flatMap((record) => changeIn(record) ?? []);
  if (changes.length === 0) return;
  const store = inBackground(openStore(), { longest: 20_000 });
  const queued: Queued[] = [];
  const all = pairs(changes, await readReceivers(store, now()));
  await forEachAtOnce(all, atOnce, async ({ change, type, receiver: { endpoint } }) => {
    queued.push(...(await createDelivery(store, endpoint, eventOf(change, type, String(endpoint.base)), now())).queued);
  });
  await enqueue(queued);
};
