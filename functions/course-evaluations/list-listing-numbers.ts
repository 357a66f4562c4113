import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listListingNumbers } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Lists listing numbers (operation 143). */
export const handler = operation(listListingNumbers, list(courseEvaluationListingNumber, courses));
