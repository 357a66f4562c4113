import { submitAnswers } from '../../lib/domain/evaluations/answering/submit-answers.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { submission } from './actions/create-response.ts';

export const listResponses = list(courseEvaluationResponse);
export const readResponseRelated = relatedToOne(courseEvaluationResponse);
export const readResponse = read(courseEvaluationResponse);
export const createResponse = submission(submitAnswers);
