import { responseRate } from '../results/figures/shares.ts';
import { bandOf, smallClass } from './bands.ts';

/** How many have answered the evaluation of a section; fewer than its threshold are withheld, one by one. */
export interface Answered {
  readonly section: string;
  readonly enrolled: number;
  readonly completed: number;
  /** 0 where every number may be told. */
  readonly threshold: number;
}

/** Several of them together. */
export interface Sum {
  readonly sections: number;
  readonly enrolled: number;
  readonly completed: number;
}

/** How many students of how many sections have answered. */
export interface ResponseRate {
  /** Those that are counted here: once the period has closed, what is withheld is left out where it would be told. */
  readonly sections: number;
  readonly enrolled: number;
  /** A band while so few are enrolled that a number would tell who has answered; null where it is not told. */
  readonly completed: number | string | null;
  /** A share of 1, to six digits; null where it is not told, or nobody is enrolled. */
  readonly response_rate: number | null;
}

const isWithheld = ({ completed, threshold }: Answered): boolean => completed < threshold;

const total = (answered: readonly Answered[], name: 'enrolled' | 'completed'): number =>
  answered.reduce((sum, each) => sum + each[name], 0);

export const sumOf = (answered: readonly Answered[]): Sum => ({
  sections: answered.length,
  enrolled: total(answered, 'enrolled'),
  completed: total(answered, 'completed'),
});

/** Those whose results tell their numbers anyway: with any other, it would be told as the difference. */
export const shownOf = (answered: readonly Answered[]): readonly Answered[] =>
  answered.filter((each) => !isWithheld(each));

/** Those that the sum of all counts: with what is withheld where that is several, together as many as each of them needs. */
export const countedOf = (answered: readonly Answered[]): readonly Answered[] => {
  const withheld = answered.filter(isWithheld);
  const needed = Math.max(0, ...withheld.map(({ threshold }) => threshold));
  return withheld.length !== 1 && total(withheld, 'completed') >= needed ? answered : shownOf(answered);
};

/** What is told of some evaluations by those that count: less of few students, and of none of them no number. */
export const tell = (answered: readonly Answered[], counted: readonly Answered[], isOffice: boolean): ResponseRate => {
  if (counted.length === 0) return { ...sumOf(answered), completed: null, response_rate: null };
  const { sections, enrolled, completed } = sumOf(counted);
  const isBand = !isOffice && enrolled < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};
