import { describe, expect, it } from 'vitest';
import { makeAnswers } from '../../../cli/generate/make-answers.ts';
import { readBallot } from '../../../lib/domain/evaluations/answering/read-ballot.ts';
import type { Question } from '../../../lib/domain/evaluations/questions/question.ts';
import type { Scale } from '../../../lib/resources/course-evaluations/question-scale.ts';
import { randomOf } from '../../../lib/runtime/random.ts';

const five: Scale = { points: 5, first: 1, polarity: 'ascending' };

const question = (fields: Partial<Question>): Question => ({
  // The same in each run.
  id: randomOf('question', JSON.stringify(fields)).id(),
  section: 'one of the question set',
  kind: 'scale',
  subject: 'course',
  position: null,
  isRequired: false,
  notApplicable: true,
  allowsComment: false,
  ...(fields.kind === undefined || fields.kind === 'scale' ? { scale: five } : {}),
  choices: [],
  maxLength: 4_000,
  ...fields,
});

const choices = ['a', 'b', 'c'].map((key) => ({ key, label: key }));

const first = question({});

const questions = {
  first,
  second: question({ allowsComment: true }),
  required: question({ isRequired: true, notApplicable: false }),
  descending: question({ scale: { points: 7, first: 0, polarity: 'descending' } }),
  bipolar: question({ scale: { points: 6, first: -2, polarity: 'bipolar', ideal: 0.5 } }),
  one: question({ kind: 'single_choice', choices }),
  several: question({ kind: 'multiple_choice', choices, notApplicable: false }),
  teaching: question({ subject: 'instructor' }),
  heading: question({ kind: 'heading' }),
  text: question({ kind: 'text' }),
  shortText: question({ kind: 'text', subject: 'instructor', isRequired: true, notApplicable: false, maxLength: 6 }),
  low: question({ kind: 'text', isRequired: true, shownIf: { question: first.id, in: [1, 2, 3] } }),
};

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const sum = (of: (one: number, other: number) => number) => mean(pairs.map(([a, b]) => of(a - x, b - y)));
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
};

const [people, classes, students] = [30, 2, 30];

/** What the students of each class of each of some people answer; every class is of another course. */
const ballots = range(people).flatMap((person) =>
  range(classes).flatMap((number) => {
    const judged = { evaluation: `evaluation ${person} ${number}`, course: `course ${person} ${number}` };
    const instructors = [{ id: `${person} in ${number}`, user: `person ${person}` }];
    return range(students).map((place) => {
      const student = `student ${place} of ${person}`;
      const form = { questions: Object.values(questions), instructors, student: { user: student } };
      const voter = { student, judged, random: randomOf('seed', judged.evaluation, place) };
      const answers = makeAnswers(form, voter);
      return { person, number, place, form, answers };
    });
  }),
);

const answersTo = ({ id }: Question) =>
  ballots.flatMap(({ answers, ...ballot }) =>
    answers.flatMap((answer) => (answer.question === id ? [{ ...ballot, ...answer }] : [])),
  );

/** The mean of each class of each person. */
const meansOf = (asked: Question): number[][] => {
  const byClass = Map.groupBy(answersTo(asked), ({ person, number }) => `${person} ${number}`);
  return range(people).map((person) =>
    range(classes).map((number) =>
      mean((byClass.get(`${person} ${number}`) ?? []).flatMap(({ value }) => value ?? [])),
    ),
  );
};

describe('made-up answers', () => {
  it('are a ballot that a student could send', () => {
    for (const { form, answers } of ballots) {
      const ballot = readBallot(form, answers);
      expect(ballot.answers.map((each) => each.question)).toEqual(answers.map((each) => each.question));
    }
  });

  it('differ by instructor, who is as good in another class', () => {
    const means = meansOf(questions.teaching);
    const all = means.flat();
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.8);
    expect(mean(all)).toBeGreaterThan(3.2);
    expect(mean(all)).toBeLessThan(4.5);
    expect(correlation(means.map(([one = 0, other = 0]) => [one, other]))).toBeGreaterThan(0.4);
  });

  it('of one student have much in common', () => {
    const second = new Map(
      answersTo(questions.second).map(({ person, number, place, value }) => [`${person} ${number} ${place}`, value]),
    );
    const pairs = answersTo(questions.first).flatMap(({ person, number, place, value }) => {
      const other = second.get(`${person} ${number} ${place}`);
      return value === undefined || other === undefined ? [] : [[value, other] as const];
    });
    expect(correlation(pairs)).toBeGreaterThan(0.3);
    expect(correlation(pairs)).toBeLessThan(0.9);
  });

  it('lie on the good side of a scale, whichever it is', () => {
    const middle = ({ id }: Question) => mean(answersTo({ id } as Question).flatMap(({ value }) => value ?? []));
    expect(middle(questions.first)).toBeGreaterThan(3.2);
    expect(middle(questions.descending)).toBeLessThan(2.8);
    expect(Math.abs(middle(questions.bipolar) - 0.5)).toBeLessThan(0.4);
  });

  it('do not apply at times, and are skipped at times, where that is allowed', () => {
    for (const asked of [questions.first, questions.second, questions.one, questions.teaching]) {
      const given = answersTo(asked);
      const share = given.filter((each) => each.not_applicable).length / given.length;
      expect(share).toBeGreaterThan(0.002);
      expect(share).toBeLessThan(0.11);
      expect(given.length / ballots.length).toBeGreaterThan(0.88);
      expect(given.length / ballots.length).toBeLessThan(0.99);
    }
    expect(answersTo(questions.required)).toHaveLength(ballots.length);
    expect(answersTo(questions.required).some((each) => each.not_applicable)).toBe(false);
  });

  it('come with short, long and no remarks', () => {
    const texts = answersTo(questions.text).flatMap(({ text }) => text ?? []);
    expect(texts.length / ballots.length).toBeGreaterThan(0.3);
    expect(texts.length / ballots.length).toBeLessThan(0.65);
    expect(texts.filter((text) => text.length < 70).length).toBeGreaterThan(texts.length / 4);
    expect(texts.filter((text) => text.length > 100).length).toBeGreaterThan(texts.length / 20);
    const comments = answersTo(questions.second).flatMap(({ comment }) => comment ?? []);
    expect(comments.length / ballots.length).toBeGreaterThan(0.02);
    expect(comments.length / ballots.length).toBeLessThan(0.3);
  });

  it('are the same for the same chance, and none where nothing is asked', () => {
    const form = { questions: Object.values(questions), instructors: [{ id: 'i', user: 'u' }] };
    const judged = { evaluation: 'e', course: 'c' };
    const make = (seed: string) => makeAnswers(form, { student: 's', judged, random: randomOf(seed) });
    expect(make('one')).toEqual(make('one'));
    expect(make('one')).not.toEqual(make('other'));
    const nobody = { questions: [questions.teaching, questions.heading], instructors: [] };
    expect(makeAnswers(nobody, { student: 's', judged, random: randomOf('one') })).toEqual([]);
  });
});
