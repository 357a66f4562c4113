import { type Item, type Query, querySize } from './queries.ts';
import type { Store } from './store.ts';

/** A range of one partition of an index, both ends inclusive. */
export interface IndexRange {
  /** The table itself, with strongly consistent reads, if undefined. */
  readonly index: string | undefined;
  readonly partition: { readonly attribute: string; readonly value: string };
  readonly sort: { readonly attribute: string; readonly range: readonly [string, string] };
}

/** One call for items of an index. */
export interface IndexQuery extends IndexRange {
  readonly descending: boolean;
  readonly limit: number;
  /** The position at which the call before ended. */
  readonly start: Item | undefined;
}

const indexQuery = ({ index, partition, sort }: IndexRange): Query => ({
  ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
  KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#partition': partition.attribute, '#sort': sort.attribute },
  ExpressionAttributeValues: { ':partition': partition.value, ':from': sort.range[0], ':to': sort.range[1] },
});

/** Reads items of an index in order. */
const itemsQuery = ({ descending, limit, ...range }: IndexQuery): Query => ({
  ...indexQuery(range),
  ScanIndexForward: !descending,
  Limit: limit,
});

/** Counts items of an index, so many in a call. */
const countQuery = (range: IndexRange, limit: number): Query => ({
  ...indexQuery(range),
  Select: 'COUNT',
  Limit: Math.min(limit, querySize),
});

/** Items of a range of an index, in order, and where the next call continues. Indexes are eventually consistent. */
export const readIndex = async (
  store: Store,
  query: IndexQuery,
): Promise<{ items: Item[]; next: Item | undefined }> => {
  const { Items = [], LastEvaluatedKey } = await store.query(itemsQuery(query), query.start);
  return { items: Items, next: LastEvaluatedKey };
};

/** Counts the records in a range of an index. The count stops after `most`. */
export const countIndex = async (store: Store, range: IndexRange, most = Number.POSITIVE_INFINITY): Promise<number> => {
  let total = 0;
  for await (const { Count = 0 } of store.pages(countQuery(range, most + 1))) {
    total += Count;
    if (total > most) break;
  }
  return total;
};
