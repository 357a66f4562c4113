import { expect } from 'vitest';
import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import { countedRelationships } from '../../lib/model/definition/counted-targets.ts';
import { targetTypes } from '../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { countByKept } from '../../lib/model/read/count-by-kept.ts';
import { countRecords } from '../../lib/model/read/count-records.ts';
import { types } from '../../lib/resources/registry.ts';
import type { Store } from '../../lib/store/store.ts';

const recordsOf = (items: readonly Item[], type: string): Item[] =>
  items.filter((item) => item.type === type && item.sk === '#');

const idsOf = (items: readonly Item[], type: string): string[] => recordsOf(items, type).map(({ id }) => String(id));

// What the index shows of few records is left out.
const totalOf = async (store: Store, resource: AnyResource, field: string, ids: readonly string[]): Promise<number> =>
  (await countByKept(resource, [{ kind: 'relationship', field, ids }])?.count(store)) ?? -1;

/**
 * Checks that each total that is kept is that of the records in the table: of a filter by each target, and by all targets at
 * once. Answers how many records each type has.
 */
export const checkKeptTotals = async (store: Store): Promise<Readonly<Record<string, number>>> => {
  const items = await scanTable(store);
  const counts: Record<string, number> = {};
  for (const resource of types.values()) {
    for (const { field, relationship } of countedRelationships(resource)) {
      const records = recordsOf(items, resource.type);
      const named = records.map((record) => String(record[field]));
      const targets = [...new Set([...named, ...idsOf(items, targetTypes(relationship)?.[0] ?? '')])];
      const byTarget = Map.groupBy(named, (target) => target);
      const naive = targets.map((target) => [target, byTarget.get(target)?.length ?? 0] as const);
      const kept = targets.map(async (target) => [target, await totalOf(store, resource, field, [target])] as const);
      expect(await Promise.all(kept), `${resource.type} by ${field}`).toEqual(naive);
      if (targets.length > 0) expect(await totalOf(store, resource, field, targets)).toBe(records.length);
      if (resource.list.isCounted) expect(await countRecords(store, resource, [])).toBe(records.length);
      counts[resource.type] = records.length;
    }
  }
  return counts;
};
