import { readPeriod } from '../../lib/domain/evaluations/periods/read-period.ts';
import { operation } from '../../lib/http/operation.ts';
import { answerOne, needIncludedScopes, read } from '../../lib/http/reads.ts';
import { readEvaluationPeriod } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluations } from '../../lib/resources/neighbours/evaluations.ts';

const reading = read(courseEvaluationPeriod, evaluations);

/** Reads an evaluation period, and finishes its coverage where that was interrupted (operation 23). */
export const handler = operation(readEvaluationPeriod, {
  ...reading,
  respond: async (request) => {
    needIncludedScopes(request, courseEvaluationPeriod, reading.types);
    const { record } = await readPeriod(request.store, request.pathId(courseEvaluationPeriod.type));
    return answerOne(request, courseEvaluationPeriod, record, reading.types);
  },
});
