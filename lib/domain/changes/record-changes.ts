import type { AnyResource } from '../../model/definition/resource.ts';
import { announcedTypes } from '../../resources/announced-types.ts';
import { isOfMidterm } from '../../resources/course-evaluations/midterm.ts';
import { now } from '../../runtime/clock.ts';
import { orderedId } from '../../runtime/ids.ts';
import { log } from '../../runtime/log.ts';
import { embeddedMetrics, feedLagMetric } from '../../runtime/metrics.ts';
import { inBackground } from '../../store/background-calls.ts';
import { appendEntries, type NewEntry } from '../../store/feed/append.ts';
import { shardNumbers } from '../../store/feed/read-feed.ts';
import { hashText } from '../../store/hash.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Change } from './change.ts';
import { describeChange } from './describe-change.ts';
import { keptSeconds } from './kept.ts';
import { eventName, imagesOf, type StreamEvent, type StreamRecord, streamedAt } from './stream-event.ts';

/** Returns the shard of a record's changes. All changes of one record are in one shard, and so in order. */
const shardOfSubject = (id: string): number => hashText(id) % shardNumbers.length;

/** An entry of the feed, and its shard. */
export type Placed = NewEntry & { readonly shard: number };

/** Returns the entry of a change. The entry of a deletion leaves a tombstone. */
export const entryOf = (event: string, change: Change): Placed => {
  const { subject_type: type, subject_id: id, action, at } = change;
  return {
    shard: shardOfSubject(id),
    event,
    content: { ...change },
    ...(action === 'deleted' && { tombstone: { of: { type, id }, content: { deleted_at: at } } }),
  };
};

/** Writes entries into their shards in parallel. Returns how many were new. */
export const appendAll = async (store: Store, entries: readonly Placed[]): Promise<number> => {
  const appending = { now: now(), keptSeconds: keptSeconds() };
  const byShard = [...Map.groupBy(entries, ({ shard }) => shard)];
  const counts = await Promise.all(byShard.map(([shard, some]) => appendEntries(store, shard, some, appending)));
  return counts.reduce((sum, count) => sum + count, 0);
};

const changeOf = (record: StreamRecord, announced: ReadonlyMap<string, AnyResource>): Placed[] => {
  const images = imagesOf(record, announced);
  const image = images?.after ?? images?.before;
  // Only the person who started a midterm may know of it.
  if (image === undefined || isOfMidterm(image)) return [];
  const { type } = image;
  const resource = announced.get(String(type));
  const change = images && resource && describeChange(resource, images, streamedAt(record));
  if (change === undefined) return [];
  const event = eventName(record);
  return [entryOf(event, { id: orderedId(event, new Date(change.at), 0), ...change })];
};

const report = (records: readonly StreamRecord[], store: Store, count: number): void => {
  const at = now();
  const oldest = Math.min(...records.map((each) => streamedAt(each).getTime()));
  const lag = Math.max(0, Math.round((at.getTime() - oldest) / 1_000));
  const metrics = embeddedMetrics(at, 'record-changes', { [feedLagMetric]: [lag, 'Seconds'] });
  if (Object.keys(metrics).length > 0)
    log({ level: 'info', event: 'record-changes', changes: count, ...store.meter.consumption, ...metrics });
};

/**
 * Writes the changes that clients can see into the change feed, from events of the table's stream. It is called with
 * events of one shard of the stream in their order, not for a request. It may be called with the same events again.
 */
export const recordChanges = async ({ Records }: StreamEvent): Promise<void> => {
  if (Records.length === 0) return;
  const store = inBackground(openStore(), { longest: 20_000 });
  const announced = new Map(announcedTypes().map(({ resource }) => [resource.type, resource]));
  const changes = Records.flatMap((record) => changeOf(record, announced));
  const entries = new Map(changes.map((entry) => [entry.event, entry]));
  const count = await appendAll(store, [...entries.values()]);
  report(Records, store, count);
};
