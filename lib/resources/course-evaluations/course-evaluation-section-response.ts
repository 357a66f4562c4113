import * as v from 'valibot';
import { flag, instant } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { dayStamps } from '../shared/day-stamps.ts';
import { withoutMidterms } from './midterm.ts';

/** The answers to one part of a question set within one response. */
export const courseEvaluationSectionResponse = defineResource({
  type: 'course_evaluation_section_response',
  collection: 'course_evaluation_section_responses',
  group: 'course-evaluations',
  area: 'responses',
  attributes: {
    ...dayStamps,
    /** Whether the student has answered this part to its end. Set by the service. */
    completed: flag({ readOnly: true }),
    /**
     * The day on which the student finished this part, as the instant at which it began in UTC, so that no time leads
     * to a student; null while it is unfinished. Lists can be sorted and filtered by it.
     * @example 2025-12-01T00:00:00.000Z
     */
    completed_at: instant({ readOnly: true, sort: true }),
  },
  computed: { completed: { schema: v.boolean(), of: ({ values }) => values.completed ?? false } },
  relationships: {
    /** The response as a whole, of which these answers are a part. */
    evaluation_response: toOne('course_evaluation_response', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'section_responses', carries: [], unseen: true },
    }),
    /** The part of the question set that is answered here. */
    question_set_section: toOne('course_evaluation_question_set_section', {
      required: true,
      filter: { slot: 2, isCrowded: true },
      // A student answers up to 85 of them in one transaction of 100 items.
      counted: {
        within: [
          { field: 'question_set', type: 'course_evaluation_question_set' },
          { field: 'period', type: 'course_evaluation_period' },
        ],
      },
      guardedBy: 'lib/domain/evaluations/questions/delete-question-section.ts',
    }),
  },
  hasOpaqueIds: true,
  list: { isCounted: true, showsDaysAlone: true, ...withoutMidterms },
  endpoints: {
    list: {
      number: 9,
      include: ['evaluation_response', 'question_set_section'],
      filters: ['created_at', 'updated_at', 'completed_at', 'evaluation_response', 'question_set_section'],
    },
    read: true,
    related: true,
  },
});
