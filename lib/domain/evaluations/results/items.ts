import { type Key, keyOf, type RecordReference } from '../../../store/keys.ts';
import { shardOf } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import {
  alreadyWritten,
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemAbsent,
  itemExists,
  putStep,
  type Refusal,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';

/*
 * The items of a result: its record, its details (result-details.ts), its comments with the items that name them and
 * the holds on them, and the own release of its evaluation. Items of all results: the benchmarks and the summaries.
 */

const type = 'course_evaluation_result';

const msOfSecond = 1_000;

const noReason: Refusal = () => undefined;

type Fields = Readonly<Record<string, unknown>>;

export const resultReference = (evaluation: string) => ({ type, id: evaluation });

export const resultKey = (evaluation: string): Key => keyOf.record(resultReference(evaluation));

// The number is enough for 48 parallel folds of a period's evaluations, each with several transactions.
const resultShards = 64;

/**
 * Returns the shard that counts the result and the comments of an evaluation. After discarded answers, the shard's
 * count has nothing of them.
 */
export const resultShard = (evaluation: string): number => shardOf(evaluation, resultShards);

/** Step that checks that an evaluation has no result. */
export const absentResult = (evaluation: string, refused: Refusal): Step =>
  changeStep(resultKey(evaluation), { conditions: [itemAbsent] }, refused);

/** Step that checks that an evaluation has a result, and gives it the values of `fields`; null removes one. */
export const existingResult = (evaluation: string, refused: Refusal, fields: Fields = {}): Step =>
  changeStep(resultKey(evaluation), { conditions: [itemExists], ...settingAll(fields) }, refused);

/** Step that puts a result. */
export const putResult = (record: StoredRecord, refused: Refusal): Step =>
  putStep(keyOf.record(record), record, refused);

/** Step that puts a part of a result's details, or replaces it as a whole. */
export const putDetail = ({ key, item }: { readonly key: Key; readonly item: Fields }): Step =>
  changeStep(key, settingAll(item), noReason);

/** Step that deletes an item of a result or of a comment, if it is there. */
export const dropItem = (key: Key): Step => deleteStep(key, noReason, []);

/** Step that puts a comment. */
export const putComment = (record: StoredRecord): Step => putStep(keyOf.record(record), record, () => alreadyWritten);

/** Step that puts a part of the ids of an evaluation's comments. */
export const putCommentIds = (evaluation: string, part: number, ids: readonly string[]): Step =>
  putStep(keyOf.resultComments(resultReference(evaluation), part), { ids }, () => alreadyWritten);

/** Step that notes that a comment of an evaluation was hidden: a reply that was compared with them before is refused. */
export const noteHiddenComment = (evaluation: string): Step =>
  changeStep(keyOf.hiddenComments(resultReference(evaluation)), { add: [[['changes'], 1]] }, noReason);

/** Step that deletes a result, or a comment; refused where there is none. */
export const dropRecord = (record: RecordReference, refused: Refusal): Step =>
  deleteStep(keyOf.record(record), refused);

/** Step that deletes the original text of an edited comment. */
export const dropOriginal = (comment: StoredRecord): Step =>
  changeStep(keyOf.record(comment), { conditions: [itemExists], remove: [['original_text']] }, noReason);

/** The reviewer who holds a comment, and the end of the hold, in UTC. */
export interface CommentHold {
  readonly reviewer: string;
  readonly until: string;
}

/**
 * Reads the hold of a comment; returns undefined if nobody has held it, or the table has deleted the item. 1 round
 * trip.
 */
export const readHold = async (store: Store, comment: string): Promise<CommentHold | undefined> => {
  const [item] = await store.getMany([keyOf.commentHold(comment)]);
  return item && { reviewer: String(item.reviewer), until: String(item.until) };
};

const otherHold: Refusal = () => new StaleRead('the hold has changed');

const isHold = (hold: CommentHold | undefined): readonly Condition[] =>
  hold === undefined ? [itemAbsent] : [isStill('reviewer', hold.reviewer), isStill('until', hold.until)];

/** Step that holds a comment, as long as the hold is the one that was read. */
export const putHold = (comment: string, before: CommentHold | undefined, hold: CommentHold): Step =>
  changeStep(
    keyOf.commentHold(comment),
    {
      conditions: isHold(before),
      ...settingAll({ ...hold, [timeToLive]: Math.ceil(Date.parse(hold.until) / msOfSecond) }),
    },
    otherHold,
  );

/**
 * Returns a step that ends the hold that was read. The step is refused if there is another hold now, or one where none
 * was.
 */
export const dropHold = (comment: string, hold: CommentHold | undefined): Step =>
  hold === undefined
    ? changeStep(keyOf.commentHold(comment), { conditions: isHold(hold) }, otherHold)
    : deleteStep(keyOf.commentHold(comment), otherHold, isHold(hold));

/** Step that notes for the sweep that an evaluation's results are released at another time than before. */
export const noteOwnRelease = ({ id, period }: StoredRecord): Step =>
  changeStep(keyOf.ownRelease(id), { set: [[['period'], period]], remove: [['swept']] }, noReason);

/** Returns a step that notes which state of an own release a sweep has handled. */
export const noteSweptRelease = (evaluation: string, seen: string): Step =>
  changeStep(keyOf.ownRelease(evaluation), { conditions: [itemExists], set: [[['swept'], seen]] }, noReason);

/**
 * Returns steps that delete the note of an own release, unless the evaluation has one again; `marker` is the field that
 * says so.
 */
export const dropOwnRelease = (evaluation: string, marker: string): Step[] => [
  deleteStep(keyOf.ownRelease(evaluation), noReason, []),
  changeStep(
    keyOf.record({ type: 'course_evaluation', id: evaluation }),
    { conditions: [{ kind: 'absent', path: [marker] }] },
    noReason,
  ),
];

/** Step that puts the benchmark of a question in a group. */
export const putBenchmark = (key: string, group: string, benchmark: unknown): Step =>
  changeStep(keyOf.benchmark(key, group), { set: [[['benchmark'], benchmark]] }, noReason);

export const dropBenchmark = (key: string, group: string): Step =>
  deleteStep(keyOf.benchmark(key, group), noReason, []);

/** Returns a step that notes which periods the benchmarks count, and which benchmarks exist. */
export const noteBenchmarks = (periods: readonly string[], written: readonly (readonly [string, string])[]): Step =>
  changeStep(
    keyOf.benchmarkState,
    {
      set: [
        [['periods'], periods],
        [['written'], written],
      ],
    },
    noReason,
  );

export const summaryKey = ({ type: periodType, id }: Pick<StoredRecord, 'type' | 'id'>): Key =>
  keyOf.participationSummary({ type: periodType, id });

/** Step that keeps the summary of a period. */
export const keepSummary = (period: Pick<StoredRecord, 'type' | 'id'>, fields: Fields): Step =>
  changeStep(summaryKey(period), settingAll(fields), noReason);
