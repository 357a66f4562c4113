import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { courseEvaluationSectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';

export const listSectionResponses = list(courseEvaluationSectionResponse);
export const readSectionResponseRelated = relatedToOne(courseEvaluationSectionResponse);
export const readSectionResponse = read(courseEvaluationSectionResponse);
