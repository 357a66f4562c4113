import { responseRate } from '../results/figures/shares.ts';
import { bandOf, smallClass } from './bands.ts';

/** How many students of how many sections have answered. */
export interface ResponseRate {
  readonly sections: number;
  readonly enrolled: number;
  /** A band while so few are enrolled that a number would tell who has answered; null where it is not told. */
  readonly completed: number | string | null;
  /** A share of 1, to six digits; null where it is not told, or nobody is enrolled. */
  readonly response_rate: number | null;
}

/** A section, as far as its students have answered. */
export interface SectionCount {
  readonly section: string;
  readonly enrolled: number;
  readonly completed: number;
}

export interface Sum {
  sections: number;
  enrolled: number;
  completed: number;
}

/** What decides how much of a sum is told. */
export interface TellingRules {
  readonly isOffice: boolean;
  /** Below it no number is told. */
  readonly threshold: number;
}

export const emptySum = (): Sum => ({ sections: 0, enrolled: 0, completed: 0 });

/** Adds a section to a sum. */
export const addTo = (sum: Sum, { enrolled, completed }: Omit<SectionCount, 'section'>): void => {
  sum.sections += 1;
  sum.enrolled += enrolled;
  sum.completed += completed;
};

/** What is told of a sum: less of few students. */
export const tell = (sum: Sum, { isOffice, threshold }: TellingRules): ResponseRate => {
  const { sections, enrolled, completed } = sum;
  if (completed < threshold) return { sections, enrolled, completed: null, response_rate: null };
  const isBand = !isOffice && enrolled < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};

/** Whether what is not told of some sums could be guessed from the sum of all. */
export const isGuessable = (hidden: readonly Sum[], { isOffice, threshold }: TellingRules): boolean => {
  const sumOf = (name: keyof Sum): number => hidden.reduce((sum, each) => sum + each[name], 0);
  return hidden.length > 0 && (sumOf('completed') < threshold || (!isOffice && sumOf('enrolled') < smallClass));
};
