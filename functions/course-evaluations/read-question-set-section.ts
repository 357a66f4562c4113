import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readQuestionSetSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads a section of a question set (operation 160). */
export const handler = operation(readQuestionSetSection, read(courseEvaluationQuestionSetSection, evaluations));
