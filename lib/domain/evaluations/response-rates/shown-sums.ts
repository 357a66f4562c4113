import type { Enrolment } from './enrolments.ts';

/** How many have answered one evaluation. */
export interface Answered extends Enrolment {
  readonly completed: number;
  /** Whether its own number is hidden. */
  readonly isWithheld: boolean;
  /** The number of students that its result needs; 0 if every number may be shown. */
  readonly threshold: number;
}

/** Several of them together. */
export interface Sum extends Enrolment {
  readonly sections: number;
  readonly completed: number;
}

const total = (answered: readonly Answered[], name: keyof Enrolment | 'completed'): number =>
  answered.reduce((sum, each) => sum + each[name], 0);

export const sumOf = (answered: readonly Answered[]): Sum => ({
  sections: answered.length,
  enrolled: total(answered, 'enrolled'),
  enrolledBefore: total(answered, 'enrolledBefore'),
  completed: total(answered, 'completed'),
});

/**
 * Only the sections whose numbers are shown one by one. The sum of a group must not count any other: the difference would
 * reveal its number.
 */
export const shownOf = <Each extends Answered>(answered: readonly Each[]): readonly Each[] =>
  answered.filter(({ isWithheld }) => !isWithheld);

export const sumOfShown = (answered: readonly Answered[]): Sum => sumOf(shownOf(answered));

/**
 * The sections that the sum of the whole period counts: the shown ones, and the withheld ones if they hide each other. For
 * that there must be several, with as many answers together as each needs (and `least`), and each with room for one more
 * answer below its threshold. Any other sum leaves withheld sections out: a difference would reveal them.
 */
export const countedInAll = <Each extends Answered>(answered: readonly Each[], least = 0): readonly Each[] => {
  const withheld = answered.filter(({ isWithheld }) => isWithheld);
  if (withheld.length === 0) return answered;
  const needed = Math.max(least, ...withheld.map(({ threshold }) => threshold));
  const completed = total(withheld, 'completed');
  const most = withheld.reduce(
    (sum, { enrolledBefore, threshold }) => sum + Math.min(enrolledBefore, threshold - 1),
    0,
  );
  const areShown = withheld.length > 1 && completed >= needed && most - completed >= withheld.length;
  return areShown ? answered : shownOf(answered);
};
