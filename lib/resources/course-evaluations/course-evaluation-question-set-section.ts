import { text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { questionOrder } from './course-evaluation-question-order.ts';
import { withoutMidterms } from './midterm.ts';
import { translations } from './translations.ts';

/** A part of a question set that is answered as a whole. What students have answered stays in its set. */
export const courseEvaluationQuestionSetSection = defineResource({
  type: 'course_evaluation_question_set_section',
  collection: 'course_evaluation_question_set_sections',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * The heading under which its questions stand.
     * @example Course organisation
     */
    name: text({ required: true }),
    /**
     * The heading in other languages, by language tag.
     * @example {"de": "Inhalt und Organisation"}
     */
    name_translations: translations(255),
    /**
     * Its place among the sections of its set, from 0; sections without one come last, in the order in which they were made.
     * @example 0
     */
    position: integer({ minimum: 0 }),
    ...timestamps,
  },
  relationships: {
    /** The question set that it permanently belongs to: what students have answered stays in its set. */
    question_set: toOne('course_evaluation_question_set', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'sections', carries: [], unseen: true },
    }),
  },
  // Whoever answers the section finds its questions here.
  hiddenLinkages: ['questions'],
  unread: ['questions'],
  writtenBy: 'lib/domain/evaluations/questions/refuse-answered.ts',
  list: { isCounted: true, ...withoutMidterms },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: true,
    update: true,
    delete: true,
    actions: {
      /**
       * Puts the questions of the section into an order: each of them once, and those of other sections of the same set that
       * move here. All or nothing; what they say stays as it is.
       */
      order_questions: {
        method: 'POST',
        path: '/course_evaluation_question_set_sections/{id}/order',
        summary: 'Order the questions of a section',
        body: questionOrder,
        reads: ['course_evaluation_question', 'course_evaluation_question_set'],
      },
    },
  },
});
