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
    /** The section that is taught. A section that is named here can't be deleted. */
    section: toOne('course_evaluation_section', { required: true, leaves: 'back-reference', filter: { slot: 1 } }),
    /** Who teaches it; the same instructor can be assigned to a section only once. */
    instructor: toOne('course_evaluation_instructor', {
      required: true,
      leaves: 'back-reference',
      filter: { slot: 2 },
    }),
  },
  unique: ['section', 'instructor'],
  list: { isCounted: true },
  endpoints: {
    list: { summary: 'List which instructors teach which sections' },
    read: true,
    related: true,
    /**
     * Assigns an instructor to a section; the same pair a second time is refused with 422. Tokens that act for a user do
     * not assign this user, who would see the results of the section.
     */
    create: { number: 8, summary: 'Assign an instructor to a section', needsAuthority: true },
    delete: true,
  },
});
