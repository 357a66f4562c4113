import { beforeEach, describe, expect, inject, test } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { foldAlone } from '../../../../../lib/domain/evaluations/closing/fold-lease.ts';
import { sweepClosedPeriods, sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { updateSection } from '../../../../../lib/domain/evaluations/coverage/update-section.ts';
import { lookForLeftBallots } from '../../../../../lib/domain/evaluations/discarding/left-ballots.ts';
import { readPeriod } from '../../../../../lib/domain/evaluations/periods/read-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import { renderResource } from '../../../../../lib/model/render/render.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import { updateRecord } from '../../../../../lib/model/write/update.ts';
import { courseEvaluationPeriod } from '../../../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from '../../../../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { putBallotStep } from '../../../../../lib/store/ballots.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import { changeStep } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { injectFaults, sdkError } from '../../../../support/faults.ts';
import { toOne } from '../../../../support/service.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod, beforeClosing, make } from './support/answered-period.ts';
import { reopenUntil } from './support/reopening.ts';

let store: Store;
beforeEach(async () => {
  const { tableName } = await openTestTable();
  store = new Store(documentClient(inject('endpoint')), tableName);
});

const settings = { minimum_response_threshold: 1 };
const answered = async (enrolled = 2) => {
  const period = await askPeriod(store, [{ enrolled, teachers: 0 }], settings);
  for (const evaluation of period.evaluations)
    await answer(store, evaluation, 0, [{ question: period.questions.overall, value: 4 }]);
  return period;
};
const resultsThere = async () =>
  (await scanTable(store)).flatMap(({ type, id }) => (type === 'course_evaluation_result' ? [String(id)] : []));
const ballotsThere = () => scanTable({ client: store.client, tableName: store.ballotsTableName });

const requestsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let requests = 0;
  const stop = injectFaults(store.client, () => {
    requests += 1;
    return undefined;
  });
  await work();
  stop();
  return requests;
};

/** Makes the first call of a kind fail; returns how to stop. */
const failFirst = (kind: string): (() => void) => {
  let calls = 0;
  return injectFaults(store.client, (command) => {
    if (!command.startsWith(kind)) return undefined;
    calls += 1;
    return calls === 1 ? { error: new Error('bad luck') } : undefined;
  });
};

const closeAt = async (period: string, closes_at: string): Promise<void> => {
  const record = await store.read({ type: 'course_evaluation_period', id: period });
  const [schedule = ''] = record === undefined ? [] : linkedIds(record, 'schedules');
  const change = { ...noChange, attributes: { closes_at } };
  await updateRecord(store, courseEvaluationPeriodSchedule, schedule, change, beforeClosing);
};

describe('the sweep', () => {
  test('folds every period that has closed, and looks at none of them again', async () => {
    const periods = [await answered(), await answered()];
    expect(await sweepFolds(store, { now: new Date('2025-12-01T00:00:00.000Z') })).toEqual({
      folded: 0,
      behindSeconds: 0,
    });
    expect(await resultsThere()).toEqual([]);
    expect(await sweepFolds(store, { now: afterClosing })).toEqual({ folded: 2, behindSeconds: 0 });
    const expected = periods.flatMap(({ evaluations }) => evaluations.map(({ id }) => id));
    expect((await resultsThere()).sort()).toEqual(expected.sort());
    // The eight partitions of the list, what is done, and what was destroyed.
    expect(await requestsOf(() => sweepFolds(store, { now: afterClosing }))).toBeLessThanOrEqual(10);
  });

  test('is what a closed period waits for that says that its results are in progress', async () => {
    const { id } = await answered();
    const stateAt = async (now: Date) => {
      const { record } = await readPeriod(store, id);
      return renderResource(courseEvaluationPeriod, record, { base: 'http://facet.test', now }).meta?.results;
    };
    expect(await stateAt(beforeClosing)).toBeUndefined();
    expect(await stateAt(afterClosing)).toBe('in_progress');
    await sweepFolds(store, { now: afterClosing });
    expect(await stateAt(afterClosing)).toBeUndefined();
    await coverCourses(store, id, [], afterClosing);
    expect(await stateAt(afterClosing)).toBe('in_progress');
    await sweepFolds(store, { now: afterClosing });
    expect(await stateAt(afterClosing)).toBeUndefined();
  });

  test('folds a closed period again that covers as many other sections', async () => {
    const { id, term } = await answered();
    await sweepFolds(store, { now: afterClosing });
    const course = await make(store, 'course_evaluation_course', { name: 'Algebra' });
    const relations = { term: toOne({ type: 'course_evaluation_term', id: term }), course: toOne(course) };
    const section = await make(store, 'course_evaluation_section', { name: '001' }, relations);
    const other = evaluationId(id, section.id);
    await coverCourses(store, id, [course.id], afterClosing);
    await sweepFolds(store, { now: afterClosing });
    expect(await resultsThere()).toEqual([other]);
    expect(await sweepFolds(store, { now: afterClosing })).toEqual({ folded: 0, behindSeconds: 0 });
  });

  test('discards results whose evaluations are gone', async () => {
    const classes = [
      { enrolled: 1, teachers: 1 },
      { enrolled: 1, teachers: 1 },
    ];
    const { id, evaluations } = await askPeriod(store, classes, settings);
    const [cancelled, other] = evaluations;
    await sweepFolds(store, { now: afterClosing });
    const cancel = { ...noChange, attributes: { cancelled: true } };
    await updateSection(store, String(cancelled?.section), cancel, afterClosing);
    await sweepFolds(store, { now: afterClosing });
    expect(await resultsThere()).toEqual([other?.id]);
    await coverCourses(store, id, [], afterClosing);
    await sweepFolds(store, { now: afterClosing });
    expect(await resultsThere()).toEqual([]);
    const left = (await scanTable(store)).filter(({ pk, sk }) => `${pk}${sk}`.includes('course_evaluation_result'));
    // Of the period it is counted that there are none.
    const numbers = left.map(({ pk, sk: _sk, ...counts }) => [String(pk).split('#', 1)[0], Object.values(counts)]);
    expect(numbers.filter(([kind]) => kind !== 'tally')).toEqual([]);
    expect(numbers.flatMap(([, counts]) => counts).every((count) => count === 0)).toBe(true);
  });

  test('reports how long ago the period closed that it has not got to', async () => {
    await answered();
    const { folded, behindSeconds } = await sweepFolds(store, { now: afterClosing, until: new Date(0) });
    expect(folded).toBe(0);
    expect(behindSeconds).toBeGreaterThan(3_600);
  });

  test('folds the others where one fails, and reports that', async () => {
    const [bad, good] = [await answered(), await answered()];
    const stop = failFirst('TransactWrite');
    await expect(sweepFolds(store, { now: afterClosing })).rejects.toThrow('bad luck');
    stop();
    const there = await resultsThere();
    expect([bad, good].filter(({ evaluations: [first] }) => there.includes(first?.id ?? ''))).toHaveLength(1);
    expect(await sweepFolds(store, { now: afterClosing })).toEqual({ folded: 1, behindSeconds: 0 });
  });

  test('folds the period first that closed first, whichever was made first', async () => {
    const [later, earlier] = [await answered(), await answered()];
    await closeAt(earlier.id, '2025-12-01T05:00:00.000Z');
    const stop = failFirst('TransactWrite');
    await expect(sweepFolds(store, { now: afterClosing })).rejects.toThrow('bad luck');
    stop();
    expect(await resultsThere()).toEqual(later.evaluations.map(({ id }) => id));
  });

  test('folds all where what was destroyed can not be discarded, and reports that', async () => {
    const { evaluations } = await answered();
    const stop = failFirst('Query');
    await expect(sweepFolds(store, { now: afterClosing })).rejects.toThrow('bad luck');
    stop();
    expect(await resultsThere()).toEqual(evaluations.map(({ id }) => id));
  });

  test('leaves what was destroyed to the next when its time is over', async () => {
    const { id } = await answered();
    await sweepFolds(store, { now: afterClosing });
    const there = await resultsThere();
    await coverCourses(store, id, [], afterClosing);
    await sweepFolds(store, { now: afterClosing, until: new Date(0) });
    expect(await resultsThere()).toEqual(there);
    await sweepFolds(store, { now: afterClosing });
    expect(await resultsThere()).toEqual([]);
  });

  test('leaves what a period was answered that went back to the next when its time is over', async () => {
    const { id } = await answered();
    await sweepFolds(store, { now: afterClosing });
    const there = await resultsThere();
    await reopenUntil(store, id, '2026-01-08T05:00:00.000Z');
    await sweepFolds(store, { now: afterClosing, until: new Date(0) });
    expect(await resultsThere()).toEqual(there);
    await sweepFolds(store, { now: afterClosing });
    expect(await resultsThere()).toEqual([]);
  });

  test('folds the others where what a period was answered can not be discarded, and reports that', async () => {
    const back = await answered();
    await sweepFolds(store, { now: afterClosing });
    await reopenUntil(store, back.id, '2026-01-08T05:00:00.000Z');
    const closed = await answered();
    const stop = failFirst('TransactWrite');
    await expect(sweepFolds(store, { now: afterClosing })).rejects.toThrow('bad luck');
    stop();
    const expected = [back, closed].flatMap(({ evaluations }) => evaluations.map(({ id }) => id));
    expect((await resultsThere()).sort()).toEqual(expected.sort());
  });

  test('continues where the table does not answer at once', async () => {
    const { evaluations } = await answered();
    Object.assign(process.env, { TABLE_NAME: store.tableName, DYNAMODB_ENDPOINT: inject('endpoint') });
    const failing = new Set<string>();
    const stop = injectFaults(store.client, (command) => {
      // The first of each kind.
      if (failing.has(command)) return undefined;
      failing.add(command);
      return { error: sdkError('TimeoutError') };
    });
    await sweepClosedPeriods().finally(stop);
    expect(failing.size).toBeGreaterThan(5);
    expect(await resultsThere()).toEqual(evaluations.map(({ id }) => id));
    expect(await ballotsThere()).toEqual([]);
  });

  test('is done by one process at a time, and by the next when that has died', async () => {
    const inner = await foldAlone(store, () => foldAlone(store, async () => 'inner'));
    expect(inner).toBeUndefined();
    expect(await foldAlone(store, async () => 'later')).toBe('later');
    await store.write([changeStep(keyOf.foldLease, { set: [[['until'], Date.now() - 1]] }, () => undefined)]);
    expect(await foldAlone(store, async () => 'after death')).toBe('after death');
  });
});

describe('ballots that nobody counts', () => {
  test('are deleted when their evaluation is gone, and reported', async () => {
    await store.write([putBallotStep('gone', { answers: [] })]);
    await answered();
    expect(await lookForLeftBallots(store, undefined)).toEqual({ left: 1, next: undefined });
    expect(await ballotsThere()).toHaveLength(1);
    expect(await lookForLeftBallots(store, undefined)).toEqual({ left: 0, next: undefined });
  });

  test('are reported when their evaluation is folded, and stay', async () => {
    const period = await answered();
    await sweepFolds(store, { now: afterClosing });
    await store.write([putBallotStep(period.evaluations[0]?.id ?? '', { answers: [] })]);
    expect(await lookForLeftBallots(store, undefined)).toEqual({ left: 1, next: undefined });
    expect(await ballotsThere()).toHaveLength(1);
  });
});
