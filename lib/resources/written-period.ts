import { flag } from '../model/definition/attribute-kinds.ts';
import { html } from '../model/definition/html.ts';
import { courseEvaluationPeriod } from './course-evaluations/course-evaluation-period.ts';

/** Evaluation periods as they are created: with guidelines that are made harmless. */
export const newEvaluationPeriod = {
  ...courseEvaluationPeriod,
  attributes: { ...courseEvaluationPeriod.attributes, results_guidelines: html() },
};

/** The same as an update sees it: an existing period may stop being a draft, and become one again. */
export const existingEvaluationPeriod = {
  ...newEvaluationPeriod,
  attributes: { ...newEvaluationPeriod.attributes, draft: flag() },
};
