import { linkageOf, linkedIds } from '../../../../model/definition/record-fields.ts';
import { readBare } from '../../../../model/read/read-linked.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationPeriod } from '../../../../resources/course-evaluations/course-evaluation-period.ts';
import { isEvaluated } from '../../../../resources/course-evaluations/coverage.ts';
import type { PeriodStatus } from '../../../../resources/course-evaluations/period-status.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { inlineRoom } from '../../../../store/linkage.ts';
import { walkList } from '../../../../store/list.ts';
import { allKeys } from '../../../../store/list-index.ts';
import { orderPath } from '../../../../store/list-path.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { finishCoverage } from '../../coverage/finish-coverage.ts';
import { readResponseCounts } from '../../response-rates/read-counts.ts';
import type { AnswerWindow } from './answer-day.ts';

/** An evaluation that can take responses. */
export interface TakingEvaluation {
  readonly id: string;
  readonly section: string;
  readonly taken: number;
  /** How many more responses fit into the evaluation's own item. */
  readonly inlineRoom: number;
}

/** A period that is open or has been, with its evaluations. */
export interface TakingPeriod {
  readonly id: string;
  readonly name: string;
  readonly window: AnswerWindow;
  readonly record: StoredRecord;
  readonly evaluations: readonly TakingEvaluation[];
}

const taking: readonly PeriodStatus[] = ['open', 'closed', 'released'];

const isTaking = (record: StoredRecord, now: Date): boolean => taking.includes(statusOfPeriod(record, now));

const instantOf = (value: unknown): number | undefined => (typeof value === 'string' ? Date.parse(value) : undefined);

/** When students can answer in a period, up to now. */
export const windowOf = (record: StoredRecord, now: Date): AnswerWindow => {
  const [times = {}] = Object.values(linkageOf(record, 'schedules'));
  const [opens = now.getTime(), closes] = [instantOf(times.opens_at), instantOf(times.closes_at)];
  // What happens at this very moment has happened; at the moment of closing nothing does.
  return { opens, closes, end: Math.min(now.getTime() + 1, closes ?? Number.POSITIVE_INFINITY) };
};

/** The evaluations of a period whose classes take place. */
export const readEvaluations = async (store: Store, period: StoredRecord): Promise<TakingEvaluation[]> => {
  const [records, counts] = await Promise.all([
    readBare(store, courseEvaluation.type, linkedIds(period, 'evaluations')),
    readResponseCounts(store, period.id),
  ]);
  const sections = await readBare(
    store,
    'course_evaluation_section',
    records.map(({ section }) => String(section)),
  );
  const cancelled = new Set(sections.filter((section) => !isEvaluated(section)).map(({ id }) => id));
  const taking = records.filter(({ section }) => !cancelled.has(String(section)));
  return taking.map((record) => ({
    id: record.id,
    section: String(record.section),
    taken: counts.get(record.id) ?? 0,
    inlineRoom: inlineRoom(record, 'responses'),
  }));
};

/** All periods, from the index, which may lag a little behind: each is to be read again before anything is made of it. */
export const readAllPeriods = async (store: Store): Promise<StoredRecord[]> => {
  const { type } = courseEvaluationPeriod;
  const walk = { path: orderPath(type, 'created_at'), descending: false, range: allKeys, batch: 100 };
  return Array.fromAsync(walkList(store, walk));
};

/** The periods that are open, closed or released, in the order of their creation; what is open of their coverage is finished. */
export const readTakingPeriods = async (store: Store, now: Date): Promise<TakingPeriod[]> => {
  const found: TakingPeriod[] = [];
  for (const { id } of (await readAllPeriods(store)).filter((each) => isTaking(each, now))) {
    const record = (await finishCoverage(store, id))?.record;
    if (record === undefined || !isTaking(record, now)) continue;
    const evaluations = await readEvaluations(store, record);
    found.push({ id, name: String(record.name), window: windowOf(record, now), record, evaluations });
  }
  return found;
};
