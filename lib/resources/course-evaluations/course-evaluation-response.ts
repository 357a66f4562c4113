import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { dayStamps } from '../shared/timestamps.ts';

/** What one student, who is not named, answered to one evaluation. */
export const courseEvaluationResponse = defineResource({
  type: 'course_evaluation_response',
  collection: 'course_evaluation_responses',
  group: 'course-evaluations',
  area: 'responses',
  attributes: dayStamps,
  relationships: {
    /** The evaluation that was answered. Nothing in a response leads to the student who gave it. */
    evaluation: toOne('course_evaluation', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'responses', carries: [], unseen: true },
    }),
  },
  hiddenLinkages: ['section_responses'],
  unread: ['section_responses'],
  idsTellNoOrder: true,
  list: { counters: 'by day', marksCounted: true },
  endpoints: { list: true, read: true, related: true },
});
