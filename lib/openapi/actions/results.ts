import { periodStatuses } from '../../resources/course-evaluations/period-status.ts';
import { documentBase } from '../document-base.ts';
import { count, id, type JsonSchema, objectOf, oneOf, orNull, schemaReference, text } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const participation = oneOf([
  objectOf({
    enrolled: { ...count, description: 'How many students can answer.' },
    completed: { ...count, description: 'How many have answered.' },
  }),
  objectOf({
    completed_band: { enum: ['0', '1–4', '5+'], description: 'How many of a small class have answered.' },
  }),
]);

const period = objectOf({
  name: orNull({ ...text, description: 'What the period is called.' }),
  status: { enum: periodStatuses, description: 'What it is doing now: until `released`, what is shown is a preview.' },
  results_release_at: orNull({ ...text, format: 'date-time', description: 'When its results are released.' }),
  term: orNull({ ...text, description: 'What the term is called; null where there is no result.' }),
});

const instructor = objectOf({
  id: { ...id, description: 'The section instructor: `instructor` of a unit.' },
  instructor: { ...id, description: 'The instructor, who is a filter of results.' },
  user: { ...id, description: 'The account of the instructor.' },
  display_name: { ...text, description: 'The name of the instructor.' },
});

const numbers = { type: 'object', additionalProperties: count };

const rate: JsonSchema = {
  type: ['number', 'null'],
  minimum: 0,
  maximum: 1,
  description: 'Completed of enrolled; null without students.',
};

const participated = {
  evaluations: { ...count, description: 'The evaluations that are counted here.' },
  enrolled: { ...count, description: 'Their students.' },
  completed: { ...count, description: 'How many of them have answered.' },
  response_rate: rate,
};

const day = { type: 'string', format: 'date' };
const listed = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

const summedUp: JsonSchema = {
  ...objectOf({
    total: orNull(objectOf(participated)),
    days: listed(
      objectOf({ day, completed: participated.completed, response_rate: rate }),
      'By the end of each day; a day that adds fewer than five is counted with those after it. Empty while a result comes out later.',
    ),
    departments: listed(
      objectOf({ department: { ...id, description: 'The department of those who have taught.' }, ...participated }),
      'An evaluation of several departments counts in each.',
    ),
    class_sizes: listed(objectOf({ from: count, to: orNull(count), ...participated }), 'By how many are enrolled.'),
  }),
  description: 'Response rates; null where they must not be shown.',
};

const address = `${documentBase}/api/v1`;

const participatedExample = { evaluations: 2, enrolled: 60, completed: 42, response_rate: 0.7 };

const summary = {
  meta: {
    status: 'closed',
    statuses: { available: 2 },
    flags: { high_deviation: 1 },
    participation: {
      total: participatedExample,
      days: [{ day: '2025-12-02', completed: 42, response_rate: 0.7 }],
      departments: [{ department: '01959266-5bc0-7000-8000-1f0b9e472f6d', ...participatedExample }],
      class_sizes: [{ from: 25, to: 49, ...participatedExample }],
    },
  },
  links: { self: `${address}/course_evaluation_periods/01959266-5bc0-7000-8000-2f6d1f0b9e47/summary` },
};

/** Answers about results. */
export const results: ActionAnswers = {
  'read-evaluation-result': {
    description: 'The result with its figures, or without them and why.',
    shows: 'course_evaluation_result',
    schema: objectOf(
      {
        data: schemaReference('course_evaluation_result'),
        meta: objectOf(
          {
            participation: { ...participation, description: 'How many have answered so far, while it is open.' },
            period: {
              ...period,
              description: 'The period; left out while it is open, and for a role that sees nothing of it.',
            },
            instructors: { type: 'array', items: instructor, description: 'Those that the units shown are about.' },
          },
          [],
        ),
        links: schemaReference('self_links'),
      },
      ['data', 'links'],
    ),
  },
  'read-period-summary': {
    description: 'The summary of the period: how many have answered, and what became of the results.',
    example: summary,
    schema: objectOf({
      meta: objectOf({
        status: { enum: periodStatuses, description: 'What the period is doing now.' },
        statuses: { ...orNull(numbers), description: 'Results by status: `available`, or why they are withheld.' },
        flags: { ...orNull(numbers), description: 'Results with each flag.' },
        participation: orNull(summedUp),
      }),
      links: schemaReference('self_links'),
    }),
  },
};
