import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

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
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: true, update: true, delete: true },
});
