import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readSectionResponse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads a section response (operation 184). */
export const handler = operation(
  readSectionResponse,
  read(courseEvaluationSectionResponse, [courseEvaluationResponse, courseEvaluationQuestionSetSection, ...evaluations]),
);
