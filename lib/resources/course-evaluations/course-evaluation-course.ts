import * as v from 'valibot';
import { text } from '../../model/definition/attribute-kinds.ts';
import { linkageOf, linkedIds } from '../../model/definition/record-fields.ts';
import { toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';
import { courseEvaluationListingNumber } from './course-evaluation-listing-number.ts';
import { courseEvaluationSection } from './course-evaluation-section.ts';

/** The first of the numbers under which the catalogue lists a course; null where there is none. */
export const firstListingNumber = (record: StoredRecord): string | null => {
  const [first = ''] = linkedIds(record, 'listing_numbers');
  const number = linkageOf(record, 'listing_numbers')[first]?.number;
  return typeof number === 'string' ? number : null;
};

/** The title of a course, with its first listing number before it. */
export const courseNameOf = (record: StoredRecord): string =>
  [firstListingNumber(record), record.name].filter((each) => typeof each === 'string').join(' ');

/** What a class is called: its course and its section, whose own name may begin with the course's. */
export const classNameOf = (section: StoredRecord | undefined, course: StoredRecord | undefined): string => {
  const title = course === undefined ? '' : courseNameOf(course);
  const name = typeof section?.name === 'string' ? section.name : '';
  const parts = name.startsWith(title) ? [name] : [title, name];
  return parts.filter((each) => each !== '').join(', ');
};

/**
 * A course as the catalogue knows it; its sections are what is taught and evaluated. A section or a listing number goes to
 * another course by naming that itself.
 */
export const courseEvaluationCourse = defineResource({
  type: 'course_evaluation_course',
  collection: 'course_evaluation_courses',
  group: 'course-evaluations',
  area: 'courses',
  attributes: {
    /**
     * The title of the course in the catalogue, without its number.
     * @example Linear Algebra
     */
    name: text({ required: true }),
    /**
     * The id of the course in the student information system. Lists can be filtered by it.
     * @example CRS-201
     */
    external_id: text({ filter: { slot: 1 } }),
    ...timestamps,
  },
  computed: {
    /**
     * The title with the first listing number before it, computed on every read; the title alone when there is no
     * number.
     * @example MATH 201 Linear Algebra
     */
    display_name: {
      schema: v.string(),
      of: ({ record }) => courseNameOf(record),
    },
  },
  relationships: {
    /**
     * The numbers under which the catalogue lists the course, in their order. A number that has no course yet can be
     * taken over when the course is created.
     */
    listing_numbers: toMany('course_evaluation_listing_number', {
      writable: true,
      createOnly: true,
      reassigns: {
        field: 'course',
        linkage: 'listing_numbers',
        carries: ['number'],
        resource: courseEvaluationListingNumber,
      },
    }),
    /**
     * All sections of the course, of whichever term. A section that has no course yet can be taken over when the
     * course is created.
     */
    sections: toMany('course_evaluation_section', {
      writable: true,
      createOnly: true,
      reassigns: {
        ...{ field: 'course', linkage: 'sections', resource: courseEvaluationSection },
        carries: ['term', 'withdrawn', 'cancelled'],
      },
    }),
  },
  list: { isCounted: true },
  searched: {
    texts: ({ name, external_id }) => [name, external_id].filter((each) => typeof each === 'string'),
    isPart: true,
  },
  endpoints: { list: true, read: true, related: true, create: { number: 7 }, update: true, delete: true },
});
