import { newOpaqueId } from '../../../runtime/ids.ts';
import { type Key, keyOf, type RecordReference, tallyShards } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import {
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  type Refusal,
  type Step,
} from '../../../store/steps.ts';

/*
 * The tally of an evaluation: 8 items (shards) that count its ballots and accept each of them. The first also has the state
 * of its fold. `discardedAnswers` is the note that the answers of a destroyed evaluation are to be discarded. A question set
 * has a hidden field once somebody has answered it.
 */

/** The value that a refused step of a fold returns: another fold was faster, or the period has been reopened. */
export const overtaken = Symbol('overtaken');

const refused: Refusal = () => overtaken;
const noReason: Refusal = () => undefined;

/** Whether a write was refused because its fence does not hold any more. */
export const wasOvertaken = (error: unknown): boolean =>
  error instanceof WriteRefused && error.reasons.includes(overtaken);

/** The fold of an evaluation: `generation` counts how often its period has been reopened. */
export interface FoldOf {
  readonly evaluation: string;
  readonly generation: number;
}

/** The fields of a tally's shards that folds read; the first shard has all of them. */
export interface TallyState {
  /** No ballot is accepted after this. */
  readonly folded?: boolean;
  /** The generation of the latest fold or reopening. */
  readonly generation?: number;
  /** The result exists, and no ballot is left. */
  readonly emptied?: boolean;
  /** A reopening discards the rest of the fold. */
  readonly discarding?: true;
}

export const firstShard = (evaluation: string): Key => keyOf.tally(evaluation, 0);

/** The keys of all shards of an evaluation's tally. */
export const shardsOf = (evaluation: string): Key[] =>
  Array.from({ length: tallyShards }, (_, shard) => keyOf.tally(evaluation, shard));

const folded = [['folded'], true] as const;

const inGeneration = (generation: number) => [['generation'], generation] as const;

const isEarlier = (generation: number): Condition => ({ kind: 'fewer', path: ['generation'], than: generation });

const isGeneration = (generation: number): Condition => isStill('generation', generation);

const isDiscarding = (generation: number): Condition[] => [isStill('discarding', true), isGeneration(generation)];

/** A shard that accepts no ballot while `holder` finds out whether its evaluation can be removed (coverage/hold.ts). */
export class HeldTally {
  readonly key: Key;
  readonly holder: string;

  constructor(key: Key, holder: string) {
    this.key = key;
    this.holder = holder;
  }
}

/**
 * Returns a step that counts a ballot. It is refused if the tally is closed or held, or if the answers belong to an
 * earlier opening of the period.
 */
export const countBallot = ({ evaluation, generation }: FoldOf, shard: number, refusal: Refusal): Step => {
  const key = keyOf.tally(evaluation, shard % tallyShards);
  return changeStep(
    key,
    {
      conditions: [{ kind: 'absent', path: ['folded'] }, { kind: 'absent', path: ['held'] }, isEarlier(generation + 1)],
      add: [[['completed'], 1]],
    },
    (found) =>
      typeof found?.held === 'string' && found.folded !== true ? new HeldTally(key, found.held) : refusal(found),
  );
};

/** Steps that hold the tally of an evaluation. */
export const holdTally = (evaluation: string, holder: string): Step[] =>
  shardsOf(evaluation).map((key) => changeStep(key, { set: [[['held'], holder]] }, noReason));

/** Returns a step that ends the rest of a hold. */
export const endHeld = ({ key, holder }: HeldTally): Step =>
  changeStep(key, { conditions: [isStill('held', holder)], remove: [['held']] }, noReason);

/**
 * Returns a step that checks that an evaluation has not been destroyed since it was read, and perhaps created again.
 */
const sameEvaluation = (record: StoredRecord): Step =>
  changeStep(keyOf.record(record), { conditions: [isStill('created_at', record.created_at)] }, refused);

/** Steps that close the tally for a fold: no ballot is accepted after them. They can be written twice. */
export const closeTally = (record: StoredRecord, { evaluation, generation }: FoldOf): Step[] => [
  sameEvaluation(record),
  ...shardsOf(evaluation).map((key, shard) =>
    changeStep(
      key,
      shard === 0
        ? {
            conditions: [isEarlier(generation + 1), { kind: 'absent', path: ['discarding'] }],
            set: [folded, inGeneration(generation)],
          }
        : { set: [folded] },
      refused,
    ),
  ),
];

/** Step that checks that the evaluation is still as this fold has closed it. */
export const stillClosed = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(firstShard(evaluation), { conditions: [isStill('folded', true), isGeneration(generation)] }, refused);

/** Step that notes that no ballot is left. */
export const noteEmptied = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(firstShard(evaluation), { conditions: [isGeneration(generation)], set: [[['emptied'], true]] }, refused);

/**
 * Returns steps that refuse folds and submissions of an earlier generation, for an evaluation that is as if it had
 * never been open. The steps are refused if one of them was faster.
 */
export const refuseEarlier = ({ evaluation, generation }: FoldOf): Step[] =>
  shardsOf(evaluation).map((key) =>
    changeStep(
      key,
      {
        conditions: [
          isEarlier(generation),
          { kind: 'absent', path: ['completed'] },
          { kind: 'absent', path: ['folded'] },
        ],
        set: [inGeneration(generation)],
      },
      refused,
    ),
  );

/** Steps that close the tally to discard its ballots; refused where that was done in this generation, or in a later one. */
export const beginDiscardOf = ({ evaluation, generation }: FoldOf, isResumed: boolean): Step[] =>
  shardsOf(evaluation).map((key, shard) => {
    if (shard > 0) return changeStep(key, { set: [folded] }, refused);
    const conditions = isResumed ? isDiscarding(generation) : [isEarlier(generation)];
    return changeStep(key, { conditions, set: [folded, inGeneration(generation), [['discarding'], true]] }, refused);
  });

/** Step that checks that this generation is still being discarded. */
export const stillDiscarding = ({ evaluation, generation }: FoldOf): Step =>
  changeStep(firstShard(evaluation), { conditions: isDiscarding(generation) }, refused);

/** Steps that open the tally again, for ballots of this generation. */
export const reopenTally = ({ evaluation, generation }: FoldOf): Step[] =>
  shardsOf(evaluation).map((key, shard) =>
    changeStep(
      key,
      {
        conditions: shard === 0 ? isDiscarding(generation) : [],
        set: [inGeneration(generation)],
        remove: [['folded'], ['completed'], ...(shard === 0 ? ([['emptied'], ['discarding']] as const) : [])],
      },
      refused,
    ),
  );

// Each note has a different value. A worker with an old note then discards nothing of an evaluation that has been
// created again, answered, and destroyed again.
/** Step that notes that the answers of an evaluation are to be discarded, and its tally with them. */
export const noteDiscarded = (evaluation: string): Step =>
  changeStep(keyOf.discardedAnswers(evaluation), { set: [[['discarded'], newOpaqueId()]] }, noReason);

const isNoted = (note: unknown): readonly Condition[] => [{ kind: 'equals', path: ['discarded'], value: note }];

/** Step that checks that the note is still the one that was read. */
export const stillNoted = (evaluation: string, note: unknown): Step =>
  changeStep(keyOf.discardedAnswers(evaluation), { conditions: isNoted(note) }, refused);

/** Steps that delete the tally and the note: if the evaluation is made again, students can answer it from then on. */
export const dropTally = (evaluation: string, note: unknown): Step[] => [
  ...shardsOf(evaluation).map((key) => deleteStep(key, noReason, [])),
  deleteStep(keyOf.discardedAnswers(evaluation), refused, isNoted(note)),
];

/** Steps that close the tally of an evaluation that is about to be destroyed, and note that its answers are to be discarded. */
export const discardSteps = (evaluation: string): Step[] => [
  ...shardsOf(evaluation).map((key) => changeStep(key, { set: [folded] }, noReason)),
  noteDiscarded(evaluation),
];

/** Returns the same steps for an evaluation without ballots. They are refused if it has got one. */
export const closeEmptySteps = (evaluation: string, refusal: Refusal): Step[] => [
  ...shardsOf(evaluation).map((key) =>
    changeStep(key, { conditions: [{ kind: 'fewer', path: ['completed'], than: 1 }], set: [folded] }, refusal),
  ),
  noteDiscarded(evaluation),
];

// The hidden field changes neither the version nor the time of change. It is the same after the first student as after
// the last.
const answeredField = 'answered';

/** The hidden field for a set that must not change from the start, like an answered one. */
export const asAnswered: Readonly<Record<string, unknown>> = { [answeredField]: true };

/** Whether somebody has answered a question set, or has tried to: from then on only translations change. */
export const isAnsweredSet = (set: StoredRecord): boolean => set[answeredField] === true;

/** Step that refuses a write once the question set that it changes has been answered. */
export const stillUnanswered = (set: string, refusal: Refusal): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_question_set', id: set }),
    { conditions: [itemExists, { kind: 'absent', path: [answeredField] }] },
    refusal,
  );

const gone: Refusal = () => new Error('the question set is gone');

/** Step that notes that a question set is answered. */
export const noteAnsweredSet = (set: RecordReference): Step =>
  changeStep(keyOf.record(set), { conditions: [itemExists], set: [[[answeredField], true]] }, gone);

/**
 * Returns a step that permits changes of a question set again, for the transaction after which its period accepts no
 * ballot.
 */
export const releaseSet = (set: RecordReference): Step =>
  changeStep(keyOf.record(set), { conditions: [itemExists], remove: [[answeredField]] }, gone);
