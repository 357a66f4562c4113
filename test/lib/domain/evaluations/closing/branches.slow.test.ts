import { describe, expect, test } from 'vitest';
import { type Asked, BallotCount } from '../../../../../lib/domain/evaluations/closing/ballot-count.ts';
import { forReviewers } from '../../../../../lib/domain/evaluations/closing/for-reviewers.ts';
import { freezeResult, withheldIn } from '../../../../../lib/domain/evaluations/closing/freeze-result.ts';
import { randomOf } from '../../../../../lib/runtime/random.ts';
import type { Answer } from '../../../../../lib/store/ballots.ts';

type Ballot = readonly Answer[];

const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 } as const;
const pick: Asked = { id: 'pick', kind: 'single_choice', subject: 'course', choices: ['a', 'b', 'c'] };
const several: Asked = { id: 'several', kind: 'multiple_choice', subject: 'course', choices: ['a', 'b', 'c'] };
const rated: Asked = { id: 'rated', kind: 'scale', subject: 'instructor', scale };

/** A scale question that is shown after some answers to another one. */
const shownAfter = (
  id: string,
  question: string,
  wanted: readonly (string | number)[],
  others: Partial<Asked> = {},
): Asked => ({
  ...{ id, kind: 'scale', subject: 'course', scale },
  ...others,
  shownIf: { question, in: wanted },
});

interface Class {
  readonly questions: readonly Asked[];
  readonly instructors?: readonly string[];
  readonly threshold?: number;
}

const closedOf = (ballots: readonly Ballot[], { questions, instructors = [], threshold = 5 }: Class) => {
  const count = new BallotCount(questions);
  for (const answers of ballots) count.add({ answers });
  const flagBounds = { lowAnswer: null, deviation: null };
  return { questions, instructors, count, enrolled: 100, threshold, flagBounds };
};

const freeze = (ballots: readonly Ballot[], of: Class) => freezeResult(closedOf(ballots, of));

const find = (result: ReturnType<typeof freeze>, question: string, instructor: string | null = null) =>
  result.units.find((unit) => unit.instructor === instructor)?.questions.find((each) => each.question === question);

/** Makes ballots that pick a choice and answer the questions shown then, not all in the same way. */
const picking = (number: number, choice: string, ...shown: readonly string[]): Ballot[] =>
  Array.from({ length: number }, (_, index) => [
    { question: 'pick', choices: [choice] },
    ...shown.map((question) => ({ question, value: 1 + (index % 5) })),
  ]);

const low = shownAfter('low', 'pick', ['a']);
const high = shownAfter('high', 'pick', ['b', 'c']);

describe('the answers to a question that some were shown', () => {
  test('are shown with how many were, without what rests on the size of the class', () => {
    const ballots = [...picking(6, 'a', 'low'), ...picking(1, 'a'), ...picking(8, 'b')];
    const found = find(freeze(ballots, { questions: [pick, low] }), 'low');
    expect(found).toMatchObject({ n: 6, shown_to: 7, counts: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 } });
    const unknown = { percent_favourable_interval: null, margin_of_error: null, nonresponse_bounds: null };
    expect(found?.figures).toMatchObject({ percent_favourable: 0.333333, ...unknown });
  });

  test.each<[string, readonly [a: number, b: number, none: number], readonly string[]]>([
    ['each group has enough', [5, 5, 0], ['low', 'high']],
    ['one group has too few, then neither is', [4, 9, 0], []],
    ['the groups are enough, and those without an answer too few, then only the first is', [6, 6, 2], ['low']],
    ['nobody was shown it, or all of ten', [0, 10, 0], ['high']],
    ['all of fewer than ten were shown it, then it is not', [0, 9, 0], []],
  ])('are shown where %s', (_name, [a, b, none], expected) => {
    const ballots = [...picking(a, 'a', 'low'), ...picking(b, 'b', 'high'), ...Array.from({ length: none }, () => [])];
    const result = freeze(ballots, { questions: [pick, low, high] });
    expect(['low', 'high'].filter((id) => find(result, id)?.is_suppressed === false)).toEqual(expected);
  });

  test('are withheld where one branch has a few more than another', () => {
    const wider = shownAfter('wider', 'pick', ['a', 'b']);
    const ballots = [...picking(6, 'a', 'low', 'wider'), ...picking(2, 'b', 'wider'), ...picking(6, 'c')];
    const result = freeze(ballots, { questions: [pick, low, wider] });
    expect(find(result, 'low')).toMatchObject({ shown_to: 6 });
    expect(find(result, 'wider')).toEqual({ question: 'wider', kind: 'scale', is_suppressed: true });
  });

  test('are withheld where those to the question that they depend on are', () => {
    const always = shownAfter('always', 'pick', ['a']);
    const ballots = [...picking(9, 'a', 'always'), ...Array.from({ length: 5 }, () => [])];
    expect(find(freeze(ballots, { questions: [pick, always] }), 'always')?.is_suppressed).toBe(true);
  });

  test('are withheld about all instructors where one has too few', () => {
    const about = shownAfter('about', 'rated', [1], { subject: 'instructor' });
    const ballot = (index: number, few: number): Ballot =>
      ['x', 'y'].flatMap((instructor) => {
        const value = instructor === 'x' ? 1 + (index % 2) : index < few ? 1 : 2;
        const rating = { question: 'rated', instructor, value };
        return value === 1
          ? [rating, { question: 'about', instructor, value: 1 + (Math.floor(index / 2) % 2) }]
          : [rating];
      });
    const ofFew = (few: number) => {
      const ballots = Array.from({ length: 20 }, (_, index) => ballot(index, few));
      const result = freeze(ballots, { questions: [rated, about], instructors: ['x', 'y'] });
      return [null, 'x', 'y'].map((unit) => find(result, 'about', unit)?.is_suppressed);
    };
    expect(ofFew(8)).toEqual([false, false, false]);
    expect(ofFew(3)).toEqual([true, true, true]);
    expect(ofFew(17)).toEqual([true, true, true]);
  });

  test('in words are for reviewers alone where the question is withheld', () => {
    const words = shownAfter('words', 'pick', ['a'], { kind: 'text' });
    const hiddenOf = (few: number): number => {
      const ballots = [...picking(few, 'a'), ...picking(10, 'b')];
      const closed = closedOf(ballots, { questions: [pick, words] });
      const written = [{ id: '1', question: 'words', subject: 'course', instructor: null, text: 'So.' }] as const;
      const withheld = withheldIn(closed);
      return forReviewers(written, { count: closed.count, instructors: [], threshold: 5, withheld }).size;
    };
    expect([hiddenOf(4), hiddenOf(5)]).toEqual([1, 0]);
  });
});

/** Who was shown what, as a reader who knows all ballots would find out; written without a look at the service's own way. */
const naively = (ballots: readonly Ballot[], { shownIf }: Asked, unit: string | null): number[] =>
  ballots.flatMap((ballot, index) => {
    const met = ballot.some(
      ({ question, instructor = null, value, choices = [] }) =>
        question === shownIf?.question &&
        (question !== 'rated' || instructor === unit) &&
        shownIf.in.some((each) => each === value || choices.includes(String(each))),
    );
    return met ? [index] : [];
  });

test('are all that was answered, and no two branches that are shown differ by a few', () => {
  let shownBranches = 0;
  for (let run = 0; run < 300; run += 1) {
    const random = randomOf('branches', run);
    const below = (limit: number): number => Math.floor(random.number() * limit);
    const some = <Item>(items: readonly Item[]): Item[] => items.filter(() => random.number() < 0.5);
    const instructors = ['x', 'y'].slice(0, below(3));
    const [threshold, size] = [3 + below(3), 8 + below(25)];
    const named = [pick, several, rated];
    const dependent = Array.from({ length: 1 + below(5) }, (_, index) => {
      const { id, subject } = named[below(3)] ?? pick;
      const wanted = id === 'rated' ? some([1, 2, 3, 4, 5]) : some(['a', 'b', 'c']);
      const about = subject === 'instructor' || below(4) === 0 ? 'instructor' : 'course';
      return shownAfter(`d${index}`, id, wanted, { subject: about });
    });
    const unitsOf = ({ subject }: Asked) => (subject === 'course' ? [null] : instructors);
    // Some runs have classes that mostly agree.
    const spread = 1 + below(3);
    const ballots = Array.from({ length: size }, (): Ballot => {
      const choice = () => ['a', 'b', 'c'][below(spread)] ?? 'a';
      const first: Answer[] = [
        ...(random.number() < 0.9 ? [{ question: 'pick', choices: [choice()] }] : []),
        ...(random.number() < 0.9 ? [{ question: 'several', choices: [...new Set([choice(), choice()])] }] : []),
        ...instructors.map((instructor) => ({ question: 'rated', instructor, value: 1 + below(1 + 2 * spread) })),
      ];
      const second = dependent.flatMap((question) =>
        unitsOf(question).flatMap((instructor): Answer[] => {
          const isShown = naively([first], question, instructor).length > 0;
          const about = instructor === null ? {} : { instructor };
          return isShown && random.number() < 0.9 ? [{ question: question.id, ...about, value: 1 + below(5) }] : [];
        }),
      );
      return [...first, ...second];
    });
    const result = freeze(ballots, { questions: [...named, ...dependent], instructors, threshold });
    const shown = dependent.flatMap((question) =>
      unitsOf(question).flatMap((unit) => {
        const found = find(result, question.id, unit);
        if (found === undefined || found.is_suppressed) return [];
        const given = ballots.flatMap((ballot) =>
          ballot.filter((each) => each.question === question.id && (each.instructor ?? null) === unit),
        );
        const branch = naively(ballots, question, unit);
        const counts = Object.fromEntries(
          [1, 2, 3, 4, 5].map((value) => [value, given.filter((each) => each.value === value).length]),
        );
        expect(found, `run ${run}`).toMatchObject({ n: given.length, shown_to: branch.length, counts });
        const by = question.shownIf?.question === 'rated' ? `rated ${unit}` : question.shownIf?.question;
        return [{ by, branch: new Set(branch) }];
      }),
    );
    shownBranches += shown.length;
    const whole = new Set(ballots.keys());
    for (const one of shown)
      for (const other of [
        ...shown.filter(({ by }) => by === one.by),
        { branch: whole },
        { branch: new Set<number>() },
      ]) {
        const groups = [
          one.branch.intersection(other.branch),
          one.branch.difference(other.branch),
          other.branch.difference(one.branch),
          whole.difference(one.branch.union(other.branch)),
        ];
        for (const { size: group } of groups) expect(group === 0 || group >= threshold, `run ${run}`).toBe(true);
      }
    // A whole over instructors is shown with a condition alone that is shown for each.
    for (const question of dependent.filter(({ subject }) => subject === 'instructor')) {
      const pooled = find(result, question.id);
      if (pooled === undefined || pooled.is_suppressed) continue;
      for (const unit of instructors) {
        const { length } = naively(ballots, question, unit);
        expect(
          [length, size - length].every((group) => group === 0 || group >= threshold),
          `run ${run}`,
        ).toBe(true);
      }
    }
  }
  expect(shownBranches).toBeGreaterThan(100);
});
