import { generationOf, isClosed } from '../../../resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import { type Key, keyName, keyOf } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { resultKey } from '../results/items.ts';
import { firstShard, type TallyState } from '../tally/items.ts';
import { readLevelsAsked } from './asked-in.ts';
import { type Circumstances, circumstanceIn } from './circumstances.ts';
import { type ClosedPeriod, emptyBallots, foldEvaluation } from './fold-evaluation.ts';

/** The period whose evaluations are folded, and until when. */
export interface Folding {
  readonly period: ClosedPeriod;
  readonly circumstances: Circumstances;
  readonly until?: Date | undefined;
}

interface Found {
  readonly evaluation: StoredRecord;
  readonly result: StoredRecord | undefined;
  readonly tally: TallyState | undefined;
}

const keysOf = (id: string): readonly [Key, Key, Key] => [
  keyOf.record({ type: 'course_evaluation', id }),
  resultKey(id),
  firstShard(id),
];

const find = async (store: Store, evaluations: readonly string[]): Promise<Found[]> => {
  const items = await store.getMany(evaluations.flatMap(keysOf));
  const known = new Map<string, Item>(items.map((item) => [keyName(item), item]));
  return evaluations.flatMap((id) => {
    const [evaluation, result, tally] = keysOf(id).map((key) => known.get(keyName(key)));
    // The item under a record's key is a record, and a tally has the fields of a tally.
    return evaluation === undefined
      ? []
      : [
          {
            evaluation: evaluation as unknown as StoredRecord,
            result: result as unknown as StoredRecord | undefined,
            tally: tally as TallyState | undefined,
          },
        ];
  });
};

/**
 * Returns whether the period is as it was read. It is called after the evaluations have been read, because an
 * evaluation of a later opening does not belong to this fold.
 */
const isStillClosed = async (store: Store, { record, generation, now }: ClosedPeriod): Promise<boolean> => {
  const current = await store.readInline(record);
  return current !== undefined && generationOf(current) === generation && isClosed(current, now);
};

// The store limits the calls in progress.
const atOnce = 16;

/**
 * Folds evaluations of a closed period that have no result yet, and deletes the ballots that an interrupted fold has
 * left. Returns false if another fold or a reopening has interfered, so that the period must be read again. Throws
 * `outOfTime`.
 */
export const foldBatch = async (
  store: Store,
  evaluations: readonly string[],
  { period, circumstances, until }: Folding,
): Promise<boolean> => {
  const found = await find(store, evaluations);
  const { generation } = period;
  const left = found.filter(({ result, tally }) => result !== undefined && !tally?.emptied);
  await forEachAtOnce(left, atOnce, ({ evaluation: { id } }) => emptyBallots(store, { evaluation: id, generation }));
  const open = found.filter(({ result }) => result === undefined);
  const [known, isSame, levelsOf] = await Promise.all([
    circumstances.of(open.map(({ evaluation }) => String(evaluation.section))),
    open.length === 0 || isStillClosed(store, period),
    readLevelsAsked(
      store,
      period.record,
      open.map(({ evaluation }) => evaluation),
    ),
  ]);
  if (!isSame) return false;
  let isDone = true;
  await forEachAtOnce(open, atOnce, async ({ evaluation, tally }) => {
    requireTime(until);
    const circumstance = known.get(String(evaluation.section));
    if (circumstance === undefined) return;
    const closed = {
      record: evaluation,
      circumstance: circumstanceIn(period.record, circumstance),
      levels: levelsOf(evaluation),
      tally,
      until,
    };
    isDone = (await foldEvaluation(store, period, closed)) && isDone;
  });
  return isDone;
};
