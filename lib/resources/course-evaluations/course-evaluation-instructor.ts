import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A person as a teacher of sections. */
export const courseEvaluationInstructor = defineResource({
  type: 'course_evaluation_instructor',
  collection: 'course_evaluation_instructors',
  group: 'course-evaluations',
  area: 'teaching',
  attributes: timestamps,
  relationships: {
    /** The person's account. One person may have several instructor records when several systems know the person. */
    user: toOne('user', { required: true, filter: { slot: 1 } }),
  },
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: true, delete: true },
});
