import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteListingNumber } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';

/** Deletes a listing number (operation 147). */
export const handler = operation(deleteListingNumber, remove(courseEvaluationListingNumber));
