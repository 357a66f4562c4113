import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import { importUnderWay } from '../../errors/writing.ts';
import { newOpaqueId } from '../../runtime/ids.ts';
import { writeWithoutImport } from '../../store/import-lease.ts';
import { everyBackReference, keyOf, referrerOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { VersionConflict } from '../../store/refused.ts';
import { type Condition, changeStep, isStill, type Refusal } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { commit } from './commit.ts';
import type { Counts } from './dependents.ts';
import { deletionMarkerField } from './refer.ts';

/** How many back-references a record has, by type. 1 round trip per 1,000. */
export const countBackReferences = async (store: Store, record: StoredRecord): Promise<Counts> => {
  const backReferences = await store.queryRange(keyOf.record(record).pk, everyBackReference);
  return [...Map.groupBy(backReferences, ({ sk }) => referrerOf(String(sk)).type)].map(([type, { length }]) => [
    type,
    length,
  ]);
};

const underWay = (): never => {
  throw refuse(importUnderWay);
};

/**
 * Sets the deletion marker. Every write that refers to the record removes it in its own transaction. An import, whose
 * writes skip that check, removes it before its first write, and none is under way. As long as the marker is there, the
 * record has no further back-references. A marker that is left over does no harm.
 */
export const setDeletionMarker = async (store: Store, record: StoredRecord): Promise<StoredRecord> => {
  const marker = newOpaqueId();
  const refused: Refusal = (found) =>
    // An item under a record's key is always a record.
    found === undefined ? refuse(notFound, record.type, record.id) : new VersionConflict(found as StoredRecord);
  const conditions: Condition[] = [isStill('version', record.version), { kind: 'absent', path: [deletionMarkerField] }];
  const step = changeStep(keyOf.record(record), { conditions, set: [[[deletionMarkerField], marker]] }, refused);
  await writeWithoutImport(store, (steps) => commit(store, () => [step, ...steps]), underWay);
  return { ...record, [deletionMarkerField]: marker };
};
