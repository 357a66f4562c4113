import { expect, test } from 'vitest';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { updatePeriod } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { updateSchedule } from '../../../../../lib/domain/evaluations/periods/update-schedule.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { makeStage } from '../../../../support/copy-tables.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { afterClosing, answer, askPeriod, beforeClosing } from '../closing/support/answered-period.ts';
import { isDone } from './support/is-done.ts';

/*
 * Two clocks: that of the office is a minute before the end of a period, that of the sweep a minute after it. Either the
 * change is refused, or the results follow it.
 */

/** The tables of the scene. */
let store: Store;

/** A class of three answers in a period that asks for three. */
const stage = await makeStage(async (made) => {
  store = made;
  const period = await askPeriod(store, [{ enrolled: 4, teachers: 0 }], { minimum_response_threshold: 3 });
  const [evaluation] = period.evaluations;
  if (evaluation === undefined) throw new Error('no evaluation');
  for (const student of [0, 1, 2])
    await answer(store, evaluation, student, [{ question: period.questions.words, text: 'x' }]);
  const record = await store.read({ type: 'course_evaluation_period', id: period.id }, ['schedules']);
  if (record === undefined) throw new Error('no period');
  const [schedule = ''] = linkedIds(record, 'schedules');
  return { period, evaluation, schedule };
});

/** Makes the tables ready for a scene. */
const resetTables = async (): Promise<Store> => {
  store = await stage.reset();
  return store;
};

const openClass = () => {
  const { period, evaluation, schedule } = stage.made;
  return {
    raise: (by: Store) => {
      const change = { ...noChange, attributes: { minimum_response_threshold: 4 } };
      return isDone(updatePeriod(by, period.id, change, { now: beforeClosing }));
    },
    extend: (by: Store) => {
      const change = { ...noChange, attributes: { closes_at: '2026-02-01T00:00:00.000Z' } };
      return isDone(updateSchedule(by, schedule, change, { now: beforeClosing }));
    },
    fold: (by: Store) => foldPeriod(by, period.id, { now: afterClosing }),
    result: () => store.read({ type: 'course_evaluation_result', id: evaluation.id }),
  };
};

type Class = ReturnType<typeof openClass>;

const raised = async ({ fold, result }: Class, isRaised: boolean): Promise<boolean> => {
  while ((await fold(store)) !== 'folded');
  expect((await result())?.status).toBe(isRaised ? 'withheld' : 'available');
  return isRaised;
};

const extended = async ({ fold, result }: Class, isExtended: boolean): Promise<boolean> => {
  expect(await fold(store)).toBe(isExtended ? 'not_closed' : 'folded');
  expect((await result()) === undefined).toBe(isExtended);
  return isExtended;
};

test.each([
  ['raised threshold', 'raise', raised],
  ['later end', 'extend', extended],
] as const)('a %s that comes during a fold is heeded or refused', async (_what, change, check) => {
  const seen = new Set<boolean>();
  await atEveryCall(resetTables, async () => {
    const each = openClass();
    let isChanged: boolean | undefined;
    return {
      meanwhile: async () => {
        isChanged = await each[change](store);
      },
      work: async (by) => {
        await each.fold(by);
        isChanged ??= await each[change](store);
        seen.add(await check(each, isChanged));
      },
    };
  });
  expect(seen).toEqual(new Set([true, false]));
});

test.each([
  ['raised threshold', 'raise', raised],
  ['later end', 'extend', extended],
] as const)('a fold that comes during a change for a %s heeds it, or it is refused', async (_what, change, check) => {
  const seen = new Set<boolean>();
  await atEveryCall(resetTables, async () => {
    const each = openClass();
    return {
      meanwhile: () => each.fold(store),
      work: async (by) => seen.add(await check(each, await each[change](by))),
    };
  });
  expect(seen).toEqual(new Set([true, false]));
});
