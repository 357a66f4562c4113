import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A person as a student of sections. */
export const courseEvaluationStudent = defineResource({
  type: 'course_evaluation_student',
  collection: 'course_evaluation_students',
  group: 'course-evaluations',
  area: 'students',
  attributes: timestamps,
  relationships: {
    /** The person's account; a student record stays with its user. */
    user: toOne('user', { required: true, createOnly: true, filter: { slot: 1 } }),
    /**
     * The sections that the student is enrolled in, which are those that the student can evaluate. Use the
     * relationship endpoints to add or remove a few of many.
     */
    sections: toMany('course_evaluation_section', {
      refers: true,
      writable: true,
      endpoints: 'enrolments',
      leaves: 'back-reference',
      dated: true,
      filter: { slot: 2 },
    }),
  },
  list: { isCounted: true },
  endpoints: {
    list: { number: 10, include: ['user', 'sections'] },
    read: true,
    related: true,
    create: true,
    update: true,
    delete: true,
  },
});
