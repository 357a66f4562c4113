import { keyOf, tallyShards } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { changeStep, itemAbsent, itemExists, type Step } from '../../../store/steps.ts';

/** What a refused step of a fold says: another fold was faster, or the period has been reopened. */
export const overtaken = Symbol('overtaken');

const refused = () => overtaken;

/** Whether a write was refused because its fence does not hold any more. */
export const wasOvertaken = (error: unknown): boolean =>
  error instanceof WriteRefused && error.reasons.includes(overtaken);

/** The fold of an evaluation: `generation` counts how often its period has been reopened. */
export interface FoldOf {
  readonly evaluation: string;
  readonly generation: number;
}

/** The fields of a tally's shards that folds know of; the first shard has all of them. */
export interface TallyState {
  /** No ballot is taken any more. */
  readonly folded?: boolean;
  /** Of the latest fold or reopening. */
  readonly generation?: number;
  /** The result is there, and no ballot. */
  readonly emptied?: boolean;
  /** A reopening discards what the fold has left. */
  readonly discarding?: true;
}

const resultKey = (evaluation: string) => keyOf.record({ type: 'course_evaluation_result', id: evaluation });

export const firstShard = (evaluation: string) => keyOf.tally(evaluation, 0);

/** Checks that an evaluation has not been destroyed since it was read, and perhaps made anew. */
const sameEvaluation = (record: StoredRecord): Step =>
  changeStep(
    keyOf.record(record),
    { conditions: [{ kind: 'equals', path: ['created_at'], value: record.created_at }] },
    refused,
  );

/** Steps after which no ballot is taken: a submission counts itself in a shard that is not folded. They can be written twice. */
export const closeSteps = (record: StoredRecord, { evaluation, generation }: FoldOf): Step[] => [
  sameEvaluation(record),
  ...Array.from({ length: tallyShards }, (_, shard) =>
    changeStep(
      keyOf.tally(evaluation, shard),
      shard === 0
        ? {
            conditions: [
              { kind: 'fewer', path: ['generation'], than: generation + 1 },
              { kind: 'absent', path: ['discarding'] },
            ],
            set: [
              [['folded'], true],
              [['generation'], generation],
            ],
          }
        : { set: [[['folded'], true]] },
      refused,
    ),
  ),
];

/** Checks that the evaluation is still as this fold has closed it. */
export const fenceStep = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(
    firstShard(evaluation),
    {
      conditions: [
        { kind: 'equals', path: ['folded'], value: true },
        { kind: 'equals', path: ['generation'], value: generation },
      ],
    },
    refused,
  );

/** Checks that no fold has written the result yet: from then on ballots are deleted, and a second reader misses some. */
export const noResultStep = (evaluation: string): Step =>
  changeStep(resultKey(evaluation), { conditions: [itemAbsent] }, refused);

/**
 * Checks that the result is there: whichever fold has written it, all ballots that had been put by then are counted, and
 * the key of the fold is of no use any more.
 */
export const resultStep = (evaluation: string): Step =>
  changeStep(resultKey(evaluation), { conditions: [itemExists] }, refused);

/** Says that no ballot is left. */
export const emptiedStep = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(
    firstShard(evaluation),
    { conditions: [{ kind: 'equals', path: ['generation'], value: generation }], set: [[['emptied'], true]] },
    refused,
  );
