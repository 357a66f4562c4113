import { responseRatesAnswer } from '../../resources/course-evaluations/answers/response-rates.ts';
import { documentBase } from '../guides.ts';
import { answerOf } from './action-answer.ts';
import { narrowingParameters } from './narrowing.ts';

/** The answer of `read-response-rates`. */
export const responseRates = answerOf(responseRatesAnswer, {
  description: 'Response rates of the period, in `meta` alone.',
  parameters: narrowingParameters,
  example: {
    meta: {
      status: 'open',
      ...{ sections: 3, enrolled: 71, completed: 35, response_rate: 0.492958 },
      departments: [
        {
          department: '01959266-5bc0-7000-8000-4d2b7a4f6c11',
          ...{ sections: 2, enrolled: 50, completed: 31, response_rate: 0.62 },
        },
        { department: null, sections: 1, enrolled: 21, completed: 4, response_rate: 0.190476 },
      ],
      courses: [],
      days: [
        { day: '2025-11-24', completed: 28 },
        { day: '2025-11-25', completed: 7 },
      ],
      class_sizes: [{ from: 20, to: 49, sections: 3, enrolled: 71, completed: 35, response_rate: 0.492958 }],
      behind: [
        {
          evaluation: '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60',
          section: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
          section_name: '01',
          course_name: 'Linear Algebra',
          ...{ enrolled: 21, completed: 4, response_rate: 0.190476 },
        },
      ],
    },
    links: {
      self: `${documentBase}/api/v1/course_evaluation_periods/01959266-5bc0-7000-8000-4d2b7a4f6c22/response_rates`,
    },
  },
});
