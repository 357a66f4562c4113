import { updateEvaluation as changeEvaluation } from '../../lib/domain/evaluations/own-settings/update-evaluation.ts';
import { formOperation } from '../../lib/http/form.ts';
import { list } from '../../lib/http/list.ts';
import { myEvaluationsOperation } from '../../lib/http/my-evaluations.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { updateBy } from '../../lib/http/writes.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';

export const listEvaluations = list(courseEvaluation);
export const readEvaluationRelated = relatedToOne(courseEvaluation);
export const readEvaluation = read(courseEvaluation);

/** Changes nothing but its own settings. */
export const updateEvaluation = updateBy(courseEvaluation, ({ store, now }, id, change) =>
  changeEvaluation(store, id, { change, now }),
);

export const readForm = formOperation;
export const listMyEvaluations = myEvaluationsOperation;
