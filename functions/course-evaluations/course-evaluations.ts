import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';

export const listEvaluations = list(courseEvaluation);
export const readEvaluationRelated = relatedToOne(courseEvaluation);
export const readEvaluation = read(courseEvaluation);
