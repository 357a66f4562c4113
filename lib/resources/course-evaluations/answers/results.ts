import * as v from 'valibot';
import { count, day, described, id, instant, listOf, resource, selfLinks, text } from '../../shared/answer-schemas.ts';
import { periodStatuses } from '../period-status.ts';
import { bands } from './response-rates.ts';

const participation = v.union([
  v.strictObject({
    enrolled: described(count, 'How many students can answer.'),
    completed: described(count, 'How many have answered.'),
  }),
  v.strictObject({ completed_band: described(v.picklist(bands), 'How many of a small class have answered.') }),
]);

const period = v.strictObject({
  name: described(v.nullable(text), 'What the period is called.'),
  status: described(v.picklist(periodStatuses), 'What it is doing now: until `released`, what is shown is a preview.'),
  results_release_at: described(v.nullable(instant), 'When its results are released.'),
  is_midterm: v.exactOptional(
    described(v.literal(true), 'Of a midterm evaluation that an instructor has started: nobody else sees its results.'),
  ),
  term: described(v.nullable(text), 'What the term is called; null where there is no result.'),
});

const instructor = v.strictObject({
  id: described(id, 'The section instructor: `instructor` of a unit.'),
  instructor: described(id, 'The instructor, who is a filter of results.'),
  user: described(id, 'The account of the instructor.'),
  display_name: described(text, 'The name of the instructor.'),
});

const resultMeta = v.strictObject({
  participation: v.exactOptional(described(participation, 'How many have answered so far, while it is open.')),
  period: v.exactOptional(
    described(period, 'The period; left out while it is open, and for a role that sees nothing of it.'),
  ),
  instructors: v.exactOptional(described(listOf(instructor), 'Those that the units shown are about.')),
});

/** The answer of `read-evaluation-result`. */
export const evaluationResultAnswer = v.strictObject({
  data: resource('course_evaluation_result'),
  meta: v.exactOptional(resultMeta),
  links: selfLinks,
});

export type EvaluationResultAnswer = v.InferOutput<typeof evaluationResultAnswer>;
export type ResultMeta = v.InferOutput<typeof resultMeta>;
export type PeriodOfResult = v.InferOutput<typeof period>;
export type InstructorOfResult = v.InferOutput<typeof instructor>;
/** How many have answered so far: the number, or for an instructor of a small class a band. */
export type ParticipationSoFar = v.InferOutput<typeof participation>;

const numbers = v.nullable(v.record(v.string(), count));

const rate = described(
  v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  'Completed of enrolled; null without students.',
);

const participated = {
  evaluations: described(count, 'The evaluations that are counted here.'),
  enrolled: described(count, 'Their students.'),
  completed: described(count, 'How many of them have answered.'),
  response_rate: rate,
};

const total = v.strictObject(participated);

const byDay = v.strictObject({ day, completed: participated.completed, response_rate: rate });

const summedUp = v.strictObject({
  total: v.nullable(total),
  days: described(
    listOf(byDay),
    'By the end of each day; a day that adds fewer than five is counted with those after it. Empty while a result comes out later.',
  ),
  departments: described(
    listOf(v.strictObject({ department: described(id, 'The department of those who have taught.'), ...participated })),
    'An evaluation of several departments counts in each.',
  ),
  class_sizes: described(
    listOf(v.strictObject({ from: count, to: v.nullable(count), ...participated })),
    'By how many are enrolled.',
  ),
});

const repliedTo = {
  due: described(count, 'The evaluations whose results are shown and released.'),
  published: described(count, 'How many of them have a reply that is published.'),
};

const replies = v.strictObject({
  ...repliedTo,
  departments: described(
    listOf(v.strictObject({ department: described(id, 'The department of those who have taught.'), ...repliedTo })),
    'An evaluation of several departments counts in each.',
  ),
});

const summary = v.strictObject({
  period_name: described(text, 'What the period is called.'),
  status: described(v.picklist(periodStatuses), 'What the period is doing now.'),
  statuses: described(numbers, 'Results by status: `available`, or why they are withheld.'),
  flags: described(numbers, 'Results with each flag.'),
  replies: v.nullable(
    described(replies, 'Replies of instructors to their students; null where they must not be counted.'),
  ),
  participation: v.nullable(described(summedUp, 'Response rates; null where they must not be shown.')),
});

/** The answer of `read-period-summary`. */
export const periodSummaryAnswer = v.strictObject({ meta: summary, links: selfLinks });

/** What is shown of a period as a whole; null where it is not to be shown. */
export type PeriodSummary = v.InferOutput<typeof summary>;
/** How many evaluations have been replied to. */
export type Replies = v.InferOutput<typeof replies>;
export type Participation = v.InferOutput<typeof summedUp>;
/** How many of some evaluations' students have answered, together. */
export type Participated = v.InferOutput<typeof total>;
/** How many had answered by the end of a day. */
export type ByDay = v.InferOutput<typeof byDay>;
