import { notFound, RequestRefused } from '../jsonapi/errors.ts';
import { newOpaqueId } from '../runtime/ids.ts';
import { writeBesideNoImport } from '../store/import-lease.ts';
import { everyTrace, keyOf, referrerOf } from '../store/keys.ts';
import type { StoredRecord } from '../store/record.ts';
import { VersionConflict } from '../store/refused.ts';
import { type Condition, changeStep, type Refusal } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { commit } from './commit.ts';
import type { Counts } from './dependents.ts';
import { markField } from './refer.ts';

/** How many have left traces with a record, by type. 1 round trip per 1,000. */
export const countTraces = async (store: Store, record: StoredRecord): Promise<Counts> => {
  const traces = await store.queryRange(keyOf.record(record).pk, everyTrace);
  return [...Map.groupBy(traces, ({ sk }) => referrerOf(String(sk)).type)].map(([type, { length }]) => [type, length]);
};

const underWay = (): never => {
  throw new RequestRefused(
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
export const markForDeletion = async (store: Store, record: StoredRecord): Promise<StoredRecord> => {
  const mark = newOpaqueId();
  const refused: Refusal = (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(record.type, record.id) : new VersionConflict(found as StoredRecord);
  const conditions: Condition[] = [
    { kind: 'equals', path: ['version'], value: record.version },
    { kind: 'absent', path: [markField] },
  ];
  const step = changeStep(keyOf.record(record), { conditions, set: [[[markField], mark]] }, refused);
  await writeBesideNoImport(store, (steps) => commit(store, () => [step, ...steps]), underWay);
  return { ...record, [markField]: mark };
};
