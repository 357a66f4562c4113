import { readPeriod } from '../../lib/evaluation/update-period.ts';
import { operation } from '../../lib/http/operation.ts';
import { renderResource } from '../../lib/model/render.ts';
import { readEvaluationPeriod } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluation-period.ts';

/** Reads an evaluation period, and finishes its coverage where that was interrupted (operation 23). */
export const handler = operation(readEvaluationPeriod, async (request) => {
  const { record } = await readPeriod(request.store, request.pathId(courseEvaluationPeriod.type));
  const data = renderResource(courseEvaluationPeriod, record, request);
  return { status: 200, document: { data, links: { self: request.self } } };
});
