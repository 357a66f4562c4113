import { formOperation } from '../../lib/http/form.ts';
import { list } from '../../lib/http/list.ts';
import { myEvaluationsOperation } from '../../lib/http/my-evaluations.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';

export const listEvaluations = list(courseEvaluation);
export const readEvaluationRelated = relatedToOne(courseEvaluation);
export const readEvaluation = read(courseEvaluation);

export const readForm = formOperation;
export const listMyEvaluations = myEvaluationsOperation;
