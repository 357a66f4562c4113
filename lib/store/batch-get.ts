import type { BatchGetCommandInput, BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from './errors.ts';
import type { Key } from './keys.ts';
import type { Item } from './queries.ts';

/** The maximum number of keys in one call. */
export const batchSize = 100;

const maxAttempts = 10;

/**
 * Reads one batch of items, with at most `batchSize` keys, in as many calls as DynamoDB needs. Throws a `StoreError`
 * when DynamoDB stays busy.
 */
export const getBatch = async (
  tableName: string,
  keys: readonly Key[],
  send: (input: BatchGetCommandInput) => Promise<BatchGetCommandOutput>,
  mayLag = false,
): Promise<Item[]> => {
  const items: Item[] = [];
  let pending: Item[] = keys.map((key) => ({ ...key }));
  for (let fruitless = 0; pending.length > 0; ) {
    if (fruitless === maxAttempts) throw new StoreError('throttled', 'unprocessed keys');
    if (fruitless > 0) await pauseBefore(fruitless);
    const answer = await send({
      RequestItems: { [tableName]: { Keys: pending, ConsistentRead: !mayLag } },
    });
    const found = answer.Responses?.[tableName] ?? [];
    items.push(...found);
    // DynamoDB also ends a response at 16 MB. Only a response without items means that the table is busy.
    fruitless = found.length > 0 ? 0 : fruitless + 1;
    pending = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return items;
};
