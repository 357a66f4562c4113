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
  attributes: {
    /**
     * Subject and number as the catalogue prints them. Lists can be filtered by it.
     * @example MATH 201
     */
    number: text({ required: true, filter: { slot: 2 } }),
    ...timestamps,
  },
  relationships: {
    /** The course that is listed so. Name another one to move the number; the course shows it in its `display_name`. */
    course: toOne('course_evaluation_course', {
      filter: { slot: 1 },
      inverse: { linkage: 'listing_numbers', carries: ['number'] },
    }),
  },
  list: { isCounted: true },
  searched: {
    texts: ({ number }) => [String(number)],
    isPart: true,
    // A new course takes over several numbers in one transaction.
    mostWords: 4,
    finds: { type: 'course_evaluation_course', by: 'course' },
  },
  endpoints: { list: true, read: true, related: true, create: true, update: true, delete: true },
});
