import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RouteTable } from '../../infra/local/gateway/route.ts';
import { accessOf } from '../../infra/policies/table-access.ts';
import {
  ballotsTable,
  revokingToken,
  secretPartitions,
  type TableCall,
  tableCall,
  within,
} from '../../infra/policies/table-call.ts';

// The names that lib-dynamodb gives its commands are those of DynamoDB's actions, but for these.
const transactWrite = 'TransactWriteItems';

const running = new AsyncLocalStorage<string>();

/** Where all tests of a run note what functions call, a line each: the name of the function, then the call. */
export const recordedCalls = (folder: string): string => path.join(folder, 'table-calls');

const recorded = new Set<string>();

const record = (line: string): void => {
  if (recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(recordedCalls(tmpdir()), `${line}\n`);
};

type Parameters = Readonly<Record<string, unknown>>;

const isBallots = (tableName: unknown): boolean => String(tableName).endsWith('_ballots');

const isRevocation = ({ ExpressionAttributeNames = {} }: Parameters): boolean =>
  Object.values(Object(ExpressionAttributeNames)).includes('revoked_at');

/** A call in the forms in which a role can allow it. */
type Forms = readonly TableCall[];

/** The call of an action on one table, with the partition that it writes. */
const callOn = (action: string, input: Parameters): Forms => {
  if (isBallots(input.TableName)) return [`${action} ${ballotsTable}`];
  const call = tableCall(action, partitionOf(input));
  return [call === 'UpdateItem access_token' && isRevocation(input) ? revokingToken : call, ...limited(action, input)];
};

const partitionOf = ({ Key, Item }: { Key?: Parameters; Item?: Parameters }): { partition?: string } => {
  const { pk } = Key ?? Item ?? {};
  // The raw client is given marshalled items.
  const partition = typeof pk === 'object' ? (pk as { S?: string } | null)?.S : pk;
  return typeof partition === 'string' ? { partition } : {};
};

/** The form in which a role allows a call on the partitions of one prefix alone. */
const limited = (action: string, input: Parameters): Forms => {
  const [prefix] = partitionOf(input).partition?.split('#') ?? [];
  return prefix === undefined ? [] : within(action, prefix);
};

const parts = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

const callsOf = (action: string, input: Parameters): Forms[] => {
  if (action === transactWrite) {
    const items = (input.TransactItems ?? []) as Readonly<Record<string, Parameters>>[];
    return items.flatMap((item) =>
      Object.entries(item).map(([part, each]) => callOn(parts[part as keyof typeof parts], each)),
    );
  }
  const isWrite = ['PutItem', 'UpdateItem', 'DeleteItem'].includes(action);
  const { IndexName: index, RequestItems = {} } = input;
  const batched = Object.keys(Object(RequestItems));
  if (batched.some(isBallots)) return [[`${action} ${ballotsTable}`]];
  const { partition } = partitionOf(input);
  if (secretPartitions.some((each) => each === partition)) return [[tableCall(action, { partition: partition ?? '' })]];
  if (isWrite || isBallots(input.TableName)) return [callOn(action, input)];
  return [[tableCall(action, typeof index === 'string' ? { index } : {}), ...limited(action, input)]];
};

const allowed = new Map<string, ReadonlySet<TableCall>>();

/** What the role of a function allows, which is put together once. */
const allowedTo = (name: string): ReadonlySet<TableCall> => {
  const known = allowed.get(name) ?? new Set(accessOf(name));
  allowed.set(name, known);
  return known;
};

const check = (action: string, input: Parameters): void => {
  const name = running.getStore();
  if (name === undefined) return;
  for (const forms of callsOf(action, input)) {
    const form = forms.find((each) => allowedTo(name).has(each));
    const call = form ?? forms[0];
    record(`${name} ${call}`);
    if (form !== undefined) continue;
    const message = `The role of "${name}" does not allow ${call} (infra/policies/)`;
    console.error(message);
    throw Object.assign(new Error(message), { name: 'AccessDeniedException' });
  }
};

const guarded = new WeakSet<DynamoDBDocumentClient>();

/** Refuses the calls of a function that its role in AWS would not allow, as AWS does. */
export const guardTable = (client: DynamoDBDocumentClient): void => {
  if (guarded.has(client)) return;
  guarded.add(client);
  client.middlewareStack.add(
    (next, context) => (args) => {
      const name = String(context.commandName).replace(/Command$/, '');
      const action = /^(?:Get|Put|Update|Delete|BatchGet|BatchWrite|TransactWrite)$/.test(name) ? `${name}Item` : name;
      check(/^(?:TransactWrite)/.test(name) ? transactWrite : action, args.input as Parameters);
      return next(args);
    },
    { step: 'initialize', name: 'guard-table' },
  );
};

/** Runs a function as the one of that name, so that its calls are held against its role. */
export const runAs = <Result>(name: string, run: () => Result): Result => running.run(name, run);

/** The same routes, each function run under its name. */
export const runEachAs = ({ routes, fallback }: RouteTable): RouteTable => {
  const named = (called: RouteTable['fallback']): RouteTable['fallback'] => ({
    ...called,
    load: async () => {
      const handler = await called.load();
      return (event, context) => runAs(called.name, () => handler(event, context));
    },
  });
  return { routes: routes.map((route) => ({ ...route, function: named(route.function) })), fallback: named(fallback) };
};
