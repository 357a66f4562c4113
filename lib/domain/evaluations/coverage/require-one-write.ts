import { refuse } from '../../../errors/error-kind.ts';
import { coveredByMany } from '../../../errors/periods.ts';
import { mergeSteps, type Step } from '../../../store/steps.ts';
import { maxRequestSteps } from '../../../store/write.ts';

// The section itself, its counter, its former and its new course, and its former term.
const stepsOfSection = 5;

/** Throws 409 where a section would join or leave more periods than one write, which has all of them or none, can hold. */
export const requireOneWrite = (steps: readonly Step[]): Step[] => {
  const merged = mergeSteps(steps);
  if (merged.length <= maxRequestSteps - stepsOfSection) return merged;
  throw refuse(coveredByMany);
};
