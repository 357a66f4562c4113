import { announcedTypes } from '../../resources/announced-types.ts';
import { chunk } from '../../runtime/chunk.ts';
import { now } from '../../runtime/clock.ts';
import { orderedId } from '../../runtime/ids.ts';
import { log } from '../../runtime/log.ts';
import { inBackground } from '../../store/background-calls.ts';
import { type Absence, readAbsences, readTombstones, writeAbsences } from '../../store/feed/absences.ts';
import { updatedBetween } from '../../store/feed/updated-between.ts';
import type { RecordReference } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { shownVersion } from '../../store/record-version.ts';
import { openStore, type Store } from '../../store/store.ts';
import { type Change, mayBeSince } from './change.ts';
import { identityOf } from './describe-change.ts';
import { positionSince, readChanges } from './read-changes.ts';
import { appendAll, entryOf, type Placed } from './record-changes.ts';

const [minute, hour] = [60_000, 3_600_000];

// More than the day between two comparisons.
const looksBack = 26 * hour;

// A comparison leaves changes younger than this to the function that reads the stream. The stream keeps its events for
// 24 hours, so even a late function may still record them. The time is a little shorter, so that a comparison can
// decide on absences that the comparison a day before has found.
const leftToStream = 23 * hour;

/** The last change of a record that is in the feed. */
type LastChange = Pick<Change, 'action' | 'version' | 'subject_type' | 'subject_id' | 'external_id' | 'at'>;

/** The last change of each record that the feed has had since an instant. */
const lastChangesSince = async (store: Store, instant: number): Promise<Map<string, LastChange>> => {
  const lastChanges = new Map<string, LastChange>();
  const wanted = Promise.resolve(() => true);
  let position = await positionSince(store, instant, now().getTime());
  for (;;) {
    const page = await readChanges(store, position, { size: 1_000, now: now().getTime(), wanted });
    for (const { action, version, subject_type, subject_id, external_id, at } of page.changes)
      lastChanges.set(subject_id, { action, version, subject_type, subject_id, external_id, at });
    if (page.isCaughtUp) return lastChanges;
    position = page.position;
  }
};

/** Returns the entry of a missing change. It is the same each time the change is found to be missing. */
const missing = (change: Omit<Change, 'id' | 'changed'>): Placed => {
  const event = ['reconciled', change.subject_type, change.subject_id, change.version, change.action].join('#');
  const id = orderedId(event, new Date(change.at), 0);
  return entryOf(event, { id, changed: [], ...change, reconciled: true });
};

const missingOf = (record: StoredRecord, last: LastChange | undefined): Placed[] => {
  const version = shownVersion(record);
  if (last !== undefined && last.action !== 'deleted' && last.version >= version) return [];
  const action = record.created_at === record.updated_at ? 'created' : 'updated';
  return [missing({ action, ...identityOf(record), version, at: record.updated_at })];
};

/**
 * Returns the absence of a record that the feed says exists and a comparison has not found; `at` is the time of its
 * last change in the feed.
 */
const absenceOf = ({ subject_type: type, subject_id: id, external_id, version, at }: LastChange): Absence => ({
  of: { type, id },
  content: { external_id, version, at },
});

/** Returns the records among some that do not exist. */
const absentOf = async <Named>(store: Store, some: readonly Named[], of: (each: Named) => RecordReference) => {
  const found = new Set((await store.readManyInline(some.map(of))).map(({ id }) => id));
  return some.filter((each) => !found.has(of(each).id));
};

const noteAbsences = async (store: Store, there: readonly LastChange[]): Promise<void> => {
  const absent = await absentOf(store, there, ({ subject_type: type, subject_id: id }) => ({ type, id }));
  await writeAbsences(store, absent.map(absenceOf), now());
};

/** Returns the deletions of records that were absent at an instant already and that the feed has not recorded since. */
const missingDeletions = async (store: Store, noted: readonly Absence[]): Promise<Placed[]> => {
  const absent = await absentOf(store, noted, ({ of }) => of);
  const deletedAt = await readTombstones(store, absent);
  const at = now().toISOString();
  return absent.flatMap(({ of: { type, id }, content }) => {
    // The time of a deletion is known to the second.
    const isRecorded = mayBeSince({ action: 'deleted', at: deletedAt.get(id) ?? '' }, content.at);
    const { external_id, version } = content;
    return isRecorded
      ? []
      : [missing({ action: 'deleted', subject_type: type, subject_id: id, external_id, version: version + 1, at })];
  });
};

// A day with the import of a university has hundreds of thousands of changes, which do not fit into a function's memory
// together.
const readAtOnce = 100;

/**
 * Compares the changes of a day with the feed and adds the missing ones, with a mark; returns their number. Changes are
 * missing only if the stream was not read for a day, or an event could not be recorded. Changes younger than `until`
 * are left to the stream; deletions are added a day later, because the table shows only since when a comparison has
 * missed the record.
 */
export const reconcile = async (store: Store, until = now().getTime() - leftToStream): Promise<number> => {
  const from = until - looksBack;
  const lastChanges = await lastChangesSince(store, from);
  const range = [new Date(from).toISOString(), new Date(until).toISOString()] as const;
  let added = 0;
  for (const { resource } of announcedTypes()) {
    for await (const records of updatedBetween(store, resource.type, range)) {
      added += await appendAll(
        store,
        records.flatMap((record) => missingOf(record, lastChanges.get(record.id))),
      );
    }
  }
  const there = [...lastChanges.values()].filter(({ action }) => action !== 'deleted');
  for (const some of chunk(there, readAtOnce)) await noteAbsences(store, some);
  const noted = await readAbsences(store, new Date(until));
  for (const some of chunk(noted, readAtOnce)) added += await appendAll(store, await missingDeletions(store, some));
  return added;
};

/** The payload of a call by hand. The schedule sends none of it. */
interface Comparison {
  readonly leftToStream?: unknown;
}

/**
 * Compares the table that the environment names with its feed, and logs what was missing. `leftToStream` is the number
 * of last minutes to leave out, for an operator who knows that the stream has been read up to then.
 */
export const reconcileChanges = async ({ leftToStream: minutes }: Comparison = {}): Promise<void> => {
  const store = inBackground(openStore(), {});
  const added = await reconcile(store, typeof minutes === 'number' ? now().getTime() - minutes * minute : undefined);
  log({ level: added === 0 ? 'info' : 'error', event: 'reconcile-changes', added, ...store.meter.consumption });
};
