import { listAttribute, listKey, listOrders, listPartitions } from '../list-index.ts';
import { querySize } from '../queries.ts';
import type { StoredRecord } from '../record.ts';
import type { Store } from '../store.ts';

const { index, attribute } = listOrders.updated_at;

/**
 * Reads the records of a type whose last change was between two instants (ISO 8601), page by page, from the list's
 * index.
 */
export async function* updatedBetween(
  store: Store,
  type: string,
  [from, to]: readonly [string, string],
): AsyncGenerator<StoredRecord[]> {
  for (const partition of listPartitions(type)) {
    const pages = store.pages({
      IndexName: index,
      KeyConditionExpression: `#list = :partition AND ${attribute} BETWEEN :from AND :to`,
      ExpressionAttributeNames: { '#list': listAttribute },
      ExpressionAttributeValues: { ':partition': partition, ':from': listKey(from, ''), ':to': listKey(to, '') },
      Limit: querySize,
    });
    // Only records are in the lists.
    for await (const { Items = [] } of pages) yield Items as StoredRecord[];
  }
}
