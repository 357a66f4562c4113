import { type ListOrder, listAttribute, listOrders, listPartitions } from './list-index.ts';

/** A way into a list: partitions of an index in which the records stand in the order of a sort key. */
export interface ListPath {
  /** Name of the index; undefined for the table itself. */
  readonly index: string | undefined;
  /** Name of the attribute that is the partition key, and its values. */
  readonly partition: string;
  readonly partitions: readonly string[];
  /** Name of the attribute that is the sort key. */
  readonly sort: string;
  /** The partitions are the shards of a list, or of one value, in their order. */
  readonly isSharded: boolean;
  /** What the items are: records, back-references to a target, or entries for a value. */
  readonly holds: 'records' | 'back-references' | 'value entries';
}

export const orderPath = (list: string, order: ListOrder): ListPath => {
  const { index, attribute } = listOrders[order];
  const partitions = listPartitions(list);
  return { index, partition: listAttribute, partitions, sort: attribute, isSharded: true, holds: 'records' };
};
