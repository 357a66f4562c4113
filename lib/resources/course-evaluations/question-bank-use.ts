import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** What a request brings that puts a copy of an item of the bank into a question set. */
export const questionBankUse = defineResource({
  type: 'question_bank_use',
  collection: 'question_bank_uses',
  group: 'course-evaluations',
  area: 'questions',
  attributes: {
    /**
     * The place of the copy among the questions of its section, from 0; without one it comes last.
     * @example 3
     */
    position: integer({ minimum: 0 }),
  },
  relationships: {
    /** The section of a question set that gets the copy. */
    question_set_section: toOne('course_evaluation_question_set_section', { required: true }),
  },
  endpoints: {},
});
