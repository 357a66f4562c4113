import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { operations } from '../../../lib/operations.ts';
import { invokeOperation } from '../../local/gateway/invoke-operation.ts';
import { none, readArguments } from '../arguments.ts';
import { sampleRequest } from '../bench/sample-request.ts';
import { type SampleTable, withSample } from '../bench/with-engine.ts';
import { alterOne } from './alter-one.ts';
import { type CostRow, costTable, withCostTable } from './cost-table.ts';
import type { Units } from './prices.ts';

/*
 * npm run costs: measures the capacity units of one request of each operation against the sample institution, and writes
 * the table of costs into docs/operating.md.
 */

const page = path.resolve(import.meta.dirname, '../../../docs/operating.md');

const requireSuccess = (name: string, answer: unknown): void => {
  const { statusCode, body } = answer as { statusCode: number; body: string };
  if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}: ${body}`);
};

const isRead = (commandName: unknown): boolean => /^(?:Get|BatchGet|Query)/.test(String(commandName));

/** The capacity units that work consumes, read and written apart. */
const countUnits = async (
  { middlewareStack }: DynamoDBDocumentClient,
  work: () => Promise<unknown>,
): Promise<Units> => {
  const units = { read: 0, write: 0 };
  const name = 'count-units';
  middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] };
      const kind = isRead(context.commandName) ? 'read' : 'write';
      for (const each of [ConsumedCapacity].flat()) units[kind] += each.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize', name },
  );
  try {
    await work();
    return units;
  } finally {
    middlewareStack.remove(name);
  }
};

const measureAll = async (table: SampleTable): Promise<CostRow[]> => {
  const rows: CostRow[] = [];
  for (const operation of operations) {
    const { name } = operation;
    // The first request notes the use of the token and makes the secret of cursors: once an hour, once ever.
    await invokeOperation(name, await sampleRequest(table, operation));
    // Made after it, because each request is good for one call.
    const another = alterOne(await sampleRequest(table, operation), operation);
    const invoke = async () => requireSuccess(name, await invokeOperation(name, another));
    const units = await countUnits(table.store.client, invoke);
    rows.push({ name, units });
  }
  return rows;
};

readArguments({ usage: 'npm run costs' }, none);

await withSample(async (table) => {
  const costs = costTable(await measureAll(table));
  console.log(costs);
  writeFileSync(page, withCostTable(readFileSync(page, 'utf8'), costs));
});
