import { evaluationResultAnswer, periodSummaryAnswer } from '../../resources/course-evaluations/answers/results.ts';
import { documentBase } from '../guides.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const address = `${documentBase}/api/v1`;

const participatedExample = { evaluations: 2, enrolled: 60, completed: 42, response_rate: 0.7 };

const summary = {
  meta: {
    status: 'closed' as const,
    statuses: { available: 2 },
    flags: { high_deviation: 1 },
    replies: {
      due: 2,
      published: 1,
      departments: [{ department: '01959266-5bc0-7000-8000-1f0b9e472f6d', due: 2, published: 1 }],
    },
    participation: {
      total: participatedExample,
      days: [{ day: '2025-12-02', completed: 42, response_rate: 0.7 }],
      departments: [{ department: '01959266-5bc0-7000-8000-1f0b9e472f6d', ...participatedExample }],
      class_sizes: [{ from: 20, to: 49, ...participatedExample }],
    },
  },
  links: { self: `${address}/course_evaluation_periods/01959266-5bc0-7000-8000-2f6d1f0b9e47/summary` },
};

/** Answers about results. */
export const results: ActionAnswers = {
  'read-evaluation-result': answerOf(evaluationResultAnswer, {
    description: 'The result with its figures, or without them and why.',
    shows: 'course_evaluation_result',
  }),
  'read-period-summary': answerOf(periodSummaryAnswer, {
    description: 'The summary of the period: how many have answered, and what became of the results.',
    example: summary,
  }),
};
