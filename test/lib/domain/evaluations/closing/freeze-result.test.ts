import { describe, expect, test } from 'vitest';
import { type Asked, BallotCount } from '../../../../../lib/domain/evaluations/closing/ballot-count.ts';
import { type Closed, freezeResult } from '../../../../../lib/domain/evaluations/closing/freeze-result.ts';
import type { QuestionResult } from '../../../../../lib/domain/evaluations/results/frozen-result.ts';
import { randomOf } from '../../../../../lib/runtime/random.ts';
import type { Answer } from '../../../../../lib/store/ballots.ts';

const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 } as const;
const course: Asked = { id: 'course', kind: 'scale', subject: 'course', scale };
const teaching: Asked = { id: 'teaching', kind: 'scale', subject: 'instructor', scale };
const pace: Asked = { id: 'pace', kind: 'single_choice', subject: 'course', choices: ['slow', 'right', 'fast'] };
const liked: Asked = { id: 'liked', kind: 'multiple_choice', subject: 'course', choices: ['labs', 'talks'] };
const words: Asked = { id: 'words', kind: 'text', subject: 'course' };
const everything = [course, teaching, pace, liked, words];

const noFlags = { lowAnswer: null, deviation: null };

const freeze = (ballots: readonly (readonly Answer[])[], closed: Partial<Omit<Closed, 'count'>> = {}) => {
  const { questions = everything, enrolled = 20 } = closed;
  const count = new BallotCount(questions);
  for (const answers of ballots) count.add({ answers });
  return freezeResult({
    questions,
    instructors: [],
    enrolled,
    threshold: 5,
    flagBounds: noFlags,
    ...closed,
    count,
  });
};

const find = (result: ReturnType<typeof freeze>, question: string, instructor: string | null = null) =>
  result.units.find((unit) => unit.instructor === instructor)?.questions.find((each) => each.question === question);

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const values = (question: string, ...given: readonly number[]): Answer[][] =>
  given.map((value) => [{ question, value }]);

describe('a result', () => {
  test('shows nothing, and no count, without a threshold', () => {
    expect(freeze(values('course', 1, 2, 3, 4, 5, 5), { threshold: null })).toEqual({
      summary: {
        status: 'withheld',
        withheld_because: 'never_released',
        enrolled: null,
        completed: null,
        response_rate: null,
        flags: [],
      },
      units: [],
    });
  });

  test('shows nothing, and no count, of fewer ballots than the threshold', () => {
    const { summary, units } = freeze(values('course', 1, 2, 3, 4));
    expect(summary).toMatchObject({
      withheld_because: 'too_few_responses',
      completed: null,
      response_rate: null,
    });
    expect(units).toEqual([]);
  });

  test('shows what just as many ballots as the threshold say', () => {
    const result = freeze(values('course', 1, 2, 3, 4, 5));
    expect(result.summary).toMatchObject({ status: 'available', completed: 5, enrolled: 20, response_rate: 0.25 });
    expect(find(result, 'course')).toMatchObject({ n: 5, counts: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } });
  });

  test('counts a ballot of nothing but "not applicable", and none of its answers', () => {
    const none: Answer[] = [{ question: 'course', not_applicable: true }];
    const result = freeze([...times(3, none), ...values('course', 3, 3, 3, 4)], { enrolled: 8 });
    expect(result.summary.completed).toBe(7);
    expect(find(result, 'course')).toEqual({ question: 'course', kind: 'scale', is_suppressed: true });
  });

  test('shows counts and shares of choices, each key by itself', () => {
    const answers: Answer[] = [
      { question: 'pace', choices: ['right'] },
      { question: 'liked', choices: ['labs', 'talks'] },
      { question: 'words', text: 'Good.' },
    ];
    const others: Answer[] = [
      { question: 'pace', choices: ['fast'] },
      { question: 'liked', choices: ['labs'] },
    ];
    const result = freeze([...times(5, answers), ...times(2, others), [{ question: 'liked', choices: ['talks'] }]]);
    expect(find(result, 'pace')).toMatchObject({ n: 7, counts: { slow: 0, right: 5, fast: 2 } });
    expect(find(result, 'liked')).toEqual({
      question: 'liked',
      kind: 'multiple_choice',
      is_suppressed: false,
      n: 8,
      counts: { labs: 7, talks: 6 },
      shares: { labs: 0.875, talks: 0.75 },
    });
    expect(find(result, 'words')).toEqual({ question: 'words', kind: 'text', is_suppressed: false, n: 5 });
  });

  test('raises flags, left out where a question is suppressed', () => {
    const flagBounds = { lowAnswer: 2, deviation: '1' };
    const low = values('course', 1, 1, 2, 2, 2);
    expect(freeze(low, { flagBounds }).summary.flags).toEqual(['low_answer']);
    expect(freeze(values('course', 1, 1, 5, 5, 5), { flagBounds }).summary.flags).toEqual([
      'low_answer',
      'high_deviation',
    ]);
    expect(freeze(values('course', 3, 3, 5, 5, 5), { flagBounds }).summary.flags).toEqual([]);
    const skipped = freeze([...low.slice(1), []], { flagBounds });
    expect(skipped.summary.flags).toEqual([]);
    expect(find(skipped, 'course')).not.toHaveProperty('flags');
  });

  test('does not count what its questions do not know', () => {
    const strange: Answer[] = [
      { question: 'course', value: 6 },
      { question: 'pace', choices: ['late'] },
      { question: 'gone', value: 1 },
    ];
    const result = freeze(times(6, strange));
    expect(result.summary.completed).toBe(6);
    expect(find(result, 'course')).toMatchObject({ is_suppressed: true });
  });
});

describe('a question that few students answer alike', () => {
  test('shows nothing of the answers, and why', () => {
    const result = freeze(times(6, [{ question: 'course', value: 5 }]), { enrolled: 6 });
    expect(find(result, 'course')).toEqual({
      question: 'course',
      kind: 'scale',
      is_suppressed: true,
      suppressed_because: 'alike',
    });
  });

  test.each([
    [6, 6, true],
    // Who is silent may be known, and the size of a class can be made up.
    [6, 400, true],
    [9, 9, true],
    [10, 10, false],
  ])('where %i of %i have answered', (completed, enrolled, isSuppressed) => {
    const result = freeze(times(completed, [{ question: 'pace', choices: ['fast'] }]), { enrolled });
    expect(find(result, 'pace')?.is_suppressed).toBe(isSuppressed);
    expect(Object.hasOwn(find(result, 'pace') ?? {}, 'counts')).toBe(!isSuppressed);
  });

  test('does so too where they agree on one of several choices', () => {
    const both: Answer[] = [{ question: 'liked', choices: ['labs', 'talks'] }];
    const one: Answer[] = [{ question: 'liked', choices: ['labs'] }];
    const result = freeze([...times(3, both), ...times(3, one)], { enrolled: 6 });
    expect(find(result, 'liked')).toMatchObject({ is_suppressed: true, suppressed_because: 'alike' });
  });

  test('does not show the whole with a part that all rate alike', () => {
    const ballots = [1, 2, 3, 4, 5].map((value): Answer[] => [
      { question: 'teaching', instructor: 'a', value: 5 },
      { question: 'teaching', instructor: 'b', value },
    ]);
    const result = freeze(ballots, { enrolled: 5, instructors: ['a', 'b'] });
    expect(find(result, 'teaching')).toMatchObject({ is_pooled: true, n: 10 });
    expect(find(result, 'teaching', 'a')).toMatchObject({ is_suppressed: true });
    expect(find(result, 'teaching', 'b')).toMatchObject({ is_suppressed: true });
  });
});

describe('co-taught sections', () => {
  const rated = (counts: Readonly<Record<string, number>>): Answer[][] =>
    Object.entries(counts).flatMap(([instructor, count]) =>
      Array.from({ length: count }, (_, index) => [{ question: 'teaching', instructor, value: 1 + (index % 5) }]),
    );
  const ns = (counts: Readonly<Record<string, number>>, instructors = Object.keys(counts)) => {
    const result = freeze(rated(counts), { instructors, questions: [teaching] });
    return Object.fromEntries(
      [null, ...instructors].map((each) => [each ?? 'all', find(result, 'teaching', each)?.n ?? null]),
    );
  };

  test.each<[string, Record<string, number>, Record<string, number | null>]>([
    ['all where each has enough', { a: 8, b: 5 }, { all: 13, a: 8, b: 5 }],
    ['only the whole where one has too few', { a: 8, b: 3 }, { all: 11, a: null, b: null }],
    ['only the whole where nobody has rated one', { a: 8, b: 0 }, { all: 8, a: null, b: null }],
    ['only the whole of many small parts', { a: 3, b: 3, c: 3 }, { all: 9, a: null, b: null, c: null }],
    ['nothing where the whole is too small', { a: 2, b: 2 }, { all: null, a: null, b: null }],
    ['one instructor alone as such, without a whole', { a: 7 }, { all: null, a: 7 }],
  ])('show %s', (_name, counts, expected) => {
    expect(ns(counts)).toEqual(expected);
  });

  test('show no whole of fewer students than the threshold, however many instructors each has rated', () => {
    const both = [1, 2, 3, 4].map((value) =>
      ['a', 'b'].map((instructor): Answer => ({ question: 'teaching', instructor, value })),
    );
    const none = times(2, [] as Answer[]);
    const shown = (ballots: readonly (readonly Answer[])[]) =>
      find(freeze(ballots, { instructors: ['a', 'b'], questions: [teaching] }), 'teaching');
    const whole = { question: 'teaching', kind: 'scale', is_pooled: true };
    expect(shown([...both, ...none])).toEqual({ ...whole, is_suppressed: true });
    const one: Answer[] = [{ question: 'teaching', instructor: 'a', value: 5 }];
    expect(shown([...both, ...none, one])).toMatchObject({ n: 9 });
    // Of five, at most five have rated the one: four are left for the other, as many as a few can be.
    expect(shown([...both, one])).toEqual({ ...whole, is_suppressed: true });
  });

  test('count among the parts who has left since', () => {
    const result = freeze(rated({ a: 8, gone: 2 }), { instructors: ['a'], questions: [teaching] });
    expect(find(result, 'teaching')).toMatchObject({ n: 10, is_pooled: true });
    expect(find(result, 'teaching', 'a')).toMatchObject({ is_suppressed: true });
  });

  test('guess at the answers of all, for each instructor one', () => {
    const result = freeze(rated({ a: 5, b: 5 }), { instructors: ['a', 'b'], questions: [teaching], enrolled: 6 });
    expect(find(result, 'teaching')?.figures?.nonresponse_bounds).toEqual([2.666667, 3.333333]);
  });
});

/** Whether a vector is a combination of others, by elimination. */
const isInSpan = (vectors: readonly (readonly number[])[], wanted: readonly number[]): boolean => {
  const rank = (rows: readonly (readonly number[])[]): number => {
    const left = rows.map((row) => [...row]);
    let found = 0;
    for (let column = 0; column < wanted.length; column += 1) {
      const pivot = left.findIndex((row, index) => index >= found && Math.abs(row[column] ?? 0) > 1e-9);
      if (pivot < 0) continue;
      const [row = []] = left.splice(pivot, 1);
      left.splice(found, 0, row);
      for (const other of left.slice(found + 1)) {
        const factor = (other[column] ?? 0) / (row[column] ?? 1);
        for (const [index, value] of row.entries()) other[index] = (other[index] ?? 0) - factor * value;
      }
      found += 1;
    }
    return found;
  };
  return rank([...vectors, wanted]) === rank(vectors);
};

test('from all that is shown nobody works out a figure over fewer answers than the threshold', () => {
  for (let run = 0; run < 400; run += 1) {
    const random = randomOf('suppression', run);
    const below = (limit: number): number => Math.floor(random.number() * limit);
    const instructors = ['a', 'b', 'c', 'd'].slice(0, 1 + below(4));
    const [threshold, size] = [1 + below(6), 1 + below(14)];
    const ballots = Array.from({ length: size }, (): Answer[] =>
      instructors
        .filter(() => random.number() < 0.7)
        .map((instructor) => ({ question: 'teaching', instructor, value: 1 + below(2) })),
    );
    const result = freeze(ballots, { threshold, instructors, questions: [teaching], enrolled: size + below(2) });
    const answersOf = (instructor: string): number =>
      ballots.flat().filter((answer) => answer.instructor === instructor).length;
    // What is shown exactly, as a sum of the answers about each instructor.
    const isShown = (found: QuestionResult | undefined): boolean => found?.counts !== undefined;
    const shown = [
      ...(isShown(find(result, 'teaching')) ? [instructors.map(() => 1)] : []),
      ...instructors.flatMap((instructor) =>
        isShown(find(result, 'teaching', instructor)) ? [instructors.map((each) => Number(each === instructor))] : [],
      ),
    ];
    for (let subset = 1; subset < 2 ** instructors.length; subset += 1) {
      const members = instructors.map((_, index) => (subset >> index) & 1);
      if (!isInSpan(shown, members)) continue;
      const chosen = instructors.filter((_, index) => members[index]);
      const answers = chosen.reduce((sum, each) => sum + answersOf(each), 0);
      expect(answers, `run ${run}`).toBeGreaterThanOrEqual(threshold);
      // Nor what a few students all say.
      const values = ballots.flat().filter(({ instructor }) => chosen.includes(instructor ?? ''));
      const students = ballots.filter((ballot) => ballot.some(({ instructor }) => chosen.includes(instructor ?? '')));
      const isAlike = new Set(values.map(({ value }) => value)).size === 1;
      expect(isAlike && students.length < 10, `run ${run}`).toBe(false);
    }
  }
});
