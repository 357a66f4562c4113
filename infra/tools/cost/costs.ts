import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { operations } from '../../../lib/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { invokeOperation, type PartialEvent } from '../../local/gateway/invoke-operation.ts';
import { none, readArguments } from '../arguments.ts';
import { sampleRequest } from '../bench/sample-request.ts';
import { type SampleTable, withSample } from '../bench/with-engine.ts';
import { type CostRow, costTable, withCostTable } from './cost-table.ts';
import type { Units } from './prices.ts';

/*
 * npm run costs: measures the capacity units of one request of each operation against the sample institution, and writes
 * the table of costs into docs/operating.md.
 */

const page = path.resolve(import.meta.dirname, '../../../docs/operating.md');

const closed = ['country', 'country_name', 'evaluation_type', 'kind', 'created_at', 'updated_at'];

const isAlterable = ({ attributes }: AnyResource, name: string): boolean =>
  Object.hasOwn(attributes, name) && !closed.includes(name) && !attributes[name]?.readOnly;

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);

const altered = (text: string): string =>
  isInstant(text) ? new Date(Date.parse(text) - 60_000).toISOString() : `${text} altered`;

/** The same request with one of its attributes altered: an update that alters nothing writes nothing. */
const alterOne = (request: PartialEvent, { method, body: type, kind }: Operation): PartialEvent => {
  if (method !== 'PATCH' || type === undefined || kind === 'relationship') return request;
  // What sampleRequest has made.
  const { data } = request.body as { data: { attributes: Record<string, unknown> } };
  const texts = Object.entries(data.attributes).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && isAlterable(resourceOf(type), entry[0]) && !/^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
  );
  const [name, text] = texts.find(([, each]) => !isInstant(each)) ?? texts[0] ?? [];
  // A type without a text to alter consists of relationships; its request is measured as it is.
  if (name === undefined || text === undefined) return request;
  return { ...request, body: { data: { ...data, attributes: { ...data.attributes, [name]: altered(text) } } } };
};

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
    const request = await sampleRequest(table, operation);
    const another = alterOne(await sampleRequest(table, operation), operation);
    // The first request notes the use of the token and makes the secret of cursors: once an hour, once ever.
    await invokeOperation(name, request);
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
