import type { Problem } from '../../errors/fields.ts';
import { linkagePointer } from '../../errors/source.ts';
import { pauseBefore } from '../../runtime/pause.ts';
import { linkSteps, type Overflow } from '../../store/linkage.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import { retryStale } from '../../store/retry.ts';
import { alreadyWritten, putStep, type Refusal, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { groupOf } from '../definition/counted-targets.ts';
import { gainedEntry, toOneTarget } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { validationError } from '../validation/validation-error.ts';
import { newRecord } from './apply-change.ts';
import { claimKey } from './back-references.ts';
import { commit } from './commit.ts';
import { countRecordSteps } from './count-steps.ts';
import { entrySteps } from './entry-steps.ts';
import type { Guard } from './guard.ts';
import {
  carriedFields,
  identifierPointer,
  inverseEntry,
  missingTarget,
  storedToOnes,
  withCanonicalTargets,
} from './links-of.ts';
import { prepareReassignment } from './reassign.ts';
import { putRecord } from './record-steps.ts';
import { referSteps } from './refer.ts';

/** A new record and the steps that write it together with all that must hold and change around it. */
export interface Creation {
  readonly record: StoredRecord;
  /** Who writes several transactions in parallel gives each a shard of the counters of its own. */
  steps(overflow: Overflow, shard?: number): Step[];
}

/** When a record is created, and under which id when that is known beforehand. */
export interface CreationOptions {
  readonly now: Date;
  readonly id?: string;
  /** When the records that it belongs to are said to have changed, ISO 8601: when it is created, unless said. */
  readonly touchedAt?: string | undefined;
  /** Linkages that are known to overflow. */
  readonly overflow?: Overflow;
  /** Fields that answers do not show. */
  readonly hidden?: Readonly<Record<string, unknown>> | undefined;
  /** What an error says where the combination of the record exists already. */
  readonly taken?: Pick<Problem, 'field' | 'says'> | undefined;
  /** Asked by operations that do nothing but create. */
  readonly guard?: Guard;
}

/** How the records that a new one belongs to are written. */
interface Linking {
  readonly overflow: Overflow;
  /** When they are said to have changed. */
  readonly at: string;
}

const toOneSteps = (resource: AnyResource, record: StoredRecord, { overflow, at }: Linking): Step[] =>
  storedToOnes(resource).flatMap(([name, relationship]) => {
    const target = toOneTarget(record, name, relationship);
    if (target === null) return [];
    const missing = missingTarget(target, () => linkagePointer(name));
    const link = inverseEntry(record, { name, relationship, at });
    const reference = { resource, record, relationship: name, target };
    return link === undefined ? referSteps(reference, missing) : linkSteps(link, overflow, missing);
  });

const referredSteps = (
  resource: AnyResource,
  record: StoredRecord,
  change: Change,
  { overflow, at }: Linking,
): Step[] =>
  Object.entries(change.toMany).flatMap(([name, targets]) => {
    const relationship = resource.relationships[name];
    if (relationship?.kind !== 'many' || !relationship.refers) return [];
    const { inverse } = relationship;
    return targets.flatMap((target) => {
      const missing = missingTarget(target, () => identifierPointer(change.data, name, target));
      if (inverse === undefined) return referSteps({ resource, record, relationship: name, target }, missing);
      const { linkage, unseen } = inverse;
      const shownAt = unseen ? undefined : at;
      const link = { parent: target, linkage, target: record.id, entry: carriedFields(record, inverse), shownAt };
      return linkSteps(link, overflow, missing);
    });
  });

const referredLinkages = (resource: AnyResource, change: Change, now: Date): Record<string, LinkageEntries> =>
  Object.fromEntries(
    Object.entries(change.toMany).flatMap(([name, targets]) => {
      const relationship = resource.relationships[name];
      if (relationship?.kind !== 'many' || !relationship.refers) return [];
      return [[name, Object.fromEntries(targets.map(({ id }) => [id, gainedEntry(relationship, now)]))]];
    }),
  );

const claimSteps = (
  resource: AnyResource,
  record: StoredRecord,
  change: Change,
  said: CreationOptions['taken'],
): Step[] => {
  const { unique = [] } = resource;
  const blamed = unique.at(-1);
  if (blamed === undefined) return [];
  const values = unique.map((field) => String(record[field]));
  const taken: Refusal = (found) =>
    found?.record_id === record.id
      ? alreadyWritten
      : validationError([{ field: blamed, ...said, code: 'taken' }], change.data, resource);
  return [putStep(claimKey(resource, values), { record_id: record.id }, taken)];
};

/** Prepares the creation of a record; throws what its fields, and the records that it reassigns, have against it. */
export const prepareCreation = async (
  store: Store,
  resource: AnyResource,
  given: Change,
  { now, id, hidden, taken, touchedAt: at = now.toISOString() }: CreationOptions,
): Promise<Creation> => {
  const change = withCanonicalTargets(given);
  const reassignment = await prepareReassignment(store, resource, change);
  const linkages = { ...referredLinkages(resource, change, now), ...reassignment.linkages };
  const record = newRecord(resource, change, now, { id, linkages, hidden });
  const group = await groupOf(store, resource, record);
  return {
    record,
    steps: (overflow, shard) => [
      putRecord(record),
      ...toOneSteps(resource, record, { overflow, at }),
      ...referredSteps(resource, record, change, { overflow, at }),
      ...claimSteps(resource, record, change, taken),
      ...reassignment.steps(record),
      ...countRecordSteps(resource, record, 1, { shard, group }),
      ...entrySteps(resource, undefined, record),
    ],
  };
};

const maxAttempts = 10;

/** Writes what `prepare` prepares; prepares again when what it read has changed before the write. */
export const carryOut = <Prepared extends Creation>(
  store: Store,
  prepare: () => Promise<Prepared>,
  overflow?: Overflow,
): Promise<StoredRecord> =>
  retryStale(
    async () => {
      const creation = await prepare();
      await commit(store, creation.steps, { known: overflow, outcome: creation.record });
      return creation.record;
    },
    'a record that the creation needs keeps changing',
    { attempts: maxAttempts, pause: (failed) => pauseBefore(failed) },
  );

/** A creation that a guard allows. */
export const guardCreation = async (
  creation: Creation,
  change: Change,
  guard: Guard | undefined,
): Promise<Creation> => {
  if (guard === undefined) return creation;
  const checks = await guard({ after: creation.record, change });
  return { record: creation.record, steps: (overflow) => [...creation.steps(overflow), ...checks] };
};

/** Creates a record in one transaction with the checks of all that it refers to; 1 round trip, 2 when it reassigns records. */
export const createRecord = (
  store: Store,
  resource: AnyResource,
  change: Change,
  options: CreationOptions,
): Promise<StoredRecord> =>
  carryOut(
    store,
    async () => guardCreation(await prepareCreation(store, resource, change, options), change, options.guard),
    options.overflow,
  );
