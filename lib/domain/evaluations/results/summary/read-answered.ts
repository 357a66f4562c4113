import { linkedIds } from '../../../../model/definition/record-fields.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { forEachAtOnce } from '../../../../runtime/for-each-at-once.ts';
import { filterPath } from '../../../../store/filter-index.ts';
import { keyOf } from '../../../../store/keys.ts';
import { readList } from '../../../../store/list.ts';
import { allKeys } from '../../../../store/list-index.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { requireTime } from '../../coverage/time-limit.ts';
import { countEnrolled } from '../reading/participation.ts';
import type { Answered } from './participation-groups.ts';

const atOnce = 50;

const ofPeriod = (resource: typeof courseEvaluation | typeof courseEvaluationResult, period: string) => {
  const { type, filters } = resource;
  if (filters.period === undefined) throw new Error(`${type} is not found by its period`);
  return filterPath(type, filters.period, { values: [period], holds: 'records' });
};

const readAllOf = async (store: Store, path: ReturnType<typeof ofPeriod>): Promise<StoredRecord[]> => {
  const found: StoredRecord[] = [];
  const walk = { path, range: allKeys, batch: 8_000, unread: courseEvaluation.unread };
  for await (const record of readList(store, walk)) found.push(record);
  return found;
};

/** The results of a period; a round trip for each MB. */
export const readResultsOf = (store: Store, period: string): Promise<StoredRecord[]> =>
  readAllOf(store, ofPeriod(courseEvaluationResult, period));

const readDays = async (store: Store, evaluation: string, before: string): Promise<Map<string, number>> => {
  const days = new Map<string, number>();
  for await (const page of store.pagesOf(keyOf.participation(evaluation, '').pk))
    for (const { day } of page) if (typeof day === 'string' && day < before) days.set(day, (days.get(day) ?? 0) + 1);
  return days;
};

/** Whose participation is read, up to which day, exclusive, and until when. */
export interface Participating {
  readonly period: string;
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
  const byId = new Map(results.map((result) => [result.id, result]));
  const answered: Answered[] = [];
  const evaluations = await readAllOf(store, ofPeriod(courseEvaluation, period));
  await forEachAtOnce(evaluations, atOnce, async ({ id, section }) => {
    requireTime(until);
    const result = byId.get(id);
    const [days, enrolled] = await Promise.all([
      readDays(store, id, before),
      typeof result?.enrolled === 'number' ? result.enrolled : countEnrolled(store, String(section)),
    ]);
    const completed = [...days.values()].reduce((sum, each) => sum + each, 0);
    const departments = result === undefined ? [] : linkedIds(result, 'departments');
    answered.push({ enrolled, completed, departments, days, isWithheld: result?.status === 'withheld' });
  });
  return answered;
};
