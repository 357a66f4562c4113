import { linkedIds } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { markerOf, withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { forEachAtOnce } from '../../../../runtime/for-each-at-once.ts';
import { keyOf } from '../../../../store/keys.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { requireTime } from '../../coverage/time-limit.ts';
import { readAllOf, readEvaluationsOf } from '../../response-rates/read-evaluations.ts';
import { thresholdIn } from '../../response-rates/told-sums.ts';
import { countEnrolled } from '../reading/participation.ts';
import type { Answered } from './participation-groups.ts';

const atOnce = 50;

/** The results of a period; a round trip for each MB. */
export const readResultsOf = (store: Store, period: string): Promise<StoredRecord[]> =>
  readAllOf(store, courseEvaluationResult, period);

const readDays = async (store: Store, evaluation: string, before: string): Promise<Map<string, number>> => {
  const days = new Map<string, number>();
  for await (const page of store.pagesOf(keyOf.participation(evaluation, '').pk))
    for (const { day } of page) if (typeof day === 'string' && day < before) days.set(day, (days.get(day) ?? 0) + 1);
  return days;
};

/** Whose participation is read, up to which day, exclusive, and until when. */
export interface Participating {
  readonly period: StoredRecord;
  readonly results: readonly StoredRecord[];
  readonly before: string;
  readonly until: Date;
}

/**
 * How many have answered each evaluation of a period, from who has answered and when, with no look at answers: a request
 * for each evaluation, and one more where it has no result yet. Throws `outOfTime`.
 */
export const readAnswered = async (
  store: Store,
  { period, results, before, until }: Participating,
): Promise<Answered[]> => {
  const byId = recordsById(results);
  const answered: Answered[] = [];
  const evaluations = await readEvaluationsOf(store, period.id);
  await forEachAtOnce(evaluations, atOnce, async (evaluation) => {
    const { id, section } = evaluation;
    requireTime(until);
    const result = byId.get(id);
    const [days, enrolled] = await Promise.all([
      readDays(store, id, before),
      typeof result?.enrolled === 'number' ? result.enrolled : countEnrolled(store, String(section)),
    ]);
    const completed = [...days.values()].reduce((sum, each) => sum + each, 0);
    const departments = result === undefined ? [] : linkedIds(result, 'departments');
    const threshold = thresholdIn(withOwnSettings(period, evaluation));
    const isWithheld = result?.status === 'withheld';
    const hasOwnRelease = evaluation[markerOf('results_release_at')] === true;
    answered.push({ evaluation: id, enrolled, completed, departments, days, threshold, isWithheld, hasOwnRelease });
  });
  return answered;
};
