import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { withRetry } from '../../../lib/import/load/with-retry.ts';
import { inBackground, TableSilent, type Waiting } from '../../../lib/store/background-calls.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { startService } from '../../support/service.ts';

const { store } = await startService();
let stop = () => {};
afterEach(() => stop());

const outages = [
  sdkError('TimeoutError'),
  sdkError('ProvisionedThroughputExceededException'),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
];

/** Makes the first calls fail, each in its own way; answers how many calls there were. */
const failFirst = (failures: number): { readonly calls: () => number } => {
  let calls = 0;
  stop = injectFaults(store.client, () => {
    const error = outages[calls % outages.length] ?? new Error();
    calls += 1;
    return calls <= failures ? { error } : undefined;
  });
  return { calls: () => calls };
};

const patient = (waiting: Waiting = {}) => {
  const said: string[] = [];
  const onWait = () => said.push('waiting');
  const onAnswer = () => said.push('answered');
  return { table: inBackground(store, { onWait, onAnswer, ...waiting }), said };
};

const put = (id: string) => putStep({ pk: `any#${id}`, sk: '#' }, { written: true }, () => 'exists');

const keys = Array.from({ length: 5_000 }, (_, index) => keyOf.record({ type: 'user', id: `none-${index}` }));

describe('the calls of work in the background', () => {
  it.each([
    ['a read', (table: Store) => table.get(keyOf.cursorSecret)],
    ['a read of many', (table: Store) => table.getMany(keys.slice(0, 3))],
    ['a query', (table: Store) => table.queryRange('none', ['a', 'b'])],
    ['a write', (table: Store) => table.write([put('one')])],
    ['a transaction', (table: Store) => table.write([put('two'), put('three')])],
  ])('repeat %s that fails, and report it once', async (_name, call) => {
    const { calls } = failFirst(3);
    const { table, said } = patient({ noticeAfter: 0 });
    await call(table);
    expect(calls()).toBe(4);
    expect(said).toEqual(['waiting', 'answered']);
  });

  it('repeat no refusal', async () => {
    const { table } = patient();
    await table.write([put('refused')]);
    const { calls } = failFirst(0);
    await expect(table.write([put('refused')])).rejects.toBeInstanceOf(WriteRefused);
    expect(calls()).toBe(1);
  });

  it('end with the reason when nothing answers for long, and are repeated no more until something does', async () => {
    const { calls } = failFirst(Number.POSITIVE_INFINITY);
    const { table, said } = patient({ longest: 300, noticeAfter: 0 });
    const silent = table.get(keyOf.cursorSecret);
    await expect(silent).rejects.toThrow('The database has not answered for 0.3 seconds.');
    await expect(silent).rejects.toBeInstanceOf(TableSilent);
    const before = calls();
    await expect(table.write([put('lost')])).rejects.toBeInstanceOf(TableSilent);
    expect(calls()).toBe(before + 1);
    expect(said.filter((each) => each === 'answered')).toEqual([]);
    stop();
    await table.get(keyOf.cursorSecret);
    failFirst(1);
    await table.get(keyOf.cursorSecret);
  });

  it('are not attempted again by whoever repeats failed writes', async () => {
    failFirst(Number.POSITIVE_INFINITY);
    const { table } = patient({ longest: 0 });
    let attempts = 0;
    const write = () => {
      attempts += 1;
      return table.write([put('lost')]);
    };
    await expect(withRetry(write)).rejects.toBeInstanceOf(TableSilent);
    expect(attempts).toBe(1);
  });
});

/** The most calls that were on their way at the same time. */
const countAtOnce = (table: Store): (() => number) => {
  let [running, most] = [0, 0];
  table.client.middlewareStack.add(
    (next) => async (args) => {
      running += 1;
      most = Math.max(most, running);
      try {
        await sleep(1);
        return await next(args);
      } finally {
        running -= 1;
      }
    },
    { step: 'initialize', name: 'count-at-once' },
  );
  stop = () => {
    table.client.middlewareStack.remove('count-at-once');
  };
  return () => most;
};

describe('the reads of one store', () => {
  it.each([
    ['a request', () => new Store(store.client, store.tableName), 50],
    ['work in the background', () => inBackground(new Store(store.client, store.tableName), {}), 8],
  ])('are bounded, for %s, and all are made', async (_name, open, bound) => {
    const table = open();
    const most = countAtOnce(table);
    await Promise.all([table.getMany(keys), ...keys.slice(0, 100).map((key) => table.get(key))]);
    expect(most()).toBe(bound);
    expect(table.meter.consumption).toMatchObject({ requests: 150, roundTrips: 1 });
  });
});
