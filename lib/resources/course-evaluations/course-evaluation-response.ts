import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** What one student, who is not named, answered to one evaluation. */
export const courseEvaluationResponse = defineResource({
  type: 'course_evaluation_response',
  collection: 'course_evaluation_responses',
  area: 'responses',
  attributes: timestamps,
  relationships: { evaluation: toOne('course_evaluation', { inverse: { linkage: 'responses', carries: [] } }) },
  hiddenLinkages: ['section_responses'],
  unread: ['section_responses'],
  idsTellNoOrder: true,
  required: ['evaluation'],
  // Not counted: where they come by the ten thousand, all writers would meet at the count.
  list: { filters: { evaluation: { slot: 1 } } },
});
