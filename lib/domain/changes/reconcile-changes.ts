import { announcedTypes } from '../../resources/announced-types.ts';
import { chunk } from '../../runtime/chunk.ts';
import { now } from '../../runtime/clock.ts';
import { orderedId } from '../../runtime/ids.ts';
import { log } from '../../runtime/log.ts';
import { inBackground } from '../../store/background-calls.ts';
import { updatedBetween } from '../../store/feed/updated-between.ts';
import type { StoredRecord } from '../../store/record.ts';
import { shownVersion } from '../../store/record-version.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Change } from './change.ts';
import { identityOf } from './describe-change.ts';
import { positionSince, readChanges } from './read-changes.ts';
import { appendAll, entryOf, type Placed } from './record-changes.ts';

const [minute, hour] = [60_000, 3_600_000];

// More than the day between two comparisons. The last minutes are left to the stream, which may not have told them yet.
const [begins, ends] = [26 * hour, 10 * minute];

/** The last change of a record that the feed tells of. */
type Told = Pick<Change, 'action' | 'version' | 'subject_type' | 'subject_id' | 'external_id'>;

/** The last change of each record that the feed has told since an instant. */
const toldSince = async (store: Store, instant: number): Promise<Map<string, Told>> => {
  const told = new Map<string, Told>();
  const wanted = Promise.resolve(() => true);
  let position = await positionSince(store, instant, now().getTime());
  for (;;) {
    const page = await readChanges(store, position, { size: 1_000, now: now().getTime(), wanted });
    for (const change of page.changes) told.set(change.subject_id, change);
    if (page.isCaughtUp) return told;
    position = page.position;
  }
};

/** The entry of a change that is missing; the same however often it is found to be. */
const missing = (change: Omit<Change, 'id' | 'changed'>): Placed => {
  const event = ['reconciled', change.subject_type, change.subject_id, change.version, change.action].join('#');
  const id = orderedId(event, new Date(change.at), 0);
  return entryOf(event, { id, changed: [], ...change, reconciled: true });
};

const missingOf = (record: StoredRecord, told: Told | undefined): Placed[] => {
  const version = shownVersion(record);
  if (told !== undefined && told.action !== 'deleted' && told.version >= version) return [];
  const action = record.created_at === record.updated_at ? 'created' : 'updated';
  return [missing({ action, ...identityOf(record), version, at: record.updated_at })];
};

/** Deletions of which the feed does not tell, of some of the records that it says were there. */
const missingDeletions = async (store: Store, there: readonly Told[]): Promise<Placed[]> => {
  const references = there.map(({ subject_type: type, subject_id: id }) => ({ type, id }));
  const found = new Set((await store.readManyInline(references)).map(({ id }) => id));
  const at = now().toISOString();
  return there.flatMap(({ subject_type, subject_id, external_id, version }) =>
    found.has(subject_id)
      ? []
      : [missing({ action: 'deleted', subject_type, subject_id, external_id, version: version + 1, at })],
  );
};

// A day on which a university is imported tells of hundreds of thousands, which a function can not hold at a time.
const readAtOnce = 100;

/**
 * Compares what was changed in the last day with what the feed tells of it, and adds what is missing, marked; answers how
 * much that was. Nothing is missing unless the stream was not read for a day, or an event could not be recorded.
 */
export const reconcile = async (store: Store, until = now().getTime() - ends): Promise<number> => {
  const from = until - begins;
  const told = await toldSince(store, from);
  const range = [new Date(from).toISOString(), new Date(until).toISOString()] as const;
  let added = 0;
  for (const { resource } of announcedTypes()) {
    for await (const records of updatedBetween(store, resource.type, range)) {
      added += await appendAll(
        store,
        records.flatMap((record) => missingOf(record, told.get(record.id))),
      );
    }
  }
  const there = [...told.values()].filter(({ action }) => action !== 'deleted');
  for (const some of chunk(there, readAtOnce)) added += await appendAll(store, await missingDeletions(store, some));
  return added;
};

/** Compares the table that the environment names with its feed, and says in the log what was missing. */
export const reconcileChanges = async (): Promise<void> => {
  const store = inBackground(openStore(), {});
  const added = await reconcile(store);
  log({ level: added === 0 ? 'info' : 'error', event: 'reconcile-changes', added, ...store.meter.consumption });
};
