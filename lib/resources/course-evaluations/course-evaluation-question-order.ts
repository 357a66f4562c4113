import { defineResource } from '../../model/definition/resource.ts';
import { orderOfIds } from './question-order.ts';

/** What a request brings that orders the questions of a section. */
export const questionOrder = defineResource({
  type: 'course_evaluation_question_order',
  collection: 'course_evaluation_question_orders',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * The ids of all questions of the section, and of those that move here, as they are to stand.
     * @example ["01959266-5bc0-7920-8000-2a3b4c5d6e7f"]
     */
    order: { required: true, schema: orderOfIds },
  },
  relationships: {},
  endpoints: {},
});
