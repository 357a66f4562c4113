import type { ActionAnswers } from './action-answer.ts';

/** Answers about course evaluations. */
export const courseEvaluations: ActionAnswers = {};
