import { beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import { type GivenSubmission, submitAnswers } from '../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { JsonApiError } from '../../../../lib/jsonapi/errors.ts';
import { readBallots } from '../../../../lib/store/ballots.ts';
import { keyOf, tallyShards } from '../../../../lib/store/keys.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { injectFaults, sdkError } from '../../../support/faults.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestService } from '../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod, scale, seedInstructor } from './support/open-period.ts';

const now = new Date('2026-03-14T15:09:26.535Z');
const startOfDay = '2026-03-14T00:00:00.000Z';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const dataOf = (answers: unknown) => ({ attributes: { answers }, relationships: {}, members: ['attributes'] });

const submit = (open: OpenPeriod, answers: unknown, more: Partial<GivenSubmission> = {}) =>
  submitAnswers(service.store, {
    student: nth(open.students).id,
    period: open.period,
    evaluation: nth(open.evaluations),
    data: dataOf(answers),
    now,
    ...more,
  });

const refusalOf = async (work: Promise<unknown>): Promise<JsonApiError> => {
  const error = await work.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!(error instanceof JsonApiError)) throw error ?? new Error('not refused');
  return error;
};

const ballotsOf = async (evaluation: string) =>
  (await Array.fromAsync(readBallots(service.store, evaluation))).flat().map(({ answers }) => answers);

const countOf = async (evaluation: string): Promise<number> => {
  const shards = await service.store.queryRange(keyOf.tally(evaluation, 0).pk, ['0', '9']);
  return shards.reduce((sum, { completed }) => sum + Number(completed ?? 0), 0);
};

/** What the main table has of an evaluation's responses. */
const responsesOf = async (evaluation: string) =>
  (await scanTable(service.store)).filter((item) => item.evaluation === evaluation);

const valueFor = (open: OpenPeriod, value = 4) => [{ question: nth(nth(open.questions)).id, value }];

describeInProcess('a submission', () => {
  it('writes participation, ballot, response, section responses and count, with nothing but the day', async () => {
    const questions = [[{ kind: 'scale', scale }], [{ kind: 'heading' }], [{ kind: 'text' }, { kind: 'scale', scale }]];
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], questions, now });
    const evaluation = nth(open.evaluations);
    const before = await service.store.get(keyOf.record({ type: 'course_evaluation', id: evaluation }));
    const response = await submit(open, [
      { question: nth(nth(open.questions, 2)).id, text: 'Fine.' },
      ...valueFor(open),
    ]);
    expect(await ballotsOf(evaluation)).toEqual([
      [
        { question: nth(nth(open.questions)).id, value: 4 },
        { question: nth(nth(open.questions, 2)).id, text: 'Fine.' },
      ],
    ]);
    expect(await countOf(evaluation)).toBe(1);
    const participation = keyOf.participation(evaluation, nth(open.students).id);
    expect(await service.store.get(participation)).toEqual({ ...participation, day: '2026-03-14' });
    expect(response).toMatchObject({ created_at: startOfDay, updated_at: startOfDay, version: 1 });
    expect(response.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const parts = (await scanTable(service.store)).filter((item) => item.evaluation_response === response.id);
    expect(parts.map((part) => part.question_set_section).sort()).toEqual(
      [nth(open.questionSections).id, nth(open.questionSections, 2).id].sort(),
    );
    for (const part of parts) {
      expect(part).toMatchObject({ created_at: startOfDay, updated_at: startOfDay, completed_at: startOfDay });
      expect(part).toMatchObject({ completed: true, version: 1 });
      expect(part.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
    // No student of the class touches the same record as the others.
    expect(await service.store.get(keyOf.record({ type: 'course_evaluation', id: evaluation }))).toEqual(before);
  });

  it('is counted in the lists once, by its day', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], now });
    const total = async (query: string) =>
      (await service.call('GET', `/api/v1/course_evaluation_section_responses?page[size]=1&${query}`)).document.meta
        .total;
    const day = 'filter[completed_at.gte]=2026-03-14T00:00:00Z&filter[completed_at.lt]=2026-03-15T00:00:00Z';
    const before = [await total(''), await total(day)];
    await submit(open, valueFor(open));
    await submit(open, valueFor(open), { student: nth(open.students, 1).id });
    expect([await total(''), await total(day)]).toEqual(before.map((count) => count + 2));
  });

  it('comes once of each student', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], now });
    await submit(open, valueFor(open));
    const refusal = await refusalOf(submit(open, valueFor(open, 1)));
    expect([refusal.status, nth(refusal.errors).code]).toEqual([409, 'already_answered']);
    await submit(open, valueFor(open, 2), { student: nth(open.students, 1).id });
    expect(
      (await ballotsOf(nth(open.evaluations)))
        .flat()
        .map(({ value }) => value)
        .sort(),
    ).toEqual([2, 4]);
    expect(await countOf(nth(open.evaluations))).toBe(2);
  });

  it('comes once of one student who sends it ten times at once', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => submit(open, valueFor(open))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(nth(outcome.reason.errors)).toMatchObject({ code: 'already_answered' });
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
  });

  it('tells an evaluation of another student, section or period in no way from one that is not there', async () => {
    const open = await openPeriod(service, { sections: 2, enrolments: [[0], [1]], now });
    const other = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const missing = '019d0000-0000-7000-8000-000000000000';
    for (const evaluation of [nth(open.evaluations, 1), nth(other.evaluations), missing]) {
      const { status, errors } = await refusalOf(submit(open, 'no answers', { evaluation }));
      expect([status, errors]).toEqual([
        404,
        [
          {
            status: '404',
            title: 'Not Found',
            code: 'related_not_found',
            detail: `There is no course_evaluation with the id "${evaluation}"`,
            source: { pointer: '/data/relationships/evaluation/data' },
          },
        ],
      ]);
    }
  });

  it('is refused before the period opens and from the moment when it closes, whatever it says', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const { opens_at, closes_at } = open.schedule;
    const at = (instant: unknown, ms: number) => new Date(Date.parse(String(instant)) + ms);
    for (const [moment, status] of [
      [at(opens_at, -1), 'scheduled'],
      [at(closes_at, 0), 'closed'],
    ] as const) {
      const refusal = await refusalOf(submit(open, 'no answers', { now: moment }));
      expect(refusal.status).toBe(409);
      expect(refusal.errors).toMatchObject([{ code: 'not_open', meta: { status } }]);
    }
    await submit(open, valueFor(open), { now: at(closes_at, -1) });
    const late = await refusalOf(submit(open, valueFor(open), { now: at(closes_at, 0) }));
    expect(nth(late.errors).code).toBe('not_open');
  });

  it('is refused where the evaluation has been folded, and writes nothing', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const evaluation = nth(open.evaluations);
    const shards = Array.from({ length: tallyShards }, (_, shard) => keyOf.tally(evaluation, shard));
    await service.store.write(shards.map((key) => changeStep(key, { set: [[['folded'], true]] }, () => undefined)));
    const refusal = await refusalOf(submit(open, valueFor(open)));
    expect(refusal.errors).toMatchObject([{ code: 'not_open', meta: { status: 'closed' } }]);
    expect(await ballotsOf(evaluation)).toEqual([]);
    expect(await responsesOf(evaluation)).toEqual([]);
    expect(await service.store.get(keyOf.participation(evaluation, nth(open.students).id))).toBeUndefined();
  });

  it('of a section that was withdrawn is refused as if there were none', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const set = [[['withdrawn'], true]] as const;
    await service.store.write([changeStep(keyOf.record(nth(open.sections)), { set }, () => undefined)]);
    expect((await refusalOf(submit(open, valueFor(open)))).status).toBe(404);
  });

  it('rates nobody who gives it', async () => {
    const questions = [[{ kind: 'scale', scale, subject: 'instructor', is_required: true }]];
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], questions, now });
    const self = await seedInstructor(service, nth(open.sections), nth(open.users));
    const other = await seedInstructor(service, nth(open.sections), nth(open.users, 1));
    const question = nth(nth(open.questions)).id;
    const rate = (instructor: string) => ({ question, instructor, value: 5 });
    const refusal = await refusalOf(submit(open, [rate(self.id), rate(other.id)]));
    expect(refusal.errors).toMatchObject([
      { code: 'not_in_list', source: { pointer: '/data/attributes/answers/0/instructor' } },
    ]);
    await submit(open, [rate(other.id)]);
    await submit(open, [rate(self.id)], { student: nth(open.students, 1).id });
  });

  it('marks the question sets, so that the questions stay as they were answered', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const read = () => service.store.readInline(open.set);
    const before = await read();
    await refusalOf(submit(open, []));
    expect(await read()).toEqual(before);
    await submit(open, valueFor(open));
    expect(await read()).toEqual({ ...before, answered: true });
  });
});

describeInProcess('a submission while the table is in trouble', () => {
  const transactions = (work: (n: number) => ReturnType<Parameters<typeof injectFaults>[1]>) => {
    let count = 0;
    return injectFaults(service.store.client, (name) => {
      if (!name.startsWith('TransactWrite')) return undefined;
      count += 1;
      return work(count);
    });
  };

  it('knows its own write again whose answer was lost', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    // The first transaction marks the question set, as always.
    const stop = transactions((n) => (n === 2 ? { error: sdkError('TimeoutError'), afterwards: true } : undefined));
    try {
      await submit(open, valueFor(open));
    } finally {
      stop();
    }
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
    expect(nth((await refusalOf(submit(open, valueFor(open)))).errors).code).toBe('already_answered');
  });

  it('is tried again when it is throttled or in conflict, and comes once', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const conflict = sdkError('TransactionCanceledException', {
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
    const throttled = sdkError('TransactionCanceledException', { CancellationReasons: [{ Code: 'ThrottlingError' }] });
    const stop = transactions((n) => (n < 12 ? { error: n % 2 === 0 ? throttled : conflict } : undefined));
    try {
      await submit(open, valueFor(open));
    } finally {
      stop();
    }
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
  });
});

describe('the answers of a submission', () => {
  const questions = [
    [
      { kind: 'scale', scale, is_required: true, allows_comment: true },
      { kind: 'scale', scale: { ...scale, first: 0 }, not_applicable: false },
      { kind: 'heading' },
    ],
    [
      {
        kind: 'single_choice',
        choices: [
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ],
      },
      {
        kind: 'multiple_choice',
        choices: [
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ],
      },
      { kind: 'text', max_length: 10 },
      { kind: 'scale', scale, subject: 'instructor', is_required: true },
    ],
  ];
  let open: OpenPeriod;
  let other: OpenPeriod;
  let instructor: string;
  let stranger: string;

  beforeAll(async () => {
    open = await openPeriod(service, { sections: 2, enrolments: [[0]], questions, now });
    other = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const teacher = await service.seed('user', { display_name: 'Teacher' });
    instructor = (await seedInstructor(service, nth(open.sections), teacher)).id;
    stranger = (await seedInstructor(service, nth(open.sections, 1), teacher)).id;
  });

  const question = (part: number, number: number): string => nth(nth(open.questions, part), number).id;
  const right = () => [
    { question: question(0, 0), value: 5, comment: 'Well.' },
    { question: question(1, 3), instructor, value: 1 },
  ];
  const refuse = async (answers: unknown): Promise<string[]> => {
    const { status, errors } = await refusalOf(submit(open, answers));
    expect(status).toBe(422);
    return errors.map(({ code, source }) => `${code} ${source && 'pointer' in source ? source.pointer : ''}`);
  };
  const place = (code: string, index: number, ...path: readonly (string | number)[]) =>
    `${code} ${['/data/attributes/answers', index, ...path].join('/')}`;

  it.each([
    ['none', [], 'blank /data/attributes/answers'],
    ['null', null, 'blank /data/attributes/answers'],
    ['a text', '4', 'not_an_array /data/attributes/answers'],
    ['1,001', Array.from({ length: 1_001 }, () => ({})), 'too_many /data/attributes/answers'],
  ])('are refused as a whole: %s', async (_name, answers, expected) => {
    expect(await refuse(answers)).toEqual([expected]);
  });

  it('are refused with everything that is wrong, at once and in order', async () => {
    const answers = [
      { question: question(0, 0), value: 6 },
      { question: question(0, 1), value: -1 },
      { question: question(0, 1), value: 2 },
      { question: question(0, 2), text: 'heading' },
      { question: question(1, 0), choices: ['a', 'b'] },
      { question: question(1, 1), choices: ['a', 'c', 'a'] },
      { question: question(1, 2), text: 'eleven char' },
      { question: question(1, 3), instructor: stranger, value: 1 },
      { question: nth(nth(other.questions)).id, value: 1 },
      { question: '019d0000-0000-7000-8000-000000000000', value: 1 },
      { question: question(1, 3), value: 1 },
      { question: question(1, 3), instructor, value: '4' },
      'no answer',
      { question: question(1, 0), instructor, choices: ['a'], rating: 3 },
    ];
    expect(await refuse(answers)).toEqual([
      place('too_great', 0, 'value'),
      place('too_small', 1, 'value'),
      place('taken', 2, 'question'),
      place('does_not_apply', 3, 'question'),
      place('too_many', 4, 'choices'),
      place('not_in_list', 5, 'choices', 1),
      place('taken', 5, 'choices', 2),
      place('too_long', 6, 'text'),
      place('not_in_list', 7, 'instructor'),
      place('not_in_list', 8, 'question'),
      place('not_in_list', 9, 'question'),
      place('blank', 10),
      place('not_an_integer', 11, 'value'),
      place('not_an_object', 12),
      place('unknown', 13, 'rating'),
    ]);
    expect(await ballotsOf(nth(open.evaluations))).toEqual([]);
  });

  it('are refused where required ones are missing, each by its question and instructor', async () => {
    const { errors } = await refusalOf(submit(open, [{ question: question(1, 2), text: 'short' }]));
    expect(errors.map(({ code, source, meta }) => ({ code, source, meta }))).toEqual([
      {
        code: 'blank',
        source: { pointer: '/data/attributes/answers' },
        meta: { field: 'answers', question: question(0, 0) },
      },
      {
        code: 'blank',
        source: { pointer: '/data/attributes/answers' },
        meta: { field: 'answers', question: question(1, 3), instructor },
      },
    ]);
  });

  it.each([
    ['not_applicable where it is not offered', { not_applicable: true }, 'does_not_apply', 'not_applicable'],
    ['a comment where none is allowed', { value: 1, comment: 'c' }, 'does_not_apply', 'comment'],
    ['a text for a scale', { value: 1, text: 'four' }, 'does_not_apply', 'text'],
    ['an instructor for the course', { value: 1, instructor: 'x' }, 'does_not_apply', 'instructor'],
  ])('are refused: %s', async (_name, answer, code, member) => {
    expect(await refuse([...right(), { question: question(0, 1), ...answer }])).toEqual([place(code, 2, member)]);
  });

  it.each([
    ['no answer', {}],
    ['a blank text', { text: ' \u200b' }],
  ])('are refused without content: %s', async (_name, answer) => {
    expect(await refuse([...right(), { question: question(1, 2), ...answer }])).toEqual([place('blank', 2)]);
  });

  it('are refused when they are larger than a ballot', async () => {
    const texts = [Array.from({ length: 10 }, () => ({ kind: 'text', max_length: 10_000 }))];
    const large = await openPeriod(service, { sections: 1, enrolments: [[0]], questions: texts, now });
    const answers = nth(large.questions).map(({ id }) => ({ question: id, text: 'x'.repeat(7_000) }));
    const { errors } = await refusalOf(submit(large, answers));
    expect(errors).toMatchObject([{ code: 'too_large', source: { pointer: '/data/attributes/answers' } }]);
  });

  it('may all be "not applicable", in any order and case of ids, and lie in the order of the form', async () => {
    const answers = [
      { not_applicable: true, instructor: instructor.toUpperCase(), question: question(1, 3) },
      { choices: ['b', 'a'], question: question(1, 1) },
      { question: question(0, 0), not_applicable: true },
    ];
    await submit(open, answers);
    const [ballot] = await ballotsOf(nth(open.evaluations));
    // Within an answer DynamoDB keeps no order of members.
    expect(ballot).toEqual([
      { question: question(0, 0), not_applicable: true },
      { question: question(1, 1), choices: ['a', 'b'] },
      { question: question(1, 3), instructor, not_applicable: true },
    ]);
  });
});
