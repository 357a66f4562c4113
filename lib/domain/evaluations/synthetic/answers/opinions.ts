import { type Random, randomOf } from '../../../../runtime/random.ts';

/** An evaluation as those judge it who have been there. */
export interface Judged {
  readonly evaluation: string;
  /** Id of the course, which is as good in all of its sections. */
  readonly course: string;
}

/** One ballot: who gives it, in which evaluation, and the chance of this one time. */
export interface Voter {
  readonly student: string;
  readonly judged: Judged;
  readonly random: Random;
}

/** How a student answers all evaluations. */
export interface Habits {
  /** Above 0: finds everything better than others do. */
  readonly leniency: number;
  /** The share of optional questions that are skipped. */
  readonly skips: number;
  readonly writes: 'nothing' | 'short' | 'long' | 'other_language';
}

/** A number of a bell curve around 0, with deviation 1. */
export const bell = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.number())) * Math.cos(2 * Math.PI * random.number());

const usual = 0.76;

// Deviations, as shares of a scale. Together about a fifth: 0.8 points of a scale of five.
const deviations = { course: 0.07, evaluation: 0.04, instructor: 0.1, question: 0.04, student: 0.08, ballot: 0.09 };

// What somebody is like does not depend on a seed: a second run finds the same people.
const trait = (kind: keyof typeof deviations, id: string): number =>
  deviations[kind] * bell(randomOf('opinion', kind, id));

/** How good the course of an evaluation is, as those see it who were there: a share of the best on a scale. */
export const qualityOf = ({ course, evaluation }: Judged): number =>
  usual + trait('course', course) + trait('evaluation', evaluation);

/** How much better than others somebody teaches, in all sections; and how much more gladly a question is affirmed. */
export const instructorTrait = (person: string): number => trait('instructor', person);
export const questionTrait = (question: string): number => trait('question', question);

const manyAnswer = 0.8;
const [seldom, often] = [0.02, 0.2];

const writingOf = (chance: number): Habits['writes'] => {
  if (chance < 0.5) return 'nothing';
  if (chance < 0.82) return 'short';
  return chance < 0.96 ? 'long' : 'other_language';
};

export const habitsOf = (student: string): Habits => {
  const random = randomOf('habits', student);
  return {
    leniency: trait('student', student),
    skips: random.number() < manyAnswer ? seldom : often,
    writes: writingOf(random.number()),
  };
};

/** How much better than usual a student has met one evaluation: the answers of a ballot have this in common. */
export const moodOf = ({ leniency }: Habits, random: Random): number => leniency + deviations.ballot * bell(random);
