import { updatePeriod } from '../../lib/domain/evaluations/periods/update-period.ts';
import { updated } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { updateEvaluationPeriod } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';

/** Updates an evaluation period: opens it, releases it, covers other courses (operation 20). */
export const handler = operation(
  updateEvaluationPeriod,
  writing(courseEvaluationPeriod, async (request) => {
    const id = request.pathId(courseEvaluationPeriod.type);
    return updated(request, courseEvaluationPeriod, await updatePeriod(request.store, id, request));
  }),
);
