import { linkageOf } from '../../../model/definition/record-fields.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { now } from '../../../runtime/clock.ts';
import { counterShards, keyOf, linkageEntryRange } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { resultKey } from '../results/items.ts';
import { noteDiscarded } from './items.ts';

// The margin is longer than a submission is retried, and longer than the difference of clocks.
const marginMs = 60_000;

/** Returns whether a period accepts ballots at about this time, or one may still be on its way. */
export const takesBallots = (record: StoredRecord | undefined): boolean => {
  const [times] = record === undefined ? [] : Object.values(linkageOf(record, 'schedules'));
  const { opens_at: opens, closes_at: closes } = times ?? {};
  const at = now().getTime();
  if (typeof opens !== 'string' || Date.parse(opens) > at + marginMs) return false;
  return typeof closes !== 'string' || Date.parse(closes) > at - marginMs;
};

/** Steps that note that the result of an evaluation without answers is to be discarded; none without a result. */
export const discardResultSteps = async (store: Store, evaluation: string): Promise<Step[]> =>
  (await store.get(resultKey(evaluation))) === undefined ? [] : [noteDiscarded(evaluation)];

/**
 * Returns which of some evaluations have ballots or a result, or may get a ballot at any moment. 2 round trips: an
 * evaluation without a count has no ballot.
 */
export const withAnswers = async (store: Store, period: string, ids: readonly string[]): Promise<string[]> => {
  if (takesBallots(await store.readInline(periodReference(period)))) return [...ids];
  const keys = ids.flatMap((id) =>
    Array.from({ length: counterShards }, (_, shard) => keyOf.responseCount(period, id, shard)),
  );
  const [counts, results] = await Promise.all([store.getMany(keys), store.getMany(ids.map(resultKey))]);
  const counted = counts.map(({ sk }) => String(sk).split('#')[0]);
  const found = new Set([...counted, ...results.map(({ id }) => String(id))]);
  return ids.filter((id) => found.has(id));
};

/** The responses of an evaluation that were submitted with ballots. */
export const submittedResponses = async (store: Store, evaluation: string): Promise<string[]> => {
  const { pk } = keyOf.record({ type: 'course_evaluation', id: evaluation });
  return (await store.queryRange(pk, linkageEntryRange('responses'))).map(({ target }) => String(target));
};
