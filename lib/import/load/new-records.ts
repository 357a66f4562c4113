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
import { integrationOnly, namesAnother } from './integration-only.ts';
import { noOverflow, withoutExistenceChecks } from './join-steps.ts';
import { type Resolve, readIntent } from './read-intent.ts';
import { isAboutRow, problemOf, type RowProblem, rejectIntent } from './row-problem.ts';
import type { Session } from './session.ts';
import { keptAttribute, ownNameOf } from './source-names.ts';

/**
 * Returns the name of a record without an id in the source, made from its claim. The name does not change with the
 * source's ids.
 */
export const nameOfClaim = ({ unique }: AnyResource, record: StoredRecord): string =>
  (unique ?? []).map((field) => String(record[field])).join('#');

/** The value that a refused step returns when another run has written the record. */
const takenBySource = Symbol('taken by source');

/** A record that is about to be written, with its intent. */
export interface NewRecord {
  readonly intent: RecordIntent;
  readonly id: string;
  readonly creation: Creation;
}

type Owned<Data = ResourceIdentifier> = Readonly<Record<string, { data: Data }>>;

// A new section joins the periods that cover its course. The source knows nothing of these periods.
const withCoverage = async ({ updates }: Session, creation: Creation): Promise<Creation> => {
  const { record } = creation;
  if (record.type !== courseEvaluationSection.type) return creation;
  const joined = await updates.coverage.stepsForNew(record);
  return { record, steps: (...given) => [...creation.steps(...given), ...joined] };
};

interface Preparation {
  readonly id: string;
  readonly resolve: Resolve;
  readonly owned?: Owned<ResourceIdentifier | ResourceIdentifier[]>;
}

const tryRecord = async (
  session: Session,
  intent: RecordIntent,
  { id, resolve, owned = {} }: Preparation,
): Promise<NewRecord | RowProblem> => {
  try {
    const change = await readIntent(intent, resolve, owned);
    if ('reason' in change) return change;
    const creation = await prepareCreation(session.store, importable(intent.type), change, { now: now(), id });
    if (await namesAnother(session, intent, creation.record)) return integrationOnly;
    return { intent, id, creation: await withCoverage(session, creation) };
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    return problemOf(intent, error);
  }
};

/**
 * Prepares one record under an id chosen beforehand. If the record cannot be loaded, reports its row and returns
 * undefined.
 */
export const prepareRecord = async (
  session: Session,
  intent: RecordIntent,
  preparation: Preparation,
): Promise<NewRecord | undefined> => {
  const record = await tryRecord(session, intent, preparation);
  if (!('reason' in record)) return record;
  rejectIntent(session.report, intent, record);
  return undefined;
};

const ownedBy = (dependents: readonly { intent: RecordIntent; id: string }[]): Owned =>
  Object.fromEntries(
    dependents.flatMap(({ intent: { key, type }, id }) =>
      key.by === 'owner' ? [[key.relationship, { data: { type, id } }]] : [],
    ),
  );

/**
 * Resolves references first to the owner of a family and to the records that it owns, because the table does not have
 * them yet.
 */
const resolveAmong = (owner: { intent: RecordIntent; id: string }, owned: Owned, resolve: Resolve): Resolve => {
  const { type, key } = owner.intent;
  return (reference) => {
    const { sourceIds, through } = reference;
    if (reference.type !== type || !sourceIds.includes(key.sourceId)) return resolve(reference);
    return through === undefined ? { type, id: owner.id } : owned[through]?.data;
  };
};

// The limit leaves room in the 100 items of a transaction for items that several of its records share.
const mostSteps = 90;

// The source id of the record takes two more steps.
const countSteps = ({ creation }: NewRecord): number => creation.steps(noOverflow).length + 2;

/**
 * Prepares as many companions of a new record as its transaction has room for. Companions that may be in the table, or
 * cannot be loaded, are loaded separately.
 */
const prepareCompanions = async (
  session: Session,
  companions: readonly RecordIntent[],
  family: readonly NewRecord[],
  resolve: Resolve,
): Promise<NewRecord[]> => {
  const prepared: NewRecord[] = [];
  let room = mostSteps - family.reduce((sum, each) => sum + countSteps(each), 0);
  for (const intent of companions) {
    if (intent.needs !== undefined || session.known.find(ownNameOf(intent)) !== undefined) continue;
    const record = await tryRecord(session, intent, { id: newId(), resolve });
    if ('reason' in record) continue;
    room -= countSteps(record);
    if (room < 0) break;
    prepared.push(record);
  }
  return prepared;
};

/** A record to create, and the records that are written with it. */
interface FamilyIntents {
  readonly intent: RecordIntent;
  readonly dependents: readonly RecordIntent[];
  readonly companions: readonly RecordIntent[];
}

/** Prepares a new record with its dependents and companions. Returns an empty list if the record cannot be loaded. */
export const prepareFamily = async (
  session: Session,
  { intent, dependents, companions }: FamilyIntents,
  resolve: Resolve,
): Promise<NewRecord[]> => {
  const owner = { intent, id: newId() };
  const family = dependents.map((each) => ({ intent: each, id: newId() }));
  const owned = ownedBy(family);
  const among = resolveAmong(owner, owned, resolve);
  const record = await prepareRecord(session, intent, { id: owner.id, resolve, owned });
  if (record === undefined) return [];
  const others: NewRecord[] = [];
  for (const each of family) {
    const other = await prepareRecord(session, each.intent, { id: each.id, resolve: among });
    // The row is refused as a whole.
    if (other === undefined) return [];
    others.push(other);
  }
  const written = [record, ...others];
  if (companions.length === 0) return written;
  return [...written, ...(await prepareCompanions(session, companions, written, among))];
};

/** Returns a step that puts an item whether or not the key is free. */
const putAnyway = (key: Key, item: PutStep['item']): Step => ({
  ...putStep(key, item, () => undefined),
  isUnconditional: true,
});

/**
 * Returns the step that stores the source's id. With it, later runs find the record, or know that it comes from the
 * source.
 */
const nameStep = (source: string, { intent: { type, key, kept }, id, creation }: NewRecord): Step[] => {
  if (key.by === 'owner') return [];
  if (key.by === 'claim') {
    const name = nameOfClaim(importable(type), creation.record);
    // The claim decides whether the record exists. The name may remain from a deleted record.
    return [putAnyway(keyOf.sourceId(source, type, name), { record_id: id })];
  }
  const { sourceId } = key;
  const refused = (found: Readonly<Record<string, unknown>> | undefined) =>
    found?.record_id === id ? alreadyWritten : takenBySource;
  return [
    putStep(
      keyOf.sourceId(source, type, sourceId),
      { record_id: id, ...(kept && Object.keys(kept).length > 0 && { [keptAttribute]: kept }) },
      refused,
    ),
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
 * Replaces changes with puts for items whose keys contain the id of a new record: back-references and value entries, a
 * third of all items. If the record's key is free, so are these keys, and a put costs less processor time than an
 * expression, here and in the engine.
 */
const asPuts = (id: string, steps: readonly Step[]): Step[] => {
  const names = steps.map(({ key }) => keyName(key));
  // If several relationships have the same target, their steps must remain changes, because only changes are merged.
  const isOnce = names.length === new Set(names).size;
  const isOwn = (step: Step): step is ChangeStep => isOnce && onlySets(step) && step.key.sk.endsWith(id);
  return steps.map((step) => (isOwn(step) ? toPut(step) : step));
};

/**
 * Removes the condition from the put of a new record. The put of its source id, its claim, or its owner's id has a
 * condition, and only an earlier attempt with a lost response can have written the record together with that item.
 */
const withoutCondition = (record: StoredRecord, steps: readonly Step[]): Step[] => {
  const own = keyName(keyOf.record(record));
  return steps.map((step) =>
    step.kind === 'put' && keyName(step.key) === own ? { ...step, isUnconditional: true } : step,
  );
};

/** Returns the steps that write new records with their source ids. */
export const stepsOf = (source: string, records: readonly NewRecord[], { overflow, shard }: WriteOptions): Step[] =>
  withoutExistenceChecks(
    records.flatMap((record) => [
      ...withoutCondition(record.creation.record, asPuts(record.id, record.creation.steps(overflow, shard))),
      ...nameStep(source, record),
    ]),
  );
