import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A number under which a course is listed, such as `MATH 101`; a cross-listed course has several. */
export const courseEvaluationListingNumber = defineResource({
  type: 'course_evaluation_listing_number',
  collection: 'course_evaluation_listing_numbers',
  area: 'courses',
  attributes: { number: text(), ...timestamps },
  relationships: {
    course: toOne('course_evaluation_course', { inverse: { linkage: 'listing_numbers', carries: ['number'] } }),
  },
  required: ['number'],
  list: { counters: 'in all', filters: { course: { slot: 1 }, number: { slot: 2 } } },
});
