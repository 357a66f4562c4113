import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readResponse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads a response (operation 172). */
export const handler = operation(readResponse, read(courseEvaluationResponse, evaluations));
