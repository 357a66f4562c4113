import { submitAnswers } from '../../lib/domain/evaluations/answering/submit-answers.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { submission } from '../../lib/http/submission.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';

export const listResponses = list(courseEvaluationResponse);
export const readResponseRelated = relatedToOne(courseEvaluationResponse);
export const readResponse = read(courseEvaluationResponse);
export const createResponse = submission(submitAnswers);
