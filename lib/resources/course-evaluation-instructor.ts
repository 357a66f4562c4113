import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** A person as a teacher of sections. */
export const courseEvaluationInstructor = defineResource({
  type: 'course_evaluation_instructor',
  collection: 'course_evaluation_instructors',
  area: 'teaching',
  attributes: timestamps,
  relationships: { user: toOne('user') },
  required: ['user'],
  list: { isTallied: 'in all', filters: { user: { slot: 1 } } },
});
