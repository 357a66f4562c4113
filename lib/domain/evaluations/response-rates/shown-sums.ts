import type { Enrolment } from './enrolments.ts';

/** How many have answered one evaluation. */
export interface Answered extends Enrolment {
  readonly completed: number;
  /** Its own number is not shown. */
  readonly isWithheld: boolean;
  /** How many students its result needs; 0 where every number may be shown. */
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

/** Those whose results show their numbers anyway: with any other, a group's sum would reveal it as the difference. */
export const shownOf = <Each extends Answered>(answered: readonly Each[]): readonly Each[] =>
  answered.filter(({ isWithheld }) => !isWithheld);

export const sumOfShown = (answered: readonly Answered[]): Sum => sumOf(shownOf(answered));

/**
 * Those in the sum that is shown of all: what is withheld too, if it is several, and together as many as each of them needs,
 * and `least`; and if each could have one more without being shown, because a sum of the most that they can have says what
 * each has. No other sum may count what is withheld: the difference of both would show fewer.
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
