import { stopwatch } from '../runtime/clock.ts';
import { allKeys, listOrders, writtenShards } from './list-index.ts';
import type { ListPath } from './list-path.ts';
import type { Store } from './store.ts';

/*
 * Partitions of a list, or of a value, to which only earlier versions wrote. Nothing comes to one that is empty, so that it
 * need not be asked with each page.
 */

/** How long a process relies on having found one empty: while it takes the place of an earlier version, that one may still write there. */
export const rememberedMs = 60_000;

export const maxRemembered = 1_000;

/** Until when the partitions that were found empty are not asked, by table, attribute and key. */
const empty = new WeakMap<object, Map<string, number>>();

const nameOf = ({ tableName }: Store, { partition, partitions }: ListPath, shard: number): string =>
  [tableName, partition, partitions[shard]].join('\n');

const isFormer = ({ isSharded }: ListPath, shard: number): boolean => isSharded && shard >= writtenShards;

/** Whether a partition of a path was found empty a moment ago. */
export const isKnownEmpty = (store: Store, path: ListPath, shard: number): boolean =>
  isFormer(path, shard) && (empty.get(store.client)?.get(nameOf(store, path, shard)) ?? 0) > stopwatch();

/** Notes that nothing was found in a range of a partition. */
export const noteEmpty = (
  store: Store,
  path: ListPath,
  { shard, range: [from, to] }: { readonly shard: number; readonly range: readonly [string, string] },
): void => {
  const isWhole = from <= allKeys[0] && to >= allKeys[1];
  // Of the indexes of one partition key this alone may lack records of earlier versions, which did not sort by the value.
  if (!isFormer(path, shard) || !isWhole || path.sort === listOrders.value.attribute) return;
  const known = empty.get(store.client) ?? new Map<string, number>();
  if (known.size >= maxRemembered) known.clear();
  empty.set(store.client, known.set(nameOf(store, path, shard), stopwatch() + rememberedMs));
};
