import { chunk } from '../../runtime/chunk.ts';
import type { RecordReference } from '../keys.ts';
import { StaleRead, WriteRefused } from '../refused.ts';
import { retryStale } from '../retry.ts';
import { changeStep, putStep, type Step } from '../steps.ts';
import type { Store } from '../store.ts';
import { timeToLive } from '../table.ts';
import { feedKeyOf } from './feed-keys.ts';
import { parseSequence, type Sequence, sequenceText } from './sequence.ts';

/** An entry on its way into the feed. */
export interface NewEntry {
  /** Id of the stream's event that it records: each is recorded once. */
  readonly event: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** The record that the event deletes, and the content of its tombstone. */
  readonly tombstone?: { readonly of: RecordReference; readonly content: Readonly<Record<string, unknown>> };
}

/** When entries are appended, and for how many seconds they are kept. */
export interface Appending {
  readonly now: Date;
  readonly keptSeconds: number;
}

/** Error for an event that is already in the feed. */
class Recorded extends Error {
  readonly event: string;

  constructor(event: string) {
    super('recorded before');
    this.event = event;
  }
}

/** The last entry of a shard; undefined before the first. */
export const readEnd = async (store: Store, shard: number): Promise<Sequence | undefined> => {
  const item = await store.get(feedKeyOf.end(shard));
  return item === undefined ? undefined : parseSequence(String(item.sequence));
};

// An entry needs up to three items of the transaction: the entry, its event, and perhaps a tombstone. The end of the
// shard is one more item.
const entriesAtOnce = 32;

// DynamoDB takes up to two days to delete expired items. One more day keeps entries that a cursor still needs.
const day = 86_400;

// The stream has an event for a day, and the daily comparison looks a day back.
const eventLives = 2 * day;

const never = () => undefined;

const moved = () => new StaleRead('another writer has appended');

const endStep = (shard: number, before: Sequence | undefined, after: Sequence): Step => {
  const end = { sequence: sequenceText(after) };
  if (before === undefined) return putStep(feedKeyOf.end(shard), end, moved);
  const isSame = { kind: 'equals', path: ['sequence'], value: sequenceText(before) } as const;
  return changeStep(feedKeyOf.end(shard), { conditions: [isSame], set: [[['sequence'], end.sequence]] }, moved);
};

const entrySteps = (shard: number, { event, content, tombstone }: NewEntry, at: Sequence, expires: number): Step[] => {
  const lasting = { [timeToLive]: expires };
  const sequence = sequenceText(at);
  return [
    putStep(feedKeyOf.entry(shard, sequence), { ...content, ...lasting }, moved),
    putStep(feedKeyOf.event(event), { [timeToLive]: Math.ceil(at.at / 1_000) + eventLives }, () => new Recorded(event)),
    ...(tombstone === undefined
      ? []
      : [
          changeStep(
            feedKeyOf.tombstone(tombstone.of),
            { set: Object.entries({ ...tombstone.content, ...lasting }).map(([name, value]) => [[name], value]) },
            never,
          ),
        ]),
  ];
};

const stepsOf = (
  shard: number,
  end: Sequence | undefined,
  entries: readonly NewEntry[],
  { now, keptSeconds }: Appending,
): Step[] => {
  // The clock of another writer may run ahead of this one.
  const at = Math.max(now.getTime(), end?.at ?? 0);
  const first = (end?.count ?? 0) + 1;
  const expires = Math.ceil(at / 1_000) + keptSeconds + day;
  return [
    endStep(shard, end, { at, count: first + entries.length - 1 }),
    ...entries.flatMap((entry, index) => entrySteps(shard, entry, { at, count: first + index }, expires)),
  ];
};

const recordedIn = (error: unknown): ReadonlySet<string> => {
  const reasons = error instanceof WriteRefused ? error.reasons : [];
  if (reasons.some((each) => each instanceof StaleRead)) throw reasons.find((each) => each instanceof StaleRead);
  const events = reasons.flatMap((each) => (each instanceof Recorded ? [each.event] : []));
  if (events.length === 0) throw error;
  return new Set(events);
};

/** Appends a few entries in one transaction. Entries that are already in the feed are left out. */
const appendSome = (store: Store, shard: number, given: readonly NewEntry[], appending: Appending): Promise<number> => {
  let entries = given;
  return retryStale(async () => {
    while (entries.length > 0) {
      const end = await readEnd(store, shard);
      try {
        await store.write(stepsOf(shard, end, entries, appending));
        return entries.length;
      } catch (error) {
        const known = recordedIn(error);
        entries = entries.filter(({ event }) => !known.has(event));
      }
    }
    return 0;
  }, 'the feed keeps growing');
};

/**
 * Appends entries to a shard of the change feed in their order. Returns how many were new. Entries become visible in
 * the order of their sequence numbers for all writers, because each writer of a shard changes its end.
 */
export const appendEntries = async (
  store: Store,
  shard: number,
  entries: readonly NewEntry[],
  appending: Appending,
): Promise<number> => {
  let appended = 0;
  for (const some of chunk(entries, entriesAtOnce)) appended += await appendSome(store, shard, some, appending);
  return appended;
};
