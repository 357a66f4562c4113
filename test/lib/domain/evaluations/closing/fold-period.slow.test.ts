import { beforeEach, describe, expect, inject, test } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { asSeen } from '../../../../../lib/domain/evaluations/results/reading/result-visibility.ts';
import type { Answer } from '../../../../../lib/store/ballots.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { changeStep, settingAll } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { toMany, toOne } from '../../../../support/service.ts';
import { openTestTable } from '../../../../support/table.ts';
import { afterClosing, answer, askPeriod, type Evaluated, make } from './support/answered-period.ts';
import { answeredClass, answersTo, ballotsOf, only, recordsOf, resultOf } from './support/folding.ts';

let store: Store;
beforeEach(async () => {
  const { tableName } = await openTestTable();
  store = new Store(documentClient(inject('endpoint')), tableName);
});

const at = { now: afterClosing };

describe('the fold of a period', () => {
  test.each(['cancelled', 'withdrawn'])('never releases what was answered for a class that was %s', async (field) => {
    const { period, evaluation } = await answeredClass(store);
    const section = { type: 'course_evaluation_section', id: evaluation.section };
    await store.write([changeStep(keyOf.record(section), { set: [[[field], true]] }, () => 'refused')]);
    await foldPeriod(store, period.id, at);
    const { record, units } = await resultOf(store, evaluation);
    expect([record?.status, record?.withheld_because]).toEqual(['withheld', 'never_released']);
    expect(units).toEqual([]);
  });

  test('leaves a result, with its section as it was, and no ballot', async () => {
    const { period, evaluation } = await answeredClass(store);
    expect(await foldPeriod(store, period.id, at)).toBe('folded');
    const { record, units } = await resultOf(store, evaluation);
    expect(record).toMatchObject({
      name: 'Linear Algebra, 001',
      status: 'available',
      enrolled: 7,
      completed: 6,
      response_rate: '0.857143',
      closed_on: '2025-12-08',
      evaluation: evaluation.id,
      period: period.id,
      section: evaluation.section,
      course: period.course.id,
      term: period.term,
      departments: { [only(period.departments)]: {} },
    });
    expect(record).not.toHaveProperty('withheld_because');
    expect(units).toMatchObject([
      {
        instructor: null,
        questions: [
          { question: period.questions.overall, n: 6 },
          { question: period.questions.pace, suppressed_because: 'alike' },
          { is_suppressed: true },
        ],
      },
      { instructor: only(evaluation.teaching), questions: [{ question: period.questions.clear, n: 6 }] },
    ]);
    expect(units[0]?.questions[0]?.figures).toMatchObject({ mean: 3.666667, margin_of_error: expect.any(Number) });
    expect(await ballotsOf(store)).toEqual([]);
  });

  test('counts who has two student records once, and does not show what a small class all says', async () => {
    const period = await askPeriod(store, [{ enrolled: 3, teachers: 1 }], { minimum_response_threshold: 1 });
    const evaluation = only(period.evaluations);
    for (const student of [0, 1, 2]) await answer(store, evaluation, student, answersTo(period, evaluation, 5));
    const first = await store.read({ type: 'course_evaluation_student', id: only(evaluation.students) });
    const links = {
      user: toOne({ type: 'user', id: String(first?.user) }),
      sections: toMany({ type: 'course_evaluation_section', id: evaluation.section }),
    };
    await make(store, 'course_evaluation_student', {}, links);
    await foldPeriod(store, period.id, at);
    const { record, units } = await resultOf(store, evaluation);
    expect(record).toMatchObject({ enrolled: 3, completed: 3, response_rate: '1.000000' });
    expect(units[0]?.questions[0]).toMatchObject({
      question: period.questions.overall,
      suppressed_because: 'alike',
    });
    expect(units[0]?.questions[0]).not.toHaveProperty('figures');
  });

  test('keeps texts as comments: each by itself, in random order, undecided, of that day', async () => {
    const { period, evaluation } = await answeredClass(store);
    const ids = new Set((await ballotsOf(store)).map(({ sk }) => sk));
    await foldPeriod(store, period.id, at);
    const comments = await recordsOf(store, 'course_evaluation_comment');
    expect(comments.map(({ text }) => text).sort()).toEqual([
      'words 0',
      'words 0 of one',
      'words 0 overall',
      'words 1',
      'words 1 of one',
      'words 1 overall',
    ]);
    for (const comment of comments) {
      expect(comment).toMatchObject({
        decision: 'undecided',
        evaluation: evaluation.id,
        period: period.id,
        created_at: '2025-12-08T00:00:00.000Z',
        updated_at: '2025-12-08T00:00:00.000Z',
      });
      expect(ids.has(comment.id)).toBe(false);
      expect(comment.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
    const ofOne = comments.filter(({ subject }) => subject === 'instructor');
    expect(ofOne.map(({ instructor }) => instructor)).toEqual([...evaluation.teaching, ...evaluation.teaching]);
  });

  test.each([
    ['below the threshold', { minimum_response_threshold: 7 }, 'too_few_responses'],
    ['without a threshold', {}, 'never_released'],
  ])('keeps neither counts nor texts %s', async (_name, settings, reason) => {
    const { period, evaluation } = await answeredClass(store, settings);
    await foldPeriod(store, period.id, at);
    const { record, units } = await resultOf(store, evaluation);
    expect(record).toMatchObject({ status: 'withheld', withheld_because: reason, flags: [] });
    for (const name of ['enrolled', 'completed', 'response_rate']) expect(record).not.toHaveProperty(name);
    expect(units).toEqual([]);
    expect(await recordsOf(store, 'course_evaluation_comment')).toEqual([]);
    expect(await ballotsOf(store)).toEqual([]);
  });

  test.each([
    ['a threshold of 1 as 3', 1, undefined],
    ['a smaller one than the deployment allows as that', 4, '5'],
  ])('takes %s', async (_what, threshold, smallest) => {
    const settings = { minimum_response_threshold: threshold };
    const period = await askPeriod(store, [{ enrolled: 5, teachers: 1 }], settings);
    const evaluation = only(period.evaluations);
    const students = Array.from({ length: smallest === undefined ? 2 : 4 }, (_, student) => student);
    for (const student of students) await answer(store, evaluation, student, answersTo(period, evaluation, 4, 'words'));
    process.env.SMALLEST_THRESHOLD = smallest ?? '';
    await foldPeriod(store, period.id, at).finally(() => delete process.env.SMALLEST_THRESHOLD);
    expect((await resultOf(store, evaluation)).record).toMatchObject({ withheld_because: 'too_few_responses' });
    expect(await recordsOf(store, 'course_evaluation_comment')).toEqual([]);
  });

  test('leaves what few have written about an instructor to reviewers', async () => {
    const period = await askPeriod(store, [{ enrolled: 6, teachers: 2 }], { minimum_response_threshold: 3 });
    const evaluation = only(period.evaluations);
    const [first, second] = evaluation.teaching;
    const about = (instructor: string | undefined, value: number, comment?: string) =>
      ({ question: period.questions.clear, instructor, value, ...(comment && { comment }) }) as Answer;
    await answer(store, evaluation, 0, [about(first, 1)]);
    for (const student of [1, 2]) await answer(store, evaluation, student, [about(first, student + 1, 'first')]);
    for (const student of [3, 4]) await answer(store, evaluation, student, [about(second, student, 'second')]);
    await foldPeriod(store, period.id, at);
    const comments = await recordsOf(store, 'course_evaluation_comment');
    const hidden = comments.filter(({ reviewers_only }) => reviewers_only === true);
    expect(comments).toHaveLength(4);
    expect(hidden.map(({ text }) => text)).toEqual(['second', 'second']);
  });

  test('shows no comments by whose number the answers about a co-teacher of few could be counted', async () => {
    const period = await askPeriod(store, [{ enrolled: 6, teachers: 2 }], { minimum_response_threshold: 3 });
    const evaluation = only(period.evaluations);
    const [first, second] = evaluation.teaching;
    const about = (instructor: string | undefined, value: number) =>
      ({ question: period.questions.clear, instructor, value }) as Answer;
    for (const student of [0, 1, 2, 3])
      await answer(store, evaluation, student, [{ ...about(first, student), comment: 'first' }]);
    await answer(store, evaluation, 4, [about(second, 1)]);
    await foldPeriod(store, period.id, at);
    const comments = await recordsOf(store, 'course_evaluation_comment');
    expect(comments.map(({ reviewers_only }) => reviewers_only)).toEqual([true, true, true, true]);
  });

  test('cuts through no character of a long name', async () => {
    const { period, evaluation } = await answeredClass(store);
    const section = keyOf.record({ type: 'course_evaluation_section', id: evaluation.section });
    const rest = 'x'.repeat(254 - 'Linear Algebra, '.length);
    await store.write([changeStep(section, { set: [[['name'], `${rest}🧮`]] }, () => 'refused')]);
    expect(await foldPeriod(store, period.id, at)).toBe('folded');
    expect((await resultOf(store, evaluation)).record?.name).toBe(`Linear Algebra, ${rest}`);
  });

  test('shows who teaches now no flag that may be about somebody who has left', async () => {
    const period = await askPeriod(
      store,
      [
        { enrolled: 7, teachers: 1 },
        { enrolled: 7, teachers: 1 },
      ],
      { minimum_response_threshold: 5, flag_answers_at_or_below: 2 },
    );
    const [alone, shared] = period.evaluations;
    const departed = crypto.randomUUID();
    for (let student = 0; student < 6; student += 1) {
      const answers = (teaching: readonly string[]) =>
        teaching.map((instructor) => ({ question: period.questions.clear, instructor, value: 1 + (student % 2) }));
      await answer(store, alone as Evaluated, student, answers(alone?.teaching ?? []));
      await answer(store, shared as Evaluated, student, answers([departed]));
    }
    await foldPeriod(store, period.id, at);
    const [own, other] = [await resultOf(store, alone as Evaluated), await resultOf(store, shared as Evaluated)];
    for (const { record } of [own, other]) expect(record).toMatchObject({ flags: ['low_answer'] });
    expect(asSeen(own.record as StoredRecord, 'as an instructor').flags).toEqual(['low_answer']);
    expect(asSeen(other.record as StoredRecord, 'as an instructor').flags).toBeUndefined();
    expect(asSeen(other.record as StoredRecord, 'all of it').flags).toEqual(['low_answer']);
  });

  const setOwn = ({ id }: Evaluated, fields: Readonly<Record<string, unknown>>) => {
    const evaluation = keyOf.record({ type: 'course_evaluation', id });
    return store.write([changeStep(evaluation, settingAll(fields), () => 'gone')]);
  };

  test("prefers an evaluation's own settings", async () => {
    const { period, evaluation } = await answeredClass(store, {
      minimum_response_threshold: 7,
      flag_answers_at_or_below: 1,
    });
    await setOwn(evaluation, {
      overrides_minimum_response_threshold: true,
      minimum_response_threshold: 6,
      overrides_flag_answers_at_or_below: true,
      flag_answers_at_or_below: 4,
    });
    await foldPeriod(store, period.id, at);
    expect((await resultOf(store, evaluation)).record).toMatchObject({ status: 'available', flags: ['low_answer'] });
  });

  test("takes a blank for an evaluation's own only where it is marked as that, and a value too", async () => {
    const settings = { minimum_response_threshold: 5, flag_answers_at_or_below: 4 };
    const [marked, plain] = [await answeredClass(store, settings), await answeredClass(store, settings)];
    await setOwn(marked.evaluation, { overrides_flag_answers_at_or_below: true });
    await setOwn(plain.evaluation, { flag_answers_at_or_below: 1, minimum_response_threshold: 7 });
    for (const { period } of [marked, plain]) await foldPeriod(store, period.id, at);
    expect((await resultOf(store, marked.evaluation)).record).toMatchObject({ status: 'available', flags: [] });
    expect((await resultOf(store, plain.evaluation)).record).toMatchObject({
      status: 'available',
      flags: ['low_answer'],
    });
    const never = await answeredClass(store, settings);
    await setOwn(never.evaluation, { overrides_minimum_response_threshold: true });
    await foldPeriod(store, never.period.id, at);
    expect((await resultOf(store, never.evaluation)).record).toMatchObject({ withheld_because: 'never_released' });
  });

  test('folds evaluations that nobody has answered, and those without students or teachers', async () => {
    const classes = [
      { enrolled: 3, teachers: 2 },
      { enrolled: 0, teachers: 0 },
    ];
    const period = await askPeriod(store, classes, { minimum_response_threshold: 1 });
    expect(await foldPeriod(store, period.id, at)).toBe('folded');
    for (const evaluation of period.evaluations)
      expect((await resultOf(store, evaluation)).record).toMatchObject({ withheld_because: 'too_few_responses' });
  });

  test('takes no ballot any more', async () => {
    const { period, evaluation } = await answeredClass(store);
    await foldPeriod(store, period.id, at);
    await expect(answer(store, evaluation, 6, [])).rejects.toThrow('write refused');
    expect(await ballotsOf(store)).toEqual([]);
  });

  test('leaves a period that is open alone', async () => {
    const { period, evaluation } = await answeredClass(store);
    expect(await foldPeriod(store, period.id, { now: new Date('2025-12-08T04:59:59.999Z') })).toBe('not_closed');
    expect((await resultOf(store, evaluation)).record).toBeUndefined();
    expect(await ballotsOf(store)).toHaveLength(6);
  });

  test('changes nothing the second time, and two at once do what one does', async () => {
    const { period, evaluation } = await answeredClass(store);
    await Promise.all([foldPeriod(store, period.id, at), foldPeriod(store, period.id, at)]);
    const { record } = await resultOf(store, evaluation);
    expect(record).toMatchObject({ completed: 6 });
    expect(await recordsOf(store, 'course_evaluation_comment')).toHaveLength(6);
    await foldPeriod(store, period.id, { now: new Date('2025-12-09T00:00:00.000Z') });
    expect((await resultOf(store, evaluation)).record).toEqual(record);
    expect(await ballotsOf(store)).toEqual([]);
  });

  test('stops when the time is over, and continues later', async () => {
    const { period, evaluation } = await answeredClass(store);
    expect(await foldPeriod(store, period.id, { ...at, until: new Date(0) })).toBe('unfinished');
    expect((await resultOf(store, evaluation)).record).toBeUndefined();
    expect(await foldPeriod(store, period.id, at)).toBe('folded');
  });

  test('writes nothing of an evaluation but its result and comments, so that no sum of a part is seen', async () => {
    const { period } = await answeredClass(store);
    const before = new Set((await scanTable(store)).map(({ pk }) => String(pk).split('#')[0]));
    await foldPeriod(store, period.id, at);
    const after = (await scanTable(store)).filter(({ pk }) => !before.has(String(pk).split('#')[0]));
    expect(new Set(after.map(({ pk, sk }) => `${String(pk).split('#')[0]} ${String(sk).split('#')[0]}`))).toEqual(
      new Set([
        'course_evaluation_result ',
        'course_evaluation_result details',
        'course_evaluation_result comments',
        'course_evaluation_comment ',
      ]),
    );
  });
});
