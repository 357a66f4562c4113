import { readBare, readLinkedIds } from '../../model/read/read-linked.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';

/**
 * Yields the ids of a department and of all departments above it, lowest first. Each is read when the next is
 * requested.
 */
export async function* departmentsAbove(store: Store, lowest: unknown): AsyncGenerator<string> {
  const met = new Set<string>();
  // Each department is visited once, so that a possible circle ends.
  for (let id = lowest; typeof id === 'string' && !met.has(id); ) {
    met.add(id);
    yield id;
    id = (await store.readInline({ type: 'department', id }))?.parent;
  }
}

/** Returns some departments and all departments below them. One round trip for each level of the tree. */
export const departmentsBelow = async (store: Store, roots: ReadonlySet<string>): Promise<StoredRecord[]> => {
  const found: StoredRecord[] = [];
  const met = new Set(roots);
  for (let level = [...roots]; level.length > 0; ) {
    const records = await readBare(store, 'department', level);
    found.push(...records);
    const children = (await readLinkedIds(store, records, 'children')) ?? [];
    // Each department is visited once, so that a possible circle ends.
    level = children.filter((id) => !met.has(id));
    for (const id of level) met.add(id);
  }
  return found;
};
