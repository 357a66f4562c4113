import { requireUncovered } from '../../lib/domain/evaluations/coverage/require-uncovered.ts';
import { timeLimit } from '../../lib/domain/evaluations/coverage/time-limit.ts';
import { createPeriod } from '../../lib/domain/evaluations/periods/create-period.ts';
import { readPeriod } from '../../lib/domain/evaluations/periods/read-period.ts';
import { updatePeriod } from '../../lib/domain/evaluations/periods/update-period.ts';
import { list } from '../../lib/http/list.ts';
import { readBy } from '../../lib/http/reads.ts';
import { related } from '../../lib/http/related.ts';
import { remove } from '../../lib/http/remove.ts';
import { createBy, updateBy } from '../../lib/http/writes.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';

export const listEvaluationPeriods = list(courseEvaluationPeriod);
export const readEvaluationPeriodRelated = related(courseEvaluationPeriod);

/** Finishes its coverage where that was interrupted. */
export const readEvaluationPeriod = readBy(courseEvaluationPeriod, async (request) => {
  const { store, now } = request;
  const { record } = await readPeriod(store, request.pathId(courseEvaluationPeriod.type), timeLimit(now));
  return record;
});

/** Evaluates all sections that it covers. */
export const createEvaluationPeriod = createBy(courseEvaluationPeriod, async ({ store, now }, change) => ({
  record: await createPeriod(store, change, { now, until: timeLimit(now) }),
}));

/** Opens it, releases it, covers other courses. */
export const updateEvaluationPeriod = updateBy(courseEvaluationPeriod, ({ store, now }, id, change) =>
  updatePeriod(store, id, change, { now, until: timeLimit(now) }),
);

export const deleteEvaluationPeriod = remove(courseEvaluationPeriod, requireUncovered);
