import { JsonApiError } from '../../../jsonapi/errors.ts';
import { mergeSteps, type Step } from '../../../store/steps.ts';
import { maxRequestSteps } from '../../../store/write.ts';

// The section itself, its counter, its former and its new course, and its former term.
const stepsOfSection = 5;

/** Throws 409 where a section would join or leave more periods than one write, which has all of them or none, can hold. */
export const requireOneWrite = (steps: readonly Step[]): Step[] => {
  const merged = mergeSteps(steps);
  if (merged.length <= maxRequestSteps - stepsOfSection) return merged;
  throw new JsonApiError(409, [
    {
      code: 'covered_by_many',
      detail:
        'Too many evaluation periods cover the course of the section: it can not join or leave all of them in one write',
    },
  ]);
};
