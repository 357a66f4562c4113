import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followEvaluation } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of an evaluation leads to (operation 210). */
export const handler = operation(followEvaluation, related(courseEvaluation, evaluations));
