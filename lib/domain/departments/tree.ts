import { readBare, readLinkedIds } from '../../model/read/read-linked.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';

/** Ids of a department and of all above it, lowest first; each is read once the next is asked for. */
export async function* departmentsAbove(store: Store, lowest: unknown): AsyncGenerator<string> {
  const met = new Set<string>();
  // Each is looked at once, so that a circle, should there be one, comes to an end.
  for (let id = lowest; typeof id === 'string' && !met.has(id); ) {
    met.add(id);
    yield id;
    id = (await store.readInline({ type: 'department', id }))?.parent;
  }
}

/** The departments given and all below them; one round trip for each level of the tree. */
export const departmentsBelow = async (store: Store, roots: ReadonlySet<string>): Promise<StoredRecord[]> => {
  const found: StoredRecord[] = [];
  const met = new Set(roots);
  for (let level = [...roots]; level.length > 0; ) {
    const records = await readBare(store, 'department', level);
    found.push(...records);
    const children = (await readLinkedIds(store, records, 'children')) ?? [];
    // Each is looked at once, so that a circle, should there be one, comes to an end.
    level = children.filter((id) => !met.has(id));
    for (const id of level) met.add(id);
  }
  return found;
};
