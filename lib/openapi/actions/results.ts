import { holdAnswer } from '../../resources/course-evaluations/answers/comments.ts';
import { myResponseRatesAnswer } from '../../resources/course-evaluations/answers/response-rates.ts';
import { evaluationResultAnswer, periodSummaryAnswer } from '../../resources/course-evaluations/answers/results.ts';
import { documentBase } from '../guides.ts';
import { text } from '../json-schema.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const address = `${documentBase}/api/v1`;

const participatedExample = { evaluations: 2, enrolled: 60, completed: 42, response_rate: 0.7 };

const summary = {
  meta: {
    period_name: 'Autumn 2025',
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

const openPeriodExample = {
  period: '01959266-5bc0-7000-8000-2f6d1f0b9e47',
  period_name: 'Autumn 2025',
  closes_at: '2025-12-12T22:59:00.000Z',
};

const myRates = {
  meta: {
    evaluations: [
      {
        evaluation: '01959266-5bc0-7000-8000-5a1f0b9e472f',
        section: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
        name: 'OCN 210 Coastal oceanography, 01',
        ...openPeriodExample,
        enrolled: 24,
        completed: 15,
        response_rate: 0.625,
      },
    ],
    departments: [
      {
        department: '01959266-5bc0-7000-8000-1f0b9e472f6d',
        department_name: 'Oceanography',
        ...openPeriodExample,
        sections: 2,
        enrolled: 60,
        completed: 42,
        response_rate: 0.7,
      },
    ],
    additions: [
      {
        layer: '01959266-5bc0-7410-8000-2f6d1f0b9e47',
        level: 'department' as const,
        target: '01959266-5bc0-7000-8000-1f0b9e472f6d',
        name: 'Oceanography',
        section: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
        period: '01959266-5bc0-7000-8000-6d1f0b9e472f',
        period_name: 'Spring 2026',
        most: 3,
        until: '2026-05-01T10:00:00.000Z',
        from_bank_only: false,
        questions: 1,
      },
    ],
    midterms: [
      {
        section: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
        name: 'OCE 201 001',
        left: 1,
        last_day: '2026-05-08',
        started: [
          {
            evaluation: '01959266-5bc0-7710-8000-0f9e8d7c6b5a',
            period_name: 'Midterm evaluation',
            status: 'open' as const,
            closes_at: '2026-03-25T08:00:00.000Z',
          },
        ],
      },
    ],
  },
  links: { self: `${address}/my/response_rates` },
};

/** Answers about results. */
export const results: ActionAnswers = {
  'read-evaluation-result': answerOf(evaluationResultAnswer, {
    description: 'The result with its figures, or without them and why; or a report of it as PDF.',
    otherTypes: {
      'application/pdf': {
        type: 'string',
        contentMediaType: 'application/pdf',
        description: 'A report of the result in the language of `Content-Language`, which conforms to PDF/UA-1.',
      },
    },
    headers: {
      'Content-Disposition': { description: 'Of a report: the name for its file.', schema: text },
      'Content-Language': { description: 'Of a report: the language of its words, `en` or `de`.', schema: text },
    },
    shows: 'course_evaluation_result',
  }),
  'hold-comment': answerOf(holdAnswer, {
    description: 'Until when the reviewer has the comment, and how it stands.',
    example: {
      meta: { held_until: '2025-12-09T10:05:00.000Z', version: 2, decision: 'undecided' as const },
    },
  }),
  'read-period-summary': answerOf(periodSummaryAnswer, {
    description: 'The summary of the period: how many have answered, and what became of the results.',
    example: summary,
  }),
  'read-my-response-rates': answerOf(myResponseRatesAnswer, {
    description:
      'How many have answered in each section that the person teaches, and department that the person chairs.',
    example: myRates,
  }),
};
