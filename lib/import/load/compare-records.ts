import { updateSection } from '../../domain/evaluations/sections/update-section.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { checkRules } from '../../model/validation/rules.ts';
import { alteredFields } from '../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../model/write/links-of.ts';
import { updateRecord } from '../../model/write/update.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { now } from '../../runtime/clock.ts';
import { forEachAtOnce } from '../../runtime/for-each-at-once.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { isAboutRow, rejectIntent, troubleOf } from '../files/row-trouble.ts';
import { unmarkGone } from '../remove/deletion-marker.ts';
import { undoEnding } from '../remove/ending.ts';
import type { Session } from '../run/session.ts';
import { withRetry } from './bulk-writer.ts';
import { importable } from './importable.ts';
import type { RecordIntent } from './intent.ts';
import { type Resolve, readIntent } from './read-intent.ts';
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

const isBack = ({ known }: Session, { type, key }: RecordIntent): boolean =>
  key.by === 'source_id' && known.isGone({ type, sourceId: key.sourceId });

/** What was done to a record when it was taken for gone is undone when it comes back, unless its row says otherwise. */
const withReturn = (session: Session, change: Change, intent: RecordIntent): Change => {
  if (!isBack(session, intent)) return change;
  return { ...change, attributes: { ...undoEnding(importable(intent.type)), ...change.attributes } };
};

/** Throws what the change has against it, without writing. */
const rehearse = (resource: AnyResource, record: StoredRecord, change: Change): void =>
  checkRules(resource, { ...record, ...alteredFields(resource, record, change) }, withCanonicalTargets(change));

const update = async (session: Session, resource: AnyResource, record: StoredRecord, change: Change): Promise<void> => {
  if (session.imagined !== undefined) return rehearse(resource, record, change);
  await withRetry(async () => {
    await session.mayWrite();
    return write(session.store, resource, record.id, change);
  });
};

const updateExisting = async (
  session: Session,
  { intent, id }: Existing,
  record: StoredRecord | undefined,
  resolve: Resolve,
): Promise<void> => {
  const { report, imagined } = session;
  if (imagined?.has(id)) return report.count(intent.type, 'unchanged');
  if (record === undefined) return rejectIntent(report, intent, { reason: 'its record does not exist any more' });
  try {
    const resource = importable(intent.type);
    const read = readIntent(intent, resolve);
    if ('reason' in read) return rejectIntent(report, intent, read);
    const change = withReturn(session, withoutFilled(read, intent, record), intent);
    const moves = alteredLists(resource, record, change);
    const hasAlteredFields = Object.keys(alteredFields(resource, record, change)).length > 0;
    if (hasAlteredFields) await update(session, resource, record, change);
    if (imagined === undefined && moves.length > 0) {
      await session.mayWrite();
      await updateLists(session.store, resource, record, change);
    }
    const returns = isBack(session, intent);
    if (returns) await unmarkGone(session, { type: intent.type, sourceId: intent.key.sourceId });
    const isAltered = hasAlteredFields || moves.length > 0 || returns;
    report.count(intent.type, isAltered ? 'changed' : 'unchanged');
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    rejectIntent(report, intent, troubleOf(intent, error));
  }
};

/** Compares records with what the source says of them now and updates what differs; answers them as they were, by id. */
export const compareRecords = async (session: Session, existing: readonly Existing[], resolve: Resolve) => {
  const references = existing.map(({ intent: { type }, id }) => ({ type, id }));
  const found = await session.store.readMany(references);
  await session.known.confirm(found);
  const records = new Map(found.map((record) => [record.id, record]));
  await forEachAtOnce(existing, maxUpdates, (each) => updateExisting(session, each, records.get(each.id), resolve));
  return records;
};
