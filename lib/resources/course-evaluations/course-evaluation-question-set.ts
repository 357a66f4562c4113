import { text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { questionSetCopy } from './course-evaluation-question-set-copy.ts';
import { questionSetSectionOrder } from './course-evaluation-question-set-section-order.ts';
import { withoutMidterms } from './midterm.ts';

/**
 * Questions that a period asks; `position` is the place in which students meet the set. It stays in its period. One that
 * applies to a department or a section comes after those of the institution.
 */
export const courseEvaluationQuestionSet = defineResource({
  type: 'course_evaluation_question_set',
  collection: 'course_evaluation_question_sets',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * What the set is called, as those who write questions see it.
     * @example Teaching
     */
    name: text({ required: true }),
    /**
     * The place of the set among those of its period, from 0; sets without one come last.
     * @example 0
     */
    position: integer({ minimum: 0 }),
    ...timestamps,
  },
  relationships: {
    /** The evaluation period that asks these questions. A set stays with its period. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      leaves: 'counter',
      inverse: { linkage: 'question_sets', carries: ['position'], unless: 'applies_to' },
    }),
    /**
     * The department or the section whose questions these are; null for a set of the institution, which all are asked. A
     * department and a section have one set in a period, as long as a `question_layer` of the period provides for it.
     */
    applies_to: toOne(['department', 'course_evaluation_section'], {
      createOnly: true,
      leaves: 'counter',
      filter: { slot: 2 },
    }),
  },
  // Whoever answers the set finds its sections and questions here.
  hiddenLinkages: ['sections', 'questions'],
  unread: ['sections', 'questions'],
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
      /** Puts the sections of the set into an order: each of them once. All or nothing. */
      order_question_set_sections: {
        method: 'POST',
        path: '/course_evaluation_question_sets/{id}/order',
        summary: 'Order the sections of a question set',
        body: questionSetSectionOrder,
        reads: ['course_evaluation_question_set_section'],
      },
      /**
       * Copies the question sets of another period, with their sections and questions, behind those that the period has:
       * all or nothing where it takes no more than 99 items and 3 MB, else in parts. Every copy has an id of its own that is
       * always the same: a repeated request makes what is missing, and changes nothing that exists.
       */
      copy_question_sets: {
        method: 'POST',
        path: '/course_evaluation_periods/{id}/question_sets/copies',
        summary: 'Copy the question sets of another period',
        body: questionSetCopy,
        status: 201,
        timeoutSeconds: 29,
        reads: ['course_evaluation_period', 'course_evaluation_question', 'course_evaluation_question_set_section'],
      },
    },
  },
});
