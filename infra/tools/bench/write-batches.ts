import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { forEachAtOnce } from '../../../lib/runtime/for-each-at-once.ts';
import type { Store } from '../../../lib/store/store.ts';
import type { Item } from './scan-table.ts';

const batchSize = 25;

/** Writes items by bare BatchWriteItem calls, so many at once; sends again what a call leaves unprocessed. */
export const writeBatches = (
  { client, tableName, meter }: Store,
  items: readonly Item[],
  concurrency: number,
): Promise<void> =>
  forEachAtOnce(chunk(items, batchSize), concurrency, async (batch) => {
    let pending = batch.map((Item) => ({ PutRequest: { Item } }));
    while (pending.length > 0) {
      const command = new BatchWriteCommand({
        RequestItems: { [tableName]: pending },
        ReturnConsumedCapacity: 'TOTAL',
      });
      const { UnprocessedItems } = await meter.count(() => client.send(command));
      // What comes back is what was sent.
      pending = (UnprocessedItems?.[tableName] ?? []) as typeof pending;
    }
  });
