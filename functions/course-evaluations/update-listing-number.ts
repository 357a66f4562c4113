import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateListingNumber } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';

/** Updates a listing number (operation 146). */
export const handler = operation(updateListingNumber, update(courseEvaluationListingNumber));
