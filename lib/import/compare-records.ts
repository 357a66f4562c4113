import { updateSection } from '../evaluation/update-section.ts';
import { alteredFields } from '../model/apply-change.ts';
import type { Change } from '../model/change.ts';
import type { AnyResource } from '../model/resource.ts';
import { updateRecord } from '../model/update.ts';
import { courseEvaluationSection } from '../resources/course-evaluation-section.ts';
import { now } from '../runtime/clock.ts';
import { forEachAtOnce } from '../runtime/for-each-at-once.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import { withPatience } from './bulk-writer.ts';
import { importable } from './importable.ts';
import type { RecordIntent } from './intent.ts';
import { type Resolve, readIntent } from './read-intent.ts';
import { isAboutRow, rejectIntent, troubleOf } from './row-trouble.ts';
import type { Session } from './session.ts';
import { alteredLists, updateLists } from './update-lists.ts';

const maxUpdates = 8;

const write = (store: Store, resource: AnyResource, id: string, change: Change): Promise<StoredRecord> =>
  resource.type === courseEvaluationSection.type
    ? updateSection(store, id, change, now())
    : updateRecord(store, resource, id, change, now());

/** An intent and the record that it is about. */
export interface Existing {
  readonly intent: RecordIntent;
  readonly id: string;
}

const withoutFilled = (change: Change, intent: RecordIntent, record: StoredRecord): Change => {
  const filled = (intent.fillOnly ?? []).filter(
    // Nothing said leaves what is there; something there leaves what is said.
    (field) => (record[field] ?? null) !== null || (change.toOne[field] ?? null) === null,
  );
  const toOne = Object.fromEntries(Object.entries(change.toOne).filter(([field]) => !filled.includes(field)));
  return { ...change, toOne };
};

const updateExisting = async (
  { store, report }: Session,
  { intent, id }: Existing,
  record: StoredRecord | undefined,
  resolve: Resolve,
): Promise<void> => {
  if (record === undefined) return rejectIntent(report, intent, { reason: 'its record does not exist any more' });
  try {
    const resource = importable(intent.type);
    const read = readIntent(intent, resolve);
    if ('reason' in read) return rejectIntent(report, intent, read);
    const change = withoutFilled(read, intent, record);
    const moves = alteredLists(resource, record, change);
    const hasAlteredFields = Object.keys(alteredFields(resource, record, change)).length > 0;
    if (hasAlteredFields) await withPatience(() => write(store, resource, id, change));
    await updateLists(store, resource, record, moves);
    const isAltered = hasAlteredFields || moves.length > 0;
    report.count(intent.type, isAltered ? 'changed' : 'unchanged');
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    rejectIntent(report, intent, troubleOf(intent, error));
  }
};

/** Compares records with what the source says of them now and updates what differs; answers them as they were, by id. */
export const compareRecords = async (session: Session, existing: readonly Existing[], resolve: Resolve) => {
  const references = existing.map(({ intent: { type }, id }) => ({ type, id }));
  const records = new Map((await session.store.readMany(references)).map((record) => [record.id, record]));
  await forEachAtOnce(existing, maxUpdates, (each) => updateExisting(session, each, records.get(each.id), resolve));
  return records;
};
