import { defineResource } from '../../model/definition/resource.ts';
import { orderOfIds } from './question-order.ts';

/** What a request brings that orders the sections of a question set. */
export const questionSetSectionOrder = defineResource({
  type: 'course_evaluation_question_set_section_order',
  collection: 'course_evaluation_question_set_section_orders',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * The ids of all sections of the set, as they are to stand.
     * @example ["01959266-5bc0-7920-8000-2a3b4c5d6e7f"]
     */
    order: { required: true, schema: orderOfIds },
  },
  relationships: {},
  endpoints: {},
});
