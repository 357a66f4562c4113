import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createListingNumber } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';

/** Creates a listing number (operation 145). */
export const handler = operation(createListingNumber, create(courseEvaluationListingNumber));
