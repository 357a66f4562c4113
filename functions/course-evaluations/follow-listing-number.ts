import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followListingNumber } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads what a relationship of a listing number leads to (operation 144). */
export const handler = operation(followListingNumber, related(courseEvaluationListingNumber, courses));
