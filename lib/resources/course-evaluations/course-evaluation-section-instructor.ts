import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** That an instructor teaches a section. */
export const courseEvaluationSectionInstructor = defineResource({
  type: 'course_evaluation_section_instructor',
  collection: 'course_evaluation_section_instructors',
  area: 'teaching',
  attributes: timestamps,
  relationships: {
    section: toOne('course_evaluation_section', { leaves: 'back-reference' }),
    instructor: toOne('course_evaluation_instructor', { leaves: 'back-reference' }),
  },
  required: ['section', 'instructor'],
  unique: ['section', 'instructor'],
  list: { counters: 'in all', filters: { section: { slot: 1 }, instructor: { slot: 2 } } },
});
