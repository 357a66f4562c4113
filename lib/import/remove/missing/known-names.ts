import { sourceIdPartitions } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { goneAttribute } from '../../load/source-names.ts';

export interface KnownName {
  readonly sourceId: string;
  readonly id: string;
}

const toName = ({ sk, record_id: id }: Record<string, unknown>): KnownName => ({
  sourceId: String(sk),
  id: String(id),
});

/**
 * Reads all records of a type that a source has named, a page of each partition at a time. Ended records are included
 * only on request.
 */
export const knownNames = async function* (
  store: Store,
  source: string,
  type: string,
  { withEnded = false }: { readonly withEnded?: boolean } = {},
): AsyncGenerator<KnownName[]> {
  let partitions = sourceIdPartitions(source, type).map((partition) => store.pagesOf(partition));
  while (partitions.length > 0) {
    const pages = await Promise.all(partitions.map((pages) => pages.next()));
    partitions = partitions.filter((_, index) => !pages[index]?.done);
    const items = pages.flatMap(({ done, value }) => (done ? [] : value));
    yield items.filter((item) => withEnded || item[goneAttribute] === undefined).map(toName);
  }
};

/** Whether a source has named any record of a type that was not ended. */
export const hasKnownNames = async (store: Store, source: string, type: string): Promise<boolean> => {
  for await (const names of knownNames(store, source, type)) if (names.length > 0) return true;
  return false;
};
