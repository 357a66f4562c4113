import { linkedIds } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { thresholdOf } from '../../../../resources/course-evaluations/threshold.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { countEnrolments, type Enrolment, nobody } from '../../response-rates/enrolments.ts';
import { type DailyCounts, readDailyCounts, totalOf } from '../../response-rates/read-counts.ts';
import { readAllOf, readEvaluationsOf } from '../../response-rates/read-evaluations.ts';
import type { Answered } from './participation-groups.ts';

/** The results of a period; a round trip for each MB. */
export const readResultsOf = (store: Store, period: string): Promise<StoredRecord[]> =>
  readAllOf(store, courseEvaluationResult, period);

const daysBefore = (days: DailyCounts | undefined, before: string): DailyCounts =>
  new Map([...(days ?? [])].filter(([day]) => day < before));

/**
 * Returns undefined if no number is frozen: there is no result yet, or it is withheld. A shown result has no hidden
 * numbers.
 */
const frozenEnrolment = (result: StoredRecord | undefined): Enrolment | undefined =>
  typeof result?.enrolled === 'number' ? { enrolled: result.enrolled, enrolledBefore: result.enrolled } : undefined;

/** The evaluations whose participation is read, and the exclusive last day. */
export interface Participating {
  readonly period: StoredRecord;
  readonly results: readonly StoredRecord[];
  readonly before: string;
}

/**
 * Reads how many have answered each evaluation of a period from its counts by day, without a look at answers. One
 * request for each thousand counts, and for evaluations without a result one for each megabyte of students.
 */
export const readAnswered = async (store: Store, { period, results, before }: Participating): Promise<Answered[]> => {
  const byId = recordsById(results);
  const [evaluations, counts] = await Promise.all([
    readEvaluationsOf(store, period.id),
    readDailyCounts(store, period.id),
  ]);
  const unfolded = evaluations.filter(({ id }) => frozenEnrolment(byId.get(id)) === undefined);
  const sections = new Set(unfolded.map(({ section }) => String(section)));
  const enrolments: ReadonlyMap<string, Enrolment> =
    sections.size === 0 ? new Map() : await countEnrolments(store, period, sections);
  return evaluations.map((evaluation) => {
    const { id, section } = evaluation;
    const result = byId.get(id);
    const days = daysBefore(counts.get(id), before);
    return {
      evaluation: id,
      ...(frozenEnrolment(result) ?? enrolments.get(String(section)) ?? nobody),
      completed: totalOf(days),
      departments: result === undefined ? [] : linkedIds(result, 'departments'),
      days,
      threshold: thresholdOf(withOwnSettings(period, evaluation)) ?? 0,
      isWithheld: result?.status === 'withheld',
    };
  });
};
