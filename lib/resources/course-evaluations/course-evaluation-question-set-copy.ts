import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** What a request brings that copies the question sets of a period into another one. */
export const questionSetCopy = defineResource({
  type: 'course_evaluation_question_set_copy',
  collection: 'course_evaluation_question_set_copies',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {},
  relationships: {
    /** The evaluation period whose question sets are copied. */
    source: toOne('course_evaluation_period', { required: true }),
  },
  endpoints: {},
});
