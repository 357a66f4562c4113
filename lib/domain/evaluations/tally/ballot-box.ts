import { linkageOf } from '../../../model/definition/record-fields.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { counterShards, type Key, keyOf, linkageEntryRange, tallyShards } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { changeStep, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

const shards = Array.from({ length: tallyShards }, (_, shard) => shard);

/** The items that count an evaluation's ballots, and let each in. */
export const ballotBoxOf = (evaluation: string): Key[] => shards.map((shard) => keyOf.tally(evaluation, shard));

const nothing = () => undefined;

/** Steps after which an evaluation takes no more ballots, whatever was on its way. */
const closeBoxSteps = (evaluation: string): Step[] =>
  ballotBoxOf(evaluation).map((key) => changeStep(key, { set: [[['folded'], true]] }, nothing));

// By which the box is forgotten, and open again should the evaluation be made anew. Each time another one: whoever discards
// by one of them must not do so once the evaluation has been made anew, answered, and destroyed again.
const noteDiscarded = (evaluation: string): Step =>
  changeStep(keyOf.discardedAnswers(evaluation), { set: [[['discarded'], newOpaqueId()]] }, nothing);

/** Steps that take no more ballots of an evaluation that is about to be destroyed, and note that they are to be discarded. */
export const discardSteps = (evaluation: string): Step[] => [...closeBoxSteps(evaluation), noteDiscarded(evaluation)];

/** The same for an evaluation that has no ballot; refused where it has one by then. */
export const closeEmptyBoxSteps = (evaluation: string, refused: Refusal): Step[] => [
  ...ballotBoxOf(evaluation).map((key) =>
    changeStep(
      key,
      { conditions: [{ kind: 'fewer', path: ['completed'], than: 1 }], set: [[['folded'], true]] },
      refused,
    ),
  ),
  noteDiscarded(evaluation),
];

// Longer than a submission is tried again, and than clocks differ.
const marginMs = 60_000;

/** Whether a period takes ballots about now, or one may still be on its way. */
export const takesBallots = (record: StoredRecord | undefined): boolean => {
  const [times] = record === undefined ? [] : Object.values(linkageOf(record, 'schedules'));
  const { opens_at: opens, closes_at: closes } = times ?? {};
  const at = now().getTime();
  if (typeof opens !== 'string' || Date.parse(opens) > at + marginMs) return false;
  return typeof closes !== 'string' || Date.parse(closes) > at - marginMs;
};

const resultKey = (evaluation: string): Key => keyOf.record({ type: 'course_evaluation_result', id: evaluation });

/** Steps that note that the result is to be discarded of an evaluation that nobody has answered; none without a result. */
export const discardResultSteps = async (store: Store, evaluation: string): Promise<Step[]> =>
  (await store.get(resultKey(evaluation))) === undefined ? [] : [noteDiscarded(evaluation)];

/**
 * The evaluations, of some, that have ballots or a result, or may get a ballot at any moment. Two round trips: the first
 * ballot of an evaluation leaves a count, by which one that has none is known.
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

/** The responses of an evaluation that came by its ballots. */
export const submittedResponses = async (store: Store, evaluation: string): Promise<string[]> => {
  const { pk } = keyOf.record({ type: 'course_evaluation', id: evaluation });
  return (await store.queryRange(pk, linkageEntryRange('responses'))).map(({ target }) => String(target));
};
