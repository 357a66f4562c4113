import { pairedId } from '../runtime/ids.ts';
import { listOrders, listShards, shardOf } from './list-index.ts';
import type { ListPath } from './list-path.ts';

/** The greatest number of fields of one type whose filters have an index. Each field takes one of these slots. */
export const filterSlots = [1, 2, 3] as const;

/** The slot of a field among the filter fields of its type's list. */
export type FilterSlot = (typeof filterSlots)[number];

/** How the records of a list are found by the value of one of their fields. */
export interface ListFilter {
  readonly slot: FilterSlot;
  /** So many records share a value that their writes would crowd one partition of an index: they are sharded as a list is. */
  readonly isCrowded?: true;
  /**
   * A record and the one that the field names are made together, under ids that make a pair: such a record is found by its
   * key, which follows from the value, and is in no index for that. Others are found by the index.
   */
  readonly isPaired?: true;
  /**
   * Another filter field of the record, whose value may make a pair with this one's: such a record
   * is found by that field alone.
   */
  readonly pairsWith?: string;
}

/** Name of a slot's index, and of the attribute that is its partition key; its sort key is that of `by_created_at`. */
export const filterIndex = (slot: FilterSlot) =>
  ({ index: `by_filter_${slot}`, attribute: `list_filter_${slot}` }) as const;

/** The attributes that put a record, or an entry for it, into the filter indexes. */
export const filterAttributes: readonly string[] = filterSlots.map((slot) => filterIndex(slot).attribute);

// No value is a value that records share in any number.
const isSharded = ({ isCrowded }: ListFilter, value: string | null): boolean => isCrowded === true || value === null;

// The value comes last: it may hold the separator.
const partitionName = (list: string, shard: number, value: string | null): string =>
  [list, shard, value === null ? '' : `=${value}`].join('#');

const pairOf = (value: string | null): string | undefined => (value === null ? undefined : pairedId(value));

/** Whether a record is found by its key, or by another field, in place of a value that it has. */
export const isFoundByPair = (
  { isPaired, pairsWith }: ListFilter,
  value: string | null,
  record: { readonly id: string; readonly [field: string]: unknown },
): boolean => {
  const counterpart = isPaired ? record.id : pairsWith && record[pairsWith];
  return counterpart !== undefined && counterpart === pairOf(value);
};

/** What puts a record of a list, or an entry for it, where it is found by a value, or by having none. */
export const filterEntry = (
  list: string,
  filter: ListFilter,
  { value, id }: { readonly value: string | null; readonly id: string },
): readonly [attribute: string, partition: string] => [
  filterIndex(filter.slot).attribute,
  partitionName(list, isSharded(filter, value) ? shardOf(id, listShards) : 0, value),
];

/** The path to all records of a list that have one of the values. */
export const filterPath = (
  list: string,
  filter: ListFilter,
  { values, holds }: { readonly values: readonly (string | null)[]; readonly holds: ListPath['holds'] },
): ListPath => {
  const { index, attribute } = filterIndex(filter.slot);
  const keyOfPair = (value: string | null): string | undefined => (filter.isPaired ? pairOf(value) : undefined);
  const byKey = values.flatMap((value) => {
    const id = keyOfPair(value);
    return id === undefined ? [] : [{ record: { type: list, id }, partition: partitionName(list, 0, value) }];
  });
  const indexed = values.filter((value) => keyOfPair(value) === undefined);
  const partitions = indexed.flatMap((value) =>
    Array.from({ length: isSharded(filter, value) ? listShards : 1 }, (_, shard) => partitionName(list, shard, value)),
  );
  const [only, ...others] = indexed;
  return {
    index,
    partition: attribute,
    partitions,
    sort: listOrders.created_at.attribute,
    isSharded: only !== undefined && others.length === 0 && isSharded(filter, only),
    holds,
    ...(byKey.length > 0 && { byKey }),
  };
};

/** The path to those records that are found by the field that `pairsWith` a filter's; undefined where none can be. */
export const pathByPairs = (
  list: string,
  filter: ListFilter | undefined,
  values: readonly (string | null)[],
): ListPath | undefined => {
  const pairs = values.map(pairOf).filter((pair) => pair !== undefined);
  return filter === undefined || pairs.length === 0
    ? undefined
    : filterPath(list, filter, { values: pairs, holds: 'records' });
};
