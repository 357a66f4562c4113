import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { courseEvaluationSectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';

export const listSectionResponses = list(courseEvaluationSectionResponse);
export const readSectionResponseRelated = relatedToOne(courseEvaluationSectionResponse);
export const readSectionResponse = read(courseEvaluationSectionResponse);
