import { caseVisibility } from './case-visibility/case-visibility.ts';
import { commentVisibility } from './evaluations/results/comments/comment-visibility.ts';
import { resultVisibility } from './evaluations/results/reading/result-visibility.ts';
import { registerVisibility } from './visibility.ts';

// Every type that says `isRestricted`; whatever can answer one of them imports this (infra/bundle/entries.ts).
registerVisibility({
  course_evaluation_comment: commentVisibility,
  course_evaluation_result: resultVisibility,
  workflow_case: caseVisibility,
});
