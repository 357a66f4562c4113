import type { AnyResource } from '../model/definition/resource.ts';
import { resources } from '../resources/registry.ts';
import { forEachAtOnce } from '../runtime/for-each-at-once.ts';
import { keepSourceIdStep, sourceIdsOf } from '../store/kept-source-ids.ts';
import { WriteRefused } from '../store/refused.ts';
import type { Store } from '../store/store.ts';
import { type KnownName, knownNames } from './remove/missing/known-names.ts';

const sources = ['oneroster', 'canvas', 'hr'];

// Of a record without an id in its source, what it claims stands in its place.
const named: readonly AnyResource[] = resources.filter(({ unique }) => unique === undefined);

const atOnce = 8;

const keepSome = async (store: Store, type: string, source: string, names: readonly KnownName[]): Promise<number> => {
  const byId = new Map(names.map(({ id, sourceId }) => [id, sourceId]));
  const records = await store.readMany([...byId.keys()].map((id) => ({ type, id })));
  let kept = 0;
  await forEachAtOnce(records, atOnce, async (record) => {
    const sourceId = byId.get(record.id);
    if (sourceId === undefined || sourceIdsOf(record)?.[source] !== undefined) return;
    try {
      await store.write([keepSourceIdStep(record, { source, sourceId }, () => 'deleted')]);
      kept += 1;
    } catch (error) {
      // It has been deleted meanwhile.
      if (!(error instanceof WriteRefused)) throw error;
    }
  });
  return kept;
};

/** Lets the records that earlier versions have imported keep the ids that their sources have for them; answers how many it had to write. */
export const keepSourceIds = async (store: Store): Promise<number> => {
  let kept = 0;
  for (const { type } of named)
    for (const source of sources)
      for await (const names of knownNames(store, source, type)) kept += await keepSome(store, type, source, names);
  return kept;
};
