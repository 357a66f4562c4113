import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readEvaluation } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads an evaluation (operation 208). */
export const handler = operation(readEvaluation, read(courseEvaluation, evaluations));
