import { createPeriod } from '../../lib/domain/evaluations/periods/create-period.ts';
import { created } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { createEvaluationPeriod } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';

/** Creates an evaluation period and the evaluations of all sections that it covers (operation 1). */
export const handler = operation(
  createEvaluationPeriod,
  writing(courseEvaluationPeriod, async (request) =>
    created(request, courseEvaluationPeriod, await createPeriod(request.store, request.data, request)),
  ),
);
