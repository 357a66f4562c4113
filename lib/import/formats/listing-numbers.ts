import type { Origin } from '../files/origin.ts';
import type { RecordIntent, SourceReference } from './intent.ts';
import { type Field, toRecord } from './record.ts';
import { pairId } from './values.ts';

/**
 * Returns a listing number of a course. The course and the number find it again, and a number that vanishes from its
 * row stays.
 */
export const toListingNumber = (origin: Origin, course: SourceReference, number: Field): RecordIntent =>
  toRecord({
    type: 'course_evaluation_listing_number',
    id: pairId(course.sourceIds[0] ?? '', String(number[1])),
    origin,
    fields: { number },
    references: { course },
  });
