import { answerInstant } from '../../cli/generate/turnout.ts';
import { classesIn } from '../../lib/domain/evaluations/invitations/open-students.ts';
import { readAllPeriods, readPeriod } from '../../lib/domain/evaluations/periods/read-period.ts';
import { createResponse } from '../../lib/domain/evaluations/response-rates/create-response.ts';
import { readResponseCounts } from '../../lib/domain/evaluations/response-rates/read-counts.ts';
import { readChange } from '../../lib/model/validation/read-change.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { scheduledTimes, statusOfPeriod } from '../../lib/resources/course-evaluations/period-times.ts';
import { dayOf } from '../../lib/runtime/instant.ts';
import { randomOf } from '../../lib/runtime/random.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Store } from '../../lib/store/store.ts';
import { toOne } from './service.ts';

const hasOpened = (record: StoredRecord): boolean =>
  ['open', 'closed', 'released'].includes(statusOfPeriod(record, new Date()));

const windowOf = (record: StoredRecord) => {
  const { opensAt, closesAt } = scheduledTimes(record);
  const [opens, closes] = [Date.parse(opensAt ?? ''), Date.parse(closesAt ?? '')];
  return { opens, closes, end: Math.min(Date.now(), closes) };
};

/** The responses that students of a period have not sent: the evaluation and the day of each, in no order. */
const missingIn = async (store: Store, id: string): Promise<{ evaluation: string; day: Date }[]> => {
  const covered = await readPeriod(store, id);
  if (!hasOpened(covered.record)) return [];
  const counts = await readResponseCounts(store, id);
  const classes = await Array.fromAsync(classesIn(store, covered));
  return classes
    .flatMap(({ evaluation, students }) =>
      Array.from({ length: students - (counts.get(evaluation.id) ?? 0) }, (_, place) => {
        const random = randomOf('respond', evaluation.id, place);
        const rank = random.number();
        const day = dayOf(answerInstant(windowOf(covered.record), random).toISOString());
        return { evaluation: evaluation.id, day: new Date(`${day}T00:00:00.000Z`), rank };
      }),
    )
    .sort((one, other) => one.rank - other.rank);
};

/**
 * Creates responses without answers for the students of a period, or of all that have opened, at most `count`: one for each
 * student and evaluation. Returns how many.
 */
export const respond = async (store: Store, count?: number, period?: string): Promise<number> => {
  const periods = period === undefined ? (await readAllPeriods(store)).map(({ id }) => id) : [period];
  const missing = [];
  for (const id of periods) missing.push(...(await missingIn(store, id)));
  const responses = missing.slice(0, count);
  for (const { evaluation, day } of responses) {
    const relationships = { evaluation: toOne({ type: 'course_evaluation', id: evaluation }) };
    const given = { attributes: {}, relationships };
    const change = readChange(courseEvaluationResponse, given, { creates: true, trusted: true });
    await createResponse(store, change, { now: day });
  }
  return responses.length;
};
