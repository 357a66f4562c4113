import { updateEvaluation as changeEvaluation } from '../../lib/domain/evaluations/periods/update-evaluation.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { myEvaluationsOperation } from './actions/list-my-evaluations.ts';
import { formOperation } from './actions/read-form.ts';

export const listEvaluations = list(courseEvaluation);
export const readEvaluationRelated = relatedToOne(courseEvaluation);
export const readEvaluation = read(courseEvaluation);

/** Changes nothing but its own settings. */
export const updateEvaluation = updateBy(courseEvaluation, ({ store, now }, id, change) =>
  changeEvaluation(store, id, { change, now }),
);

export const readForm = formOperation;
export const listMyEvaluations = myEvaluationsOperation;
