import { JsonApiError, notFound } from '../../jsonapi/errors.ts';
import { newOpaqueId } from '../../runtime/ids.ts';
import { writeWithoutImport } from '../../store/import-lease.ts';
import { everyBackReference, keyOf, referrerOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { VersionConflict } from '../../store/refused.ts';
import { type Condition, changeStep, type Refusal } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { commit } from './commit.ts';
import type { Counts } from './dependents.ts';
import { deletionMarkerField } from './refer.ts';

/** How many have left traces with a record, by type. 1 round trip per 1,000. */
export const countBackReferences = async (store: Store, record: StoredRecord): Promise<Counts> => {
  const backReferences = await store.queryRange(keyOf.record(record).pk, everyBackReference);
  return [...Map.groupBy(backReferences, ({ sk }) => referrerOf(String(sk)).type)].map(([type, { length }]) => [
    type,
    length,
  ]);
};

const underWay = (): never => {
  throw new JsonApiError(
    409,
    [
      {
        code: 'import_under_way',
        detail: 'An import is under way, and may be about to refer to the record; try again when it has ended',
      },
    ],
    { 'retry-after': '60' },
  );
};

/**
 * Marks a record that is about to be deleted. Whoever comes to refer to it from here on takes the mark away, in the
 * transaction that refers; an import, whose writes do not ask, does so before its first, and none is under way. So as long
 * as the mark stands there are no other traces than before it was set. A mark that nobody acts on does no harm.
 */
export const setDeletionMarker = async (store: Store, record: StoredRecord): Promise<StoredRecord> => {
  const marker = newOpaqueId();
  const refused: Refusal = (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(record.type, record.id) : new VersionConflict(found as StoredRecord);
  const conditions: Condition[] = [
    { kind: 'equals', path: ['version'], value: record.version },
    { kind: 'absent', path: [deletionMarkerField] },
  ];
  const step = changeStep(keyOf.record(record), { conditions, set: [[[deletionMarkerField], marker]] }, refused);
  await writeWithoutImport(store, (steps) => commit(store, () => [step, ...steps]), underWay);
  return { ...record, [deletionMarkerField]: marker };
};
