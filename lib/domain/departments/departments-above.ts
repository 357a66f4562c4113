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
