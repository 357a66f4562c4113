import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followEvaluationPeriod } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of an evaluation period leads to (operation 156). */
export const handler = operation(followEvaluationPeriod, related(courseEvaluationPeriod, evaluations, pages));
