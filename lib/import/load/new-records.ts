import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { type Creation, prepareCreation } from '../../model/write/create.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { now } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { keepSourceIdStep } from '../../store/kept-source-ids.ts';
import { type Key, keyName, keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { alreadyWritten, type ChangeStep, type PutStep, putStep, type Step } from '../../store/steps.ts';
import type { RecordIntent } from '../formats/intent.ts';
import type { WriteOptions } from './bulk-writer.ts';
import { importable } from './importable.ts';
import { withoutExistenceChecks } from './join-steps.ts';
import { type Resolve, readIntent } from './read-intent.ts';
import { isAboutRow, problemOf, rejectIntent } from './row-problem.ts';
import type { Session } from './session.ts';

/** The name of a record that has no id in the source: what it claims. It does not change with the source's ids. */
export const nameOfClaim = ({ unique }: AnyResource, record: StoredRecord): string =>
  (unique ?? []).map((field) => String(record[field])).join('#');

/** What a refused step returns: another run has written the record. */
const takenBySource = Symbol('taken by source');

/** A record that is about to be written, with its intent. */
export interface NewRecord {
  readonly intent: RecordIntent;
  readonly id: string;
  readonly creation: Creation;
}

type Owned = Readonly<Record<string, { data: ResourceIdentifier | ResourceIdentifier[] }>>;

// A new section is evaluated in the periods that cover its course, which the source does not know of.
const withCoverage = async ({ updates }: Session, creation: Creation): Promise<Creation> => {
  const { record } = creation;
  if (record.type !== courseEvaluationSection.type) return creation;
  const joined = await updates.coverage.stepsForNew(record);
  return { record, steps: (...given) => [...creation.steps(...given), ...joined] };
};

/** Prepares one record under an id chosen beforehand; reports the row and answers undefined when it cannot be loaded. */
export const prepareRecord = async (
  session: Session,
  intent: RecordIntent,
  { id, resolve, owned = {} }: { id: string; resolve: Resolve; owned?: Owned },
): Promise<NewRecord | undefined> => {
  const { store, report } = session;
  try {
    const change = await readIntent(intent, resolve, owned);
    if ('reason' in change) {
      rejectIntent(report, intent, change);
      return undefined;
    }
    const creation = await prepareCreation(store, importable(intent.type), change, { now: now(), id });
    return { intent, id, creation: await withCoverage(session, creation) };
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    rejectIntent(report, intent, problemOf(intent, error));
    return undefined;
  }
};

const ownedBy = (dependents: readonly { intent: RecordIntent; id: string }[]): Owned =>
  Object.fromEntries(
    dependents.flatMap(({ intent: { key, type }, id }) =>
      key.by === 'owner' ? [[key.relationship, { data: { type, id } }]] : [],
    ),
  );

/** Resolves references to the owner of a family first: it is not in the table yet. */
const resolveAmong = (owner: { intent: RecordIntent; id: string }, resolve: Resolve): Resolve => {
  const { type, key } = owner.intent;
  return (reference) =>
    reference.type === type && reference.sourceIds.includes(key.sourceId) ? { type, id: owner.id } : resolve(reference);
};

/** Prepares a new record with its dependents; empty when it cannot be loaded. */
export const prepareFamily = async (
  session: Session,
  intent: RecordIntent,
  dependents: readonly RecordIntent[],
  resolve: Resolve,
): Promise<NewRecord[]> => {
  const owner = { intent, id: newId() };
  const family = dependents.map((each) => ({ intent: each, id: newId() }));
  const among = resolveAmong(owner, resolve);
  const record = await prepareRecord(session, intent, { id: owner.id, resolve, owned: ownedBy(family) });
  if (record === undefined) return [];
  const others: NewRecord[] = [];
  for (const each of family) {
    const other = await prepareRecord(session, each.intent, { id: each.id, resolve: among });
    // The row is refused, and leaves nothing behind.
    if (other === undefined) return [];
    others.push(other);
  }
  return [record, ...others];
};

/** Puts an item whatever is there. */
const putAnyway = (key: Key, item: PutStep['item']): Step => ({
  ...putStep(key, item, () => undefined),
  isUnconditional: true,
});

/** The step by which later runs find a record by the source's id, or know that it comes from the source. */
const nameStep = (source: string, { intent: { type, key }, id, creation }: NewRecord): Step[] => {
  if (key.by === 'owner') return [];
  if (key.by === 'claim') {
    const name = nameOfClaim(importable(type), creation.record);
    // The claim says whether the record exists; its name may remain from one that was deleted.
    return [putAnyway(keyOf.sourceId(source, type, name), { record_id: id })];
  }
  const { sourceId } = key;
  const refused = (found: Readonly<Record<string, unknown>> | undefined) =>
    found?.record_id === id ? alreadyWritten : takenBySource;
  return [
    putStep(keyOf.sourceId(source, type, sourceId), { record_id: id }, refused),
    keepSourceIdStep(creation.record, { source, sourceId }, refused),
  ];
};

const onlySets = (step: Step): step is ChangeStep =>
  step.kind === 'change' &&
  step.conditions.length + step.add.length + step.remove.length === 0 &&
  step.set.every(([path]) => path.length === 1);

const toPut = ({ key, set }: ChangeStep): Step =>
  putAnyway(key, Object.fromEntries(set.map(([[name], value]) => [name, value])));

/**
 * Puts, in place of changes, what is found by the id of a new record: back-references and value entries, a third of all
 * items. Where the record's own key is free, theirs are; a put is cheaper than an expression, here and for the engine.
 */
const asPuts = (id: string, steps: readonly Step[]): Step[] => {
  const names = steps.map(({ key }) => keyName(key));
  // What several relationships say of one target is merged, as changes are.
  const isOnce = names.length === new Set(names).size;
  const isOwn = (step: Step): step is ChangeStep => isOnce && onlySets(step) && step.key.sk.endsWith(id);
  return steps.map((step) => (isOwn(step) ? toPut(step) : step));
};

/**
 * Leaves the condition out of the put of a new record. The put of its id in the source, of its claim, or of its owner's id
 * has one, and only an attempt whose answer was lost can have written the record: with that one.
 */
const withoutCondition = (record: StoredRecord, steps: readonly Step[]): Step[] => {
  const own = keyName(keyOf.record(record));
  return steps.map((step) =>
    step.kind === 'put' && keyName(step.key) === own ? { ...step, isUnconditional: true } : step,
  );
};

/** The steps that write new records with their ids in the source. */
export const stepsOf = (source: string, records: readonly NewRecord[], { overflow, shard }: WriteOptions): Step[] =>
  withoutExistenceChecks(
    records.flatMap((record) => [
      ...withoutCondition(record.creation.record, asPuts(record.id, record.creation.steps(overflow, shard))),
      ...nameStep(source, record),
    ]),
  );
