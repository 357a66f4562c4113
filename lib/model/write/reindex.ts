import { keyName, keyOf } from '../../store/keys.ts';
import { readList } from '../../store/list.ts';
import { allKeys } from '../../store/list-index.ts';
import { orderPath } from '../../store/list-path.ts';
import type { StoredRecord } from '../../store/record.ts';
import { StaleRead } from '../../store/refused.ts';
import { retryStale, staleReadPause } from '../../store/retry.ts';
import { changeStep, type Step, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import { commit } from './commit.ts';
import { alteredListFields } from './list-fields.ts';
import { valueSteps } from './value-steps.ts';

const atOnce = 100;

/** The steps by which a record stands where its fields say, and under all of its values. */
const stepsFor = (resource: AnyResource, record: StoredRecord, entries: readonly Step[]): Step[] => {
  const altered = alteredListFields(resource, record, record);
  if (Object.keys(altered).length === 0 && entries.length === 0) return [];
  const conditions = [{ kind: 'equals', path: ['version'], value: record.version } as const];
  const refused = () => new StaleRead('the record has changed');
  return [changeStep(keyOf.record(record), { conditions, ...settingAll(altered) }, refused), ...entries];
};

/** Whether the record had to be written. */
const placeRecord = (
  store: Store,
  resource: AnyResource,
  found: StoredRecord,
  missing: readonly Step[],
): Promise<boolean> => {
  let steps = stepsFor(resource, found, missing);
  return retryStale(
    async () => {
      if (steps.length > 0) await commit(store, () => steps);
      return steps.length > 0;
    },
    'the record keeps changing',
    {
      pause: async (failed) => {
        await staleReadPause(failed);
        const record = await store.read(found);
        steps = record === undefined ? [] : stepsFor(resource, record, valueSteps(resource, undefined, record));
      },
    },
  );
};

const placeAll = async (store: Store, resource: AnyResource, records: readonly StoredRecord[]): Promise<number> => {
  const entries = records.map((record) => valueSteps(resource, undefined, record));
  const present = new Set((await store.getMany(entries.flat().map(({ key }) => key))).map(keyName));
  const placed = await Promise.all(
    records.map((record, index) => {
      const missing = (entries[index] ?? []).filter(({ key }) => !present.has(keyName(key)));
      return placeRecord(store, resource, record, missing);
    }),
  );
  return placed.filter(Boolean).length;
};

/**
 * Puts all records of a type where filters find them: those too that a version wrote which did not know the filter yet.
 * Answers how many it had to write.
 */
export const reindex = async (store: Store, resource: AnyResource): Promise<number> => {
  let written = 0;
  let batch: StoredRecord[] = [];
  const path = orderPath(resource.type, 'created_at');
  for await (const record of readList(store, { path, range: allKeys, batch: atOnce })) {
    batch.push(record);
    if (batch.length < atOnce) continue;
    written += await placeAll(store, resource, batch);
    batch = [];
  }
  return written + (await placeAll(store, resource, batch));
};
