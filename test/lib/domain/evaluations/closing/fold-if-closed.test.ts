import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { foldIfClosed, foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod } from './support/answered-period.ts';
import { answeredClass, answersTo, ballotsOf, only, recordsOf, resultOf } from './support/folding.ts';

let store: Store;
beforeEach(async () => {
  const { tableName } = await openTestTable();
  store = new Store(documentClient(inject('endpoint')), tableName);
});

const at = { now: afterClosing };

describe('the first reader of a result', () => {
  test('folds that evaluation alone', async () => {
    const classes = [
      { enrolled: 3, teachers: 1 },
      { enrolled: 3, teachers: 1 },
    ];
    const period = await askPeriod(store, classes, { minimum_response_threshold: 1 });
    const [first, second] = period.evaluations;
    for (const each of period.evaluations) await answer(store, each, 0, answersTo(period, each, 4));
    const record = await store.read({ type: 'course_evaluation', id: first?.id ?? '' });
    if (record === undefined || first === undefined || second === undefined) throw new Error('no evaluations');
    expect(await foldIfClosed(store, record, at)).toMatchObject({ id: first.id, completed: 1 });
    expect((await ballotsOf(store)).map(({ pk }) => pk)).toEqual([second.id]);
    expect((await resultOf(store, second)).record).toBeUndefined();
  });

  test('gets nothing of a period that is open, and no time makes nothing half', async () => {
    const { evaluation } = await answeredClass(store);
    const record = await store.read({ type: 'course_evaluation', id: evaluation.id });
    if (record === undefined) throw new Error('no evaluation');
    expect(await foldIfClosed(store, record, { now: new Date('2025-12-01T00:00:00.000Z') })).toBeUndefined();
    expect(await foldIfClosed(store, record, { ...at, until: new Date(0) })).toBeUndefined();
    expect(await ballotsOf(store)).toHaveLength(6);
  });

  test('of thousands does not wait for all of it: what has been done of it stays, and the sweep continues', async () => {
    const period = await askPeriod(store, [{ enrolled: 3, teachers: 24 }], { minimum_response_threshold: 3 });
    const evaluation = only(period.evaluations);
    // 78 texts, which are written in two parts.
    for (const student of [0, 1, 2]) await answer(store, evaluation, student, answersTo(period, evaluation, 4, 'Fine'));
    const record = await store.read({ type: 'course_evaluation', id: evaluation.id });
    if (record === undefined) throw new Error('no evaluation');
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
    expect(await foldIfClosed(slow, record, { ...at, until })).toBeUndefined();
    expect(await recordsOf(store, 'course_evaluation_comment')).toHaveLength(70);
    expect(await ballotsOf(store)).toHaveLength(3 + 1);
    expect(await foldPeriod(store, period.id, at)).toBe('folded');
    expect(await recordsOf(store, 'course_evaluation_comment')).toHaveLength(78);
    expect(await ballotsOf(store)).toEqual([]);
  });
});
