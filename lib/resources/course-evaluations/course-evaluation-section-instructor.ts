import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** That an instructor teaches a section. */
export const courseEvaluationSectionInstructor = defineResource({
  type: 'course_evaluation_section_instructor',
  collection: 'course_evaluation_section_instructors',
  group: 'course-evaluations',
  area: 'teaching',
  attributes: timestamps,
  relationships: {
    section: toOne('course_evaluation_section', { required: true, leaves: 'back-reference', filter: { slot: 1 } }),
    instructor: toOne('course_evaluation_instructor', {
      required: true,
      leaves: 'back-reference',
      filter: { slot: 2 },
    }),
  },
  unique: ['section', 'instructor'],
  list: { counters: 'in all' },
  endpoints: {
    list: { summary: 'List which instructors teach which sections' },
    read: true,
    related: true,
    create: { number: 8, summary: 'Assign an instructor to a section' },
    delete: true,
  },
});
