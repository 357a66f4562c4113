import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followSectionResponse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

/** Reads what a relationship of a section response leads to (operation 186). */
export const handler = operation(
  followSectionResponse,
  related(courseEvaluationSectionResponse, [
    courseEvaluationResponse,
    courseEvaluationQuestionSetSection,
    ...evaluations,
  ]),
);
