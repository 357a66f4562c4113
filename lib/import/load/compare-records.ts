import { restoreSection } from '../../domain/evaluations/coverage/withdraw-section.ts';
import { valuesOf } from '../../model/definition/record-fields.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { alteredFields } from '../../model/write/apply-change.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { user } from '../../resources/people/user.ts';
import { forEachAtOnce } from '../../runtime/at-once.ts';
import { now } from '../../runtime/clock.ts';
import { isPlaceholder } from '../../store/dry-run-store.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep } from '../../store/steps.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { clearGone } from './gone-source-ids.ts';
import { importable } from './importable.ts';
import { integrationOnly, isLeftAsItIs, movesDepartment } from './integration-only.ts';
import { type Resolve, readIntent } from './read-intent.ts';
import { isAboutRow, problemOf, rejectIntent } from './row-problem.ts';
import type { Session } from './session.ts';
import { isSameKept, keptAttribute } from './source-names.ts';
import { alteredLists, updateLists } from './update-lists.ts';
import { withRetry } from './with-retry.ts';

/** The fields that undo the ending of a record (`remove/ending.ts`). */
const undoEnding = ({ type, attributes }: AnyResource): Readonly<Record<string, null>> => {
  if (type === user.type) return { deactivated: null };
  return Object.hasOwn(attributes, 'effective_to') ? { effective_to: null } : {};
};

/** Returns whether a row names a record that an earlier run has ended because its source no longer named it. */
export const isReturned = ({ known }: Session, { type, key }: RecordIntent): boolean =>
  key.by === 'source_id' && known.isEnded({ type, sourceId: key.sourceId });

/** Adds the undoing of the ending to the change of a record that has returned, unless its row sets the same fields. */
export const withReturn = (session: Session, change: Change, intent: RecordIntent): Change => {
  if (!isReturned(session, intent)) return change;
  return { ...change, attributes: { ...undoEnding(importable(intent.type)), ...change.attributes } };
};

const maxUpdates = 8;

export interface Existing {
  readonly intent: RecordIntent;
  readonly id: string;
}

const withoutFilled = (change: Change, { fillOnly = [] }: RecordIntent, record: StoredRecord): Change => {
  // A field stays as it is when it has a value, or when the row has none.
  const isFilled = (field: string, given: unknown): boolean =>
    fillOnly.includes(field) && ((record[field] ?? null) !== null || (given ?? null) === null);
  const unfilled = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(fields).filter(([field, given]) => !isFilled(field, given)));
  return { ...change, attributes: unfilled(change.attributes), toOne: unfilled(change.toOne) };
};

/** Adds the required fields that the file does not contain, with their stored values. */
const withRequired = (intent: RecordIntent, record: StoredRecord): RecordIntent => {
  const resource = importable(intent.type);
  const left = Object.entries(resource.attributes).flatMap(([name, { required }]) =>
    required && !Object.hasOwn(intent.attributes, name) ? [name] : [],
  );
  if (left.length === 0) return intent;
  const stored = valuesOf(resource, record) as Readonly<Record<string, unknown>>;
  const kept = Object.fromEntries(left.map((name) => [name, stored[name]]));
  return { ...intent, attributes: { ...kept, ...intent.attributes } };
};

/** Adds, to multi-valued fields, the present values whose keys the file does not contain. */
const withKept = (change: Change, { type, keptKeys }: RecordIntent, record: StoredRecord): Change => {
  if (keptKeys === undefined) return change;
  const stored = valuesOf(importable(type), record) as Readonly<
    Record<string, Readonly<Record<string, unknown>> | null>
  >;
  const attributes = Object.entries(keptKeys).flatMap(([field, keys]) => {
    const given = change.attributes[field];
    const kept = Object.entries(stored[field] ?? {}).filter(([key]) => keys.includes(key));
    return given === undefined || kept.length === 0 ? [] : [[field, { ...Object.fromEntries(kept), ...(given ?? {}) }]];
  });
  return { ...change, attributes: { ...change.attributes, ...Object.fromEntries(attributes) } };
};

const comeBack = async (session: Session, { type, key: { sourceId } }: RecordIntent, { id }: StoredRecord) => {
  const { store } = session;
  if (type === courseEvaluationSection.type) await withRetry(() => restoreSection(store, id, now()));
  await clearGone(session, { type, sourceId });
};

/** Stores, with the id of a record, the values that its row has besides the fields. */
const keep = async (
  { store, known }: Session,
  { type, key: { sourceId }, kept }: RecordIntent,
  { id }: StoredRecord,
) => {
  const name = { type, sourceId };
  const before = known.keptOf(name);
  if (kept === undefined || isSameKept(kept, before)) return;
  const set = [[[keptAttribute], kept]] as const;
  const key = keyOf.sourceId(known.source, type, sourceId);
  await withRetry(() => store.write([changeStep(key, { set }, () => undefined)]));
  known.learn(name, id, { isEnded: known.isEnded(name), kept });
};

/** Returns whether a row about a record of other files changes a record that this run creates. */
const changesNew = ({ key, attributes }: RecordIntent): boolean =>
  key.by === 'need' && Object.values(attributes).some((value) => value !== null);

const updateExisting = async (
  session: Session,
  intent: RecordIntent,
  record: StoredRecord | undefined,
  resolve: Resolve,
): Promise<void> => {
  const { store, report, updates } = session;
  if (isLeftAsItIs(session, intent)) return rejectIntent(report, intent, integrationOnly);
  if (record === undefined) return rejectIntent(report, intent, { reason: 'its record does not exist any more' });
  if (isPlaceholder(record)) return report.count(intent.type, changesNew(intent) ? 'changed' : 'unchanged');
  try {
    const resource = importable(intent.type);
    const read = await readIntent(withRequired(intent, record), resolve);
    if ('reason' in read) return rejectIntent(report, intent, read);
    const change = withReturn(session, withKept(withoutFilled(read, intent, record), intent, record), intent);
    const moves = alteredLists(resource, record, change);
    const altered = alteredFields(resource, record, change);
    if (movesDepartment(session, intent, altered)) return rejectIntent(report, intent, integrationOnly);
    const hasAlteredFields = Object.keys(altered).length > 0;
    if (hasAlteredFields) await updates.update(resource, record, change);
    if (moves.length > 0) await updateLists(store, resource, record, change);
    const returns = isReturned(session, intent);
    if (returns) await comeBack(session, intent, record);
    // The values are stored after the change, so that a run after a crash in between repeats both.
    await keep(session, intent, record);
    const isAltered = hasAlteredFields || moves.length > 0 || returns;
    report.count(intent.type, isAltered ? 'changed' : 'unchanged');
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    rejectIntent(report, intent, problemOf(intent, error));
  }
};

/** Compares records with their intents and updates the differences. Returns the records as they were, by id. */
export const compareRecords = async (session: Session, existing: readonly Existing[], resolve: Resolve) => {
  const references = existing.map(({ intent: { type }, id }) => ({ type, id }));
  const found = await session.store.readMany(references);
  await session.known.confirm(found);
  const records = new Map(found.map((record) => [record.id, session.renames.asRenamed(record)]));
  await forEachAtOnce(existing, maxUpdates, (each) =>
    updateExisting(session, each.intent, records.get(each.id), resolve),
  );
  return records;
};
