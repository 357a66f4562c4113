import { randomOf } from '../../../../runtime/random.ts';

const [smallest, usual, largest] = [6, 24, 240];

/** A plausible number of students for a section without known ones: always the same for one section. */
export const classSize = (section: string): number => {
  const random = randomOf('class size', section);
  // Sums of chances are near a bell curve; its exponential has the long tail of a few large lectures.
  const bell = random.number() + random.number() + random.number() + random.number() - 2;
  return Math.min(largest, Math.max(smallest, Math.round(usual * Math.exp(1.1 * bell))));
};

export const lowestRate = 0.25;

const highestRate = 0.9;

/** The share of students who respond to an evaluation in the end: always the same for one evaluation. */
export const responseRate = (evaluation: string): number => {
  const random = randomOf('response rate', evaluation);
  return lowestRate + ((highestRate - lowestRate) * (random.number() + random.number())) / 2;
};
