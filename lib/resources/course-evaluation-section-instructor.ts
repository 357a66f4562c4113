import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** That an instructor teaches a section. */
export const courseEvaluationSectionInstructor = defineResource({
  type: 'course_evaluation_section_instructor',
  collection: 'course_evaluation_section_instructors',
  area: 'teaching',
  attributes: timestamps,
  relationships: {
    section: toOne('course_evaluation_section', { leaves: 'trace' }),
    instructor: toOne('course_evaluation_instructor', { leaves: 'trace' }),
  },
  required: ['section', 'instructor'],
  unique: ['section', 'instructor'],
  list: { isTallied: 'in all', filters: { section: { slot: 1 }, instructor: { slot: 2 } } },
});
