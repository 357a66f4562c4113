import { reindex } from '../../../model/write/reindex.ts';
import { resources } from '../../../resources/registry.ts';
import type { Store } from '../../../store/store.ts';

/** Puts the records of all types where filters find them; answers by type how many had to be written. */
export const reindexAll = async (store: Store): Promise<Readonly<Record<string, number>>> => {
  const written: Record<string, number> = {};
  for (const resource of resources) {
    const count = await reindex(store, resource);
    if (count > 0) written[resource.type] = count;
  }
  return written;
};
