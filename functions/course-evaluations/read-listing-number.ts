import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readListingNumber } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads a listing number (operation 142). */
export const handler = operation(readListingNumber, read(courseEvaluationListingNumber, courses));
