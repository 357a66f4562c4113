import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readTerm } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

/** Reads a term (operation 202). */
export const handler = operation(readTerm, read(courseEvaluationTerm));
