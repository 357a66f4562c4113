import { text } from '../../model/definition/attribute-kinds.ts';
import { fixed, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A part of a question set that is answered as a whole. */
export const courseEvaluationQuestionSetSection = defineResource({
  type: 'course_evaluation_question_set_section',
  collection: 'course_evaluation_question_set_sections',
  area: 'periods',
  attributes: { name: text(), ...timestamps },
  relationships: {
    question_set: toOne('course_evaluation_question_set', { inverse: { linkage: 'sections', carries: [] } }),
  },
  required: ['name', 'question_set'],
  list: { counters: 'in all', filters: { question_set: { slot: 1 } } },
});

/** The same as an update sees it: what students have answered stays in its question set. */
export const existingQuestionSetSection = {
  ...courseEvaluationQuestionSetSection,
  relationships: fixed(courseEvaluationQuestionSetSection.relationships, ['question_set']),
};
