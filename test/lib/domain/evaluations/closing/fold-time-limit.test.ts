import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod } from './support/answered-period.ts';
import { answersTo, ballotsOf, only, recordsOf } from './support/folding.ts';

test('a fold whose time is up in an evaluation keeps what it has done, and the next one continues', async () => {
  const { tableName } = await openTestTable();
  const store = new Store(documentClient(inject('endpoint')), tableName);
  const period = await askPeriod(store, [{ enrolled: 3, teachers: 24 }], { minimum_response_threshold: 3 });
  const evaluation = only(period.evaluations);
  // 78 texts, which are written in two parts.
  for (const student of [0, 1, 2]) await answer(store, evaluation, student, answersTo(period, evaluation, 4, 'Fine'));
  const until = new Date(afterClosing.getTime() + 15_000);
  vi.useFakeTimers({ toFake: ['Date'], now: afterClosing });
  onTestFinished(() => void vi.useRealTimers());
  class SlowStore extends Store {
    override async write(...args: Parameters<Store['write']>): ReturnType<Store['write']> {
      const written = await super.write(...args);
      if (args[0].length >= 70) vi.setSystemTime(until);
      return written;
    }
  }
  const slow = new SlowStore(store.client, store.tableName);
  expect(await foldPeriod(slow, period.id, { now: afterClosing, until })).toBe('unfinished');
  expect(await recordsOf(store, 'course_evaluation_comment')).toHaveLength(70);
  expect(await ballotsOf(store)).toHaveLength(3 + 1);
  expect(await foldPeriod(store, period.id, { now: afterClosing })).toBe('folded');
  expect(await recordsOf(store, 'course_evaluation_comment')).toHaveLength(78);
  expect(await ballotsOf(store)).toEqual([]);
});
