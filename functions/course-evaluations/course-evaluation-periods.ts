import { requireIntegration } from '../../lib/access/authenticate.ts';
import { foldAlone } from '../../lib/domain/evaluations/closing/fold-lease.ts';
import { discardPeriod } from '../../lib/domain/evaluations/discarding/discard-period.ts';
import { createPeriod } from '../../lib/domain/evaluations/periods/create-period.ts';
import { deletePeriodSteps } from '../../lib/domain/evaluations/periods/delete-period.ts';
import { readPeriod } from '../../lib/domain/evaluations/periods/read-period.ts';
import { updatePeriod } from '../../lib/domain/evaluations/periods/update-period.ts';
import { isNarrowed } from '../../lib/domain/evaluations/response-rates/narrow.ts';
import { readResponseRates as rates } from '../../lib/domain/evaluations/response-rates/response-rates.ts';
import { answerMeta, readAction } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { readBy } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import type { OperationRequest } from '../../lib/http/pipeline/operation-request.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { discardFields } from '../../lib/resources/course-evaluations/period-times.ts';
import { timeLimit } from '../../lib/runtime/time-limit.ts';
import { mayCountResponses } from './actions/may-count-responses.ts';
import { narrowingOf, narrowingParameters } from './actions/narrowing.ts';

export const listEvaluationPeriods = list(courseEvaluationPeriod);
export const readEvaluationPeriodRelated = related(courseEvaluationPeriod);

const readWhole = async ({ store, now }: OperationRequest, id: string) =>
  (await readPeriod(store, id, timeLimit(now))).record;

/** Finishes its coverage where that was interrupted, and discards what it was answered before it went back. */
export const readEvaluationPeriod = readBy(courseEvaluationPeriod, async (request) => {
  const { store, now } = request;
  const id = request.pathId(courseEvaluationPeriod.type);
  const record = await readWhole(request, id);
  if (record[discardFields.pending] !== true) return record;
  // But for ballots, which are not for this function: the sweep has them.
  await foldAlone(store, () => discardPeriod(store, id, { until: timeLimit(now) }));
  return readWhole(request, id);
});

/** Evaluates all sections that it covers. */
export const createEvaluationPeriod = createBy(
  courseEvaluationPeriod,
  async ({ store, now }, change) => ({ record: await createPeriod(store, change, { now, until: timeLimit(now) }) }),
  { makeAgain: async (request, id) => ({ record: await readWhole(request, id) }) },
);

/** Opens it, releases it, covers other courses. */
export const updateEvaluationPeriod = updateBy(
  courseEvaluationPeriod,
  async (request, id, change) => {
    const { store, now } = request;
    return updatePeriod(store, id, change, { now, until: timeLimit(now), mayCount: await mayCountResponses(request) });
  },
  readWhole,
);

/** Shows numbers of the period's sections as they are now. */
export const readResponseRates = readAction(courseEvaluationPeriod, 'read_response_rates', {
  rules: () => ({ list: narrowingParameters, fields: () => undefined }),
  respond: async (request) => {
    const { store, now, query } = request;
    const narrowing = narrowingOf(query);
    const isOffice = await mayCountResponses(request);
    // The differences of narrowed sums are bands and numbers that nobody else may have.
    if (!isOffice && isNarrowed(narrowing)) requireIntegration(await request.caller(), 'narrow the response rates');
    const id = request.pathId(courseEvaluationPeriod.type);
    return answerMeta(request, await rates(store, id, { isOffice, now }, narrowing));
  },
});

export const deleteEvaluationPeriod = remove(courseEvaluationPeriod, { check: deletePeriodSteps });
