import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The evaluation of one section in one period. */
export const courseEvaluation = defineResource({
  type: 'course_evaluation',
  collection: 'course_evaluations',
  area: 'periods',
  attributes: timestamps,
  relationships: {
    period: toOne('course_evaluation_period'),
    section: toOne('course_evaluation_section'),
  },
  // Whoever destroys an evaluation finds its responses here.
  hiddenLinkages: ['responses'],
  unread: ['responses'],
  // Not counted: where a period makes ten thousand of them at once, all writers would meet at the count.
  list: { filters: { section: { slot: 1 }, period: { slot: 2, isCrowded: true } } },
  writtenBy: 'lib/domain/evaluations/coverage/make-evaluations.ts',
  required: ['period', 'section'],
});
