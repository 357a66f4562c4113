import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod, scale, seedInstructor } from './support/open-period.ts';
import { now, refusalOf, submittingTo } from './support/submitting.ts';

const service = await startService();
const { submit, ballotsOf } = submittingTo(service);

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

  it('are taken of a class of so many instructors that their ids alone are larger than a ballot', async () => {
    const rated = { kind: 'scale', scale, subject: 'instructor', is_required: true };
    const many = Array.from({ length: 60 }, () => rated);
    const large = await openPeriod(service, { sections: 1, enrolments: [[0]], questions: [many], now });
    const teaching: StoredRecord[] = [];
    for (let number = 0; number < 10; number += 1)
      teaching.push(await seedInstructor(service, nth(large.sections), await service.seedUser()));
    const answers = nth(large.questions).flatMap(({ id }) =>
      teaching.map((each) => ({ question: id, instructor: each.id, value: 5 })),
    );
    expect(Buffer.byteLength(JSON.stringify(answers))).toBeGreaterThan(65_536);
    await submit(large, answers);
    expect((await ballotsOf(nth(large.evaluations))).flat()).toHaveLength(600);
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

describe('answers to questions with a condition', () => {
  let open: OpenPeriod;
  let instructors: readonly string[];
  let ids: readonly string[];

  beforeAll(async () => {
    const choices = ['a', 'b'].map((key) => ({ key, label: key }));
    const named = [
      { kind: 'scale', scale },
      { kind: 'multiple_choice', subject: 'instructor', choices },
    ];
    open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], questions: [named], now });
    const teachers = await Promise.all(['A', 'B'].map((name) => service.seed('user', { display_name: name })));
    const found = await Promise.all(teachers.map((each) => seedInstructor(service, nth(open.sections), each)));
    instructors = found.map(({ id }) => id);
    const [first, second] = nth(open.questions).map(({ id }) => id);
    const below = { question_set_section: toOne(nth(open.questionSections)), question_set: toOne(open.set) };
    const ask = (position: number, question: string | undefined, wanted: readonly unknown[], subject: string) => {
      const attributes = { text: 'Why?', kind: 'text', is_required: true, position, subject };
      return service.seed('course_evaluation_question', { ...attributes, shown_if: { question, in: wanted } }, below);
    };
    const made = [await ask(2, first, [1, 2], 'course'), await ask(3, second, ['a'], 'instructor')];
    ids = [first ?? '', second ?? '', ...made.map(({ id }) => id)];
  });

  const choose = (instructor: number, ...choices: readonly string[]) => ({
    question: nth(ids, 1),
    instructor: nth(instructors, instructor),
    choices,
  });
  const why = (number: number, instructor?: number) => ({
    question: nth(ids, number),
    ...(instructor !== undefined && { instructor: nth(instructors, instructor) }),
    text: 'So.',
  });

  it('are refused where they were not shown, and missed where they were and are required', async () => {
    const rating = { question: nth(ids), value: 3 };
    const answers = [rating, why(2), choose(0, 'a', 'b'), choose(1, 'b'), why(3, 1)];
    const { status, errors } = await refusalOf(submit(open, answers));
    expect(status).toBe(422);
    expect(errors.map(({ code, source, meta }) => [code, Object(source).pointer, Object(meta).instructor])).toEqual([
      ['not_shown', '/data/attributes/answers/1/question', undefined],
      ['not_shown', '/data/attributes/answers/4/question', undefined],
      ['blank', '/data/attributes/answers', nth(instructors)],
    ]);
    const none = await refusalOf(submit(open, [{ question: nth(ids), not_applicable: true }, why(2)]));
    expect(none.errors.map(({ code }) => code)).toEqual(['not_shown']);
  });

  it('are taken where they were shown; others may be missing, though they are required', async () => {
    await submit(open, [{ question: nth(ids), value: 4 }, choose(0, 'a'), why(3, 0), choose(1, 'b')]);
    await submit(open, [{ question: nth(ids), value: 2 }, why(2)], { student: nth(open.students, 1).id });
    const ballots = await ballotsOf(nth(open.evaluations));
    expect(ballots.map(({ length }) => length).sort()).toEqual([2, 4]);
  });
});
