import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A number under which a course is listed, such as `MATH 101`; a cross-listed course has several. */
export const courseEvaluationListingNumber = defineResource({
  type: 'course_evaluation_listing_number',
  collection: 'course_evaluation_listing_numbers',
  group: 'course-evaluations',
  area: 'courses',
  attributes: { number: text({ required: true, filter: { slot: 2 } }), ...timestamps },
  relationships: {
    course: toOne('course_evaluation_course', {
      filter: { slot: 1 },
      inverse: { linkage: 'listing_numbers', carries: ['number'] },
    }),
  },
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: true, update: true, delete: true },
});
