import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, it } from 'vitest';
import { submitAnswers } from '../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { JsonApiError } from '../../../../lib/jsonapi/errors.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestService } from '../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod } from './support/open-period.ts';
import { afterAnswers, countedInList, statesOf } from './support/state.ts';
import type { Order } from './support/submit-and-die.ts';

const script = path.join(import.meta.dirname, 'support/submit-and-die.ts');
const run = promisify(execFile);

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

/** Submits in a process of its own; answers its requests, or undefined when it died. */
const obey = async (order: Order): Promise<number | undefined> => {
  const env = { ...process.env, TABLE_NAME: service.store.tableName, DYNAMODB_ENDPOINT: inject('endpoint') };
  try {
    const { stdout } = await run(process.execPath, [script, JSON.stringify(order)], { env });
    return Number(stdout);
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return undefined;
    throw error;
  }
};

const orderOf = (open: OpenPeriod, number: number): Order => ({
  student: nth(open.students, number).id,
  period: open.period,
  evaluation: nth(open.evaluations, number),
  question: nth(nth(open.questions)).id,
  dieAt: 0,
  afterwards: false,
});

const submitAgain = async ({ question, ...order }: Order): Promise<'written' | 'answered'> => {
  const data = { attributes: { answers: [{ question, value: 3 }] }, relationships: {} };
  try {
    await submitAnswers(service.store, { ...order, data, now: new Date() });
    return 'written';
  } catch (error) {
    if (error instanceof JsonApiError && error.errors[0]?.code === 'already_answered') return 'answered';
    throw error;
  }
};

/** Students with a section of their own each. */
const open = (count: number) => {
  const enrolments = Array.from({ length: count }, (_, number) => [number]);
  return openPeriod(service, { sections: count, enrolments, now: new Date() });
};

const atOnce = 4;

/** Kills submissions at each of their requests, each of another student; answers what the students were told afterwards. */
const killEach = async (orders: readonly Order[]): Promise<Map<string, string>> => {
  const told = new Map<string, string>();
  const queue = orders.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const order of queue) {
        const name = `${order.dieAt}${order.afterwards ? ' afterwards' : ''}`;
        expect(await obey(order), name).toBeUndefined();
        const [left] = await statesOf(service.store, [order.evaluation]);
        const outcome = await submitAgain(order);
        // All of it was there, or nothing.
        expect(left, name).toEqual(afterAnswers(outcome === 'answered' ? 1 : 0));
        expect(await statesOf(service.store, [order.evaluation]), name).toEqual([afterAnswers(1)]);
        told.set(name, outcome);
      }
    }),
  );
  return told;
};

const answeredAt = (told: ReadonlyMap<string, string>): string[] =>
  [...told].filter(([, outcome]) => outcome === 'answered').map(([name]) => name);

const moments = (requests: number) =>
  Array.from({ length: requests }, (_, index) => index + 1).flatMap((dieAt) =>
    [false, true].map((afterwards) => ({ dieAt, afterwards })),
  );

describeInProcess('a submission that is killed at any of its requests', () => {
  it('has written all of itself or nothing, and can be repeated', async () => {
    const before = await countedInList(service.store);
    const trial = await open(2);
    await obey(orderOf(trial, 0));
    const requests = (await obey(orderOf(trial, 1))) ?? 0;
    // Its reads, and the transaction, which is the last: only after it the answer is there.
    expect(requests).toBeGreaterThanOrEqual(4);
    const deaths = moments(requests);
    const period = await open(deaths.length);
    const told = await killEach(deaths.map((death, number) => ({ ...orderOf(period, number), ...death })));
    expect(answeredAt(told)).toEqual([`${requests} afterwards`]);
    expect(await countedInList(service.store)).toBe(before + 2 + deaths.length);
  });

  it('is no different for the first of a period, which marks the questions', async () => {
    const requests = (await obey(orderOf(await open(1), 0))) ?? 0;
    const orders: Order[] = [];
    for (const death of moments(requests)) orders.push({ ...orderOf(await open(1), 0), ...death });
    const told = await killEach(orders);
    expect(answeredAt(told)).toEqual([`${requests} afterwards`]);
  });
});
