import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { type Creation, prepareCreation } from '../../model/write/create.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { now } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { keyOf } from '../../store/keys.ts';
import type { Overflow } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { alreadyWritten, changeStep, putStep, type Step } from '../../store/steps.ts';
import { isAboutRow, rejectIntent, troubleOf } from '../files/row-trouble.ts';
import type { Session } from '../run/session.ts';
import { importable } from './importable.ts';
import type { RecordIntent } from './intent.ts';
import { withoutBeingChecks } from './join-steps.ts';
import { type Resolve, readIntent } from './read-intent.ts';

/** The name of a record that has no id in the source: what it claims. It stays when the source's ids change. */
export const nameOfClaim = ({ unique }: AnyResource, record: StoredRecord): string =>
  (unique ?? []).map((field) => String(record[field])).join('#');

/** A refused step's word that a run beside this one has written the record. */
const takenBySource = Symbol('taken by source');

/** A record that is about to be written, with what made it. */
export interface NewRecord {
  readonly intent: RecordIntent;
  readonly id: string;
  readonly creation: Creation;
}

type Owned = Readonly<Record<string, { data: ResourceIdentifier | ResourceIdentifier[] }>>;

// Whatever the source says of a section, it is also evaluated in the periods that cover its course.
const withCoverage = async ({ coverage, imagined }: Session, creation: Creation): Promise<Creation> => {
  const { record } = creation;
  if (record.type !== courseEvaluationSection.type || imagined !== undefined) return creation;
  const joined = await coverage.stepsForNew(record);
  return { record, steps: (overflow) => [...creation.steps(overflow), ...joined] };
};

/** Prepares one record under an id chosen beforehand; reports the row and answers undefined when it cannot be loaded. */
export const prepareRecord = async (
  session: Session,
  intent: RecordIntent,
  { id, resolve, owned = {} }: { id: string; resolve: Resolve; owned?: Owned },
): Promise<NewRecord | undefined> => {
  const { store, report } = session;
  try {
    const change = readIntent(intent, resolve, owned);
    if ('reason' in change) {
      rejectIntent(report, intent, change);
      return undefined;
    }
    const creation = await prepareCreation(store, importable(intent.type), change, { now: now(), id });
    return { intent, id, creation: await withCoverage(session, creation) };
  } catch (error) {
    if (!isAboutRow(error)) throw error;
    rejectIntent(report, intent, troubleOf(intent, error));
    return undefined;
  }
};

const ownedBy = (dependents: readonly { intent: RecordIntent; id: string }[]): Owned =>
  Object.fromEntries(
    dependents.flatMap(({ intent: { key, type }, id }) =>
      key.by === 'owner' ? [[key.relationship, { data: { type, id } }]] : [],
    ),
  );

/** Resolves references among records that are written together before any other. */
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
    if (other !== undefined) others.push(other);
  }
  return [record, ...others];
};

/** The step that lets later runs find a record by the source's id, or tell that the source has made it. */
const nameStep = (source: string, { intent: { type, key }, id, creation }: NewRecord): Step[] => {
  if (key.by === 'owner') return [];
  if (key.by === 'claim') {
    const name = nameOfClaim(importable(type), creation.record);
    // The claim says whether the record is there; its name may be left of one that was deleted.
    const naming = { set: [[['record_id'], id]], remove: [['gone']] } as const;
    return [changeStep(keyOf.sourceId(source, type, name), naming, () => undefined)];
  }
  const { sourceId } = key;
  const refused = (found: Readonly<Record<string, unknown>> | undefined) =>
    found?.record_id === id ? alreadyWritten : takenBySource;
  return [putStep(keyOf.sourceId(source, type, sourceId), { record_id: id }, refused)];
};

/** All steps that write new records, each with the id that the source knows it by. */
export const stepsOf = (source: string, records: readonly NewRecord[], overflow: Overflow): Step[] =>
  withoutBeingChecks(records.flatMap((record) => [...record.creation.steps(overflow), ...nameStep(source, record)]));
