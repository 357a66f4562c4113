import { comparableId } from '../runtime/comparable-id.ts';
import { listOrders, listShards, shardOf } from './list-index.ts';
import type { ListPath } from './list-path.ts';

/** The greatest number of fields of one type whose filters have an index. Each field takes one of these slots. */
export const filterSlots = [1, 2, 3] as const;

/** The slot of a field among the filter fields of its type. */
export type FilterSlot = (typeof filterSlots)[number];

/** How the records of a list are found by the value of one field. */
export interface ListFilter {
  readonly slot: FilterSlot;
  /**
   * True if so many records share a value that their writes would overload one partition of an index. They are then
   * sharded like a list.
   */
  readonly isCrowded?: true;
}

/** Name of a slot's index, and of the attribute that is its partition key; its sort key is that of `by_created_at`. */
export const filterIndex = (slot: FilterSlot) =>
  ({ index: `by_filter_${slot}`, attribute: `list_filter_${slot}` }) as const;

/** The attributes that place a record, or an entry for it, in the filter indexes. */
export const filterAttributes: readonly string[] = filterSlots.map((slot) => filterIndex(slot).attribute);

// Many records may have no value, so null always has several partitions.
const isSharded = ({ isCrowded }: ListFilter, value: string | null): boolean => isCrowded === true || value === null;

// The value comes last because it may contain the separator. Two names that look the same share one partition.
const partitionName = (list: string, shard: number, value: string | null): string =>
  [list, shard, value === null ? '' : `=${comparableId(value)}`].join('#');

/** Returns the attributes that place a record of a list, or an entry for it, under a value or under null. */
export const filterEntry = (
  list: string,
  filter: ListFilter,
  { value, id }: { readonly value: string | null; readonly id: string },
): readonly [attribute: string, partition: string] => [
  filterIndex(filter.slot).attribute,
  partitionName(list, isSharded(filter, value) ? shardOf(id, listShards) : 0, value),
];

/** Returns the path to all records of a list that have one of the values. */
export const filterPath = (
  list: string,
  filter: ListFilter,
  { values, holds }: { readonly values: readonly (string | null)[]; readonly holds: ListPath['holds'] },
): ListPath => {
  const { index, attribute } = filterIndex(filter.slot);
  const partitions = values.flatMap((value) =>
    Array.from({ length: isSharded(filter, value) ? listShards : 1 }, (_, shard) => partitionName(list, shard, value)),
  );
  const [only, ...others] = values;
  return {
    index,
    partition: attribute,
    partitions,
    sort: listOrders.created_at.attribute,
    isSharded: only !== undefined && others.length === 0 && isSharded(filter, only),
    holds,
  };
};
