import type { Store } from '../../../../lib/store/store.ts';
import { timelessContentOf } from '../../../support/table-content.ts';

// The entry of a word has the end of another id behind the first.
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:#[0-9a-f]{12}\b)?/g;
// In which partition a name made of ids stands follows from the ids.
const shard = /^"(source_id#[^#]+#[^#]+)#\d+"$/;
const volatile = new Set(['created_at', 'updated_at', 'version', 'added']);

/** A value as text without what may differ between two runs: ids, times and counts of change, the order of maps. */
const normalise = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value).replaceAll(uuid, 'id').replace(shard, '$1');
  }
  const members = Object.entries(value).filter(([name]) => !volatile.has(name));
  return `{${members
    .map(([name, member]) => `${name.replaceAll(uuid, 'id')}: ${normalise(member)}`)
    .sort()
    .join(', ')}}`;
};

/** Everything in a table as texts that are the same where two imports of one set have done the same. */
export const contentWithoutIds = async (store: Store): Promise<string[]> =>
  (await timelessContentOf(store)).map(normalise).sort();
