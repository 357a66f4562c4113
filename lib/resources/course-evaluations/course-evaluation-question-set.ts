import { integer, text } from '../../model/definition/attribute-kinds.ts';
import { fixed, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** Questions that a period asks; `position` is the place in which students meet the set. */
export const courseEvaluationQuestionSet = defineResource({
  type: 'course_evaluation_question_set',
  collection: 'course_evaluation_question_sets',
  area: 'periods',
  attributes: { name: text(), position: integer(0), ...timestamps },
  relationships: {
    period: toOne('course_evaluation_period', { inverse: { linkage: 'question_sets', carries: ['position'] } }),
  },
  // Whoever answers the set finds its sections here.
  hiddenLinkages: ['sections'],
  unread: ['sections'],
  required: ['name', 'period'],
  list: { counters: 'in all', filters: { period: { slot: 1 } } },
});

/** The same as an update sees it: what students have answered stays in its period. */
export const existingQuestionSet = {
  ...courseEvaluationQuestionSet,
  relationships: fixed(courseEvaluationQuestionSet.relationships, ['period']),
};
