import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listSectionResponses } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';

/** Lists the section responses, which never lead to a student (operation 9). */
export const handler = operation(
  listSectionResponses,
  list(courseEvaluationSectionResponse, [courseEvaluationResponse, courseEvaluationQuestionSetSection]),
);
