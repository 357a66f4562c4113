import * as v from 'valibot';
import { readOnly } from '../../model/definition/attribute.ts';
import { flag, instant } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The answers to one part of a question set within one response. */
export const courseEvaluationSectionResponse = defineResource({
  type: 'course_evaluation_section_response',
  collection: 'course_evaluation_section_responses',
  area: 'responses',
  attributes: { ...timestamps, completed: readOnly(flag()), completed_at: readOnly(instant()) },
  computed: { completed: { schema: v.boolean(), of: ({ values }) => values.completed ?? false } },
  relationships: {
    evaluation_response: toOne('course_evaluation_response', {
      inverse: { linkage: 'section_responses', carries: [] },
    }),
    question_set_section: toOne('course_evaluation_question_set_section'),
  },
  idsTellNoOrder: true,
  required: ['evaluation_response', 'question_set_section'],
  list: {
    value: 'completed_at',
    counters: true,
    filters: { evaluation_response: { slot: 1 }, question_set_section: { slot: 2, isCrowded: true } },
  },
});
