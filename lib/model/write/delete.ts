import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import { namesMany } from '../../errors/writing.ts';
import { keyOf } from '../../store/keys.ts';
import { overflowOf, type StoredRecord } from '../../store/record.ts';
import { VersionConflict } from '../../store/refused.ts';
import { retryStale } from '../../store/retry.ts';
import { type Condition, deleteStep, isStill, mergeSteps, type Refusal, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { maxSteps } from '../../store/write.ts';
import type { AnyResource } from '../definition/resource.ts';
import { commit } from './commit.ts';
import { countBackReferences, setDeletionMarker } from './deletion-marker.ts';
import { countReferring, type Dependents, refuseReferred, stillUnreferred } from './dependents.ts';
import type { Guard } from './guard.ts';
import { deletionMarkerField } from './refer.ts';
import { namesTheSame, ownToManys, type Unlinking, unlinkRecordSteps } from './unlink.ts';

/** How the records of a type are deleted. */
export interface Deletion {
  readonly resource: AnyResource;
  readonly dependents: Dependents;
  /** Asked before anything else is looked at. */
  readonly guard?: Guard;
  /**
   * Checks what the record alone does not say: throws what forbids to delete it, and answers steps that check it again.
   * Called after the record has been read.
   */
  check?(store: Store, record: StoredRecord, now: Date): Promise<readonly Step[]>;
}

/** That the record is as it was read, and no other record has come to refer to it since. */
const asRead = ({ resource, dependents }: Deletion, record: StoredRecord): Condition[] => [
  isStill('version', record.version),
  ...(dependents.backReferences
    ? [{ kind: 'equals', path: [deletionMarkerField], value: record[deletionMarkerField] } as const]
    : []),
  ...stillUnreferred(dependents),
  ...namesTheSame(resource, record),
];

const deletionSteps = (
  deletion: Deletion,
  record: StoredRecord,
  checks: readonly Step[],
  unlinking: Unlinking,
): Step[] => {
  const refused: Refusal = (found) =>
    // An item under a record's key is always a record.
    found === undefined ? refuse(notFound, record.type, record.id) : new VersionConflict(found as StoredRecord);
  const { resource } = deletion;
  const steps = mergeSteps([
    deleteStep(keyOf.record(record), refused, asRead(deletion, record)),
    ...unlinkRecordSteps(resource, record, unlinking),
    ...checks,
  ]);
  if (steps.length > maxSteps) throw refuse(namesMany, resource.type);
  return steps;
};

/** Throws 409 for a record to which others refer; else answers it with its deletion marker. */
const requireUnreferred = async (
  store: Store,
  { dependents }: Deletion,
  record: StoredRecord,
): Promise<StoredRecord> => {
  // Also with a marker that was there already: a write that has left a back-reference since has removed it.
  const backReferences = dependents.backReferences ? await countBackReferences(store, record) : [];
  refuseReferred(record, [...countReferring(record, dependents), ...backReferences]);
  if (!dependents.backReferences) return record;
  if (record[deletionMarkerField] !== undefined) return record;
  const withMarker = await setDeletionMarker(store, record);
  refuseReferred(withMarker, await countBackReferences(store, withMarker));
  return withMarker;
};

const tryToDelete = async (store: Store, deletion: Deletion, id: string, now: Date): Promise<void> => {
  const { resource, check, guard } = deletion;
  const found = await store.readInline({ type: resource.type, id });
  if (found === undefined) throw refuse(notFound, resource.type, id);
  const guarding = (await guard?.({ before: found })) ?? [];
  // With overflow there would be more steps than a transaction has.
  if (ownToManys(resource).some(([name]) => overflowOf(found, name) > 0)) throw refuse(namesMany, resource.type);
  const record = await requireUnreferred(store, deletion, found);
  const checks = [...guarding, ...((await check?.(store, record, now)) ?? [])];
  await commit(store, (overflow) => deletionSteps(deletion, record, checks, { overflow, now }));
};

/**
 * Deletes a record to which no other refers, in one transaction with its entries in linkages, its claim, its place in
 * lists and its counts. Throws 404, 409. 2 round trips; 5 for a type with back-references.
 */
export const deleteRecord = (store: Store, deletion: Deletion, id: string, now: Date): Promise<void> =>
  retryStale(() => tryToDelete(store, deletion, id, now), 'the record keeps changing');
