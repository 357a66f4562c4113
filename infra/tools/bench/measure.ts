import { readFileSync } from 'node:fs';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { chunk } from '../../../lib/runtime/chunk.ts';
import type { Consumption } from '../../../lib/store/meter.ts';
import { Store } from '../../../lib/store/store.ts';
import type { Item } from './scan-table.ts';

/** The number in the middle; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const ticksPerSecond = 100;

/** Milliseconds of processor time that a process has taken. */
export const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (fields.slice(11, 13).reduce((sum, each) => sum + Number(each), 0) / ticksPerSecond) * 1_000;
};

/** The milliseconds that work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The cost of work: its calls of DynamoDB, and its time. */
export interface Cost extends Consumption {
  readonly ms: number;
}

/** Measures work on a table with a meter of its own. */
export const measure = async (
  { client, tableName }: Store,
  work: (metered: Store) => Promise<unknown>,
): Promise<Cost> => {
  const metered = new Store(client, tableName);
  return { ms: await timed(() => work(metered)), ...metered.meter.consumption };
};

/** Most items of one BatchWriteItem call. */
export const batchSize = 25;

/** Puts items into a table in concurrent bare BatchWriteItem calls, with which the store's writes are compared. */
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
      // DynamoDB returns unprocessed requests as they were sent.
      pending = (UnprocessedItems?.[tableName] ?? []) as typeof pending;
    }
  });
