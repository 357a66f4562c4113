import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { startService } from '../../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod } from './support/open-period.ts';
import { afterAnswers, countedInList, statesOf } from './support/state.ts';
import type { Order } from './support/submit-and-die.ts';

const script = path.join(import.meta.dirname, 'support/submit-and-die.ts');
const run = promisify(execFile);
const service = await startService();

const orderOf = (open: OpenPeriod, number: number): Order => ({
  student: nth(open.students, number).id,
  period: open.period,
  evaluation: nth(open.evaluations, number),
  question: nth(nth(open.questions)).id,
});

const submit = async (store: Store, { question, ...order }: Order): Promise<'written' | 'answered'> => {
  const answers = [{ question, value: 3 }];
  try {
    await submitAnswers(store, { ...order, answers, now: new Date() });
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

/** Repeats a submission that was killed: all of it was there, or nothing. */
const requireWhole = async (order: Order): Promise<'written' | 'answered'> => {
  const [left] = await statesOf(service.store, [order.evaluation]);
  const outcome = await submit(service.store, order);
  expect(left).toEqual(afterAnswers(outcome === 'answered' ? 1 : 0));
  expect(await statesOf(service.store, [order.evaluation])).toEqual([afterAnswers(1)]);
  return outcome;
};

it.each([
  ['the first of its period, which marks the questions', 0],
  ['a further one', 1],
])('a submission that is killed between its writes is whole or nothing: %s', async (_which, number) => {
  const before = await countedInList(service.store);
  const trial = await open(2);
  if (number > 0) await submit(service.store, orderOf(trial, 0));
  const writes = await dieAfter(service.store, Number.POSITIVE_INFINITY, (store) =>
    submit(store, orderOf(trial, number)),
  );
  const outcomes: string[] = [];
  for (const most of deaths(writes)) {
    const period = await open(2);
    if (number > 0) await submit(service.store, orderOf(period, 0));
    const order = orderOf(period, number);
    await dieAfter(service.store, most, (store) => submit(store, order));
    outcomes.push(await requireWhole(order));
  }
  // Only after the last of its writes the answer is there.
  expect(outcomes).toEqual([...Array.from({ length: writes }, () => 'written'), 'answered']);
  expect(await countedInList(service.store)).toBe(before + (number + 1) * (writes + 2));
  await checkKeptTotals(service.store);
});

it.each([
  ['before its transaction', 'written'],
  ['after its transaction', 'answered'],
])('a process that submits and is killed %s has written all or nothing', async (moment, outcome) => {
  const order = orderOf(await open(1), 0);
  const env = { ...process.env, TABLE_NAME: service.store.tableName, DYNAMODB_ENDPOINT: inject('endpoint') };
  const killed = run(process.execPath, [script, JSON.stringify(order), moment], { env });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await requireWhole(order)).toBe(outcome);
});
