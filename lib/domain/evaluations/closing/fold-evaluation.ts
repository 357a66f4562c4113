import { startOfDay } from '../../../runtime/instant.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import { deleteBallots, deleteFoldKey, foldKeyOf, readBallots, type StoredBallot } from '../../../store/ballots.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { discardBallots } from '../discarding/discard-answers.ts';
import { deleteComments } from '../discarding/discard-result.ts';
import { absentResult, existingResult } from '../results/items.ts';
import {
  closeTally,
  type FoldOf,
  noteEmptied,
  overtaken,
  stillClosed,
  type TallyState,
  wasOvertaken,
} from '../tally/items.ts';
import { type Asked, BallotCount } from './ballot-count.ts';
import { type Circumstance, withPreviousInstructors } from './circumstances.ts';
import { hasText, type Written, writeComments, writtenOn } from './comments.ts';
import { forReviewers } from './for-reviewers.ts';
import { freezeResult, withheldIn } from './freeze-result.ts';
import { settingsOf } from './settings.ts';
import { writeResult } from './write-result.ts';

/** A closed period as its evaluations are folded. */
export interface ClosedPeriod {
  readonly record: StoredRecord;
  readonly generation: number;
  /** The questions of the institution. */
  readonly questions: readonly Asked[];
  readonly now: Date;
}

/** An evaluation of a closed period. */
export interface ClosedEvaluation {
  readonly record: StoredRecord;
  readonly circumstance: Circumstance;
  /** The additional questions of departments and the section. */
  readonly levels?: readonly Asked[];
  /** The first shard of its tally, where it exists. */
  readonly tally: TallyState | undefined;
  /** Time at which the fold stops, because a class of thousands takes longer than a request. */
  readonly until?: Date | undefined;
}

const readAll = async (store: Store, evaluation: string, until: Date | undefined): Promise<StoredBallot[]> => {
  const ballots: StoredBallot[] = [];
  for await (const page of readBallots(store, evaluation)) {
    requireTime(until);
    ballots.push(...page);
  }
  return ballots;
};

const deleteLeft = async (store: Store, { evaluation }: FoldOf, known?: readonly StoredBallot[]): Promise<void> => {
  const fence = [existingResult(evaluation, () => overtaken)];
  if (known === undefined) return discardBallots(store, evaluation, fence);
  // The fence is not needed: these are the counted ballots, and no other ballot gets their ids.
  const ids = known.map(({ id }) => id);
  await deleteBallots(store, evaluation, ids);
  if (known.some(hasText)) await deleteFoldKey(store, evaluation, fence);
};

/**
 * Deletes the remaining ballots of an evaluation that has a result, and notes that they are deleted. Can be repeated.
 */
export const emptyBallots = async (store: Store, of: FoldOf, known?: readonly StoredBallot[]): Promise<void> => {
  try {
    await deleteLeft(store, of, known);
    await store.write([noteEmptied(of)]);
  } catch (error) {
    // The period was reopened meanwhile. The process that discards the result finds no ballots.
    if (!wasOvertaken(error)) throw error;
  }
};

const keepComments = async (
  store: Store,
  of: FoldOf,
  {
    period,
    questions,
    ballots,
    isAllowed,
    hiddenAmong,
    isResumed,
    until,
  }: {
    readonly period: ClosedPeriod;
    readonly questions: readonly Asked[];
    readonly ballots: readonly StoredBallot[];
    readonly isAllowed: boolean;
    readonly hiddenAmong: (written: readonly Written[]) => ReadonlySet<Written>;
    readonly isResumed: boolean;
    readonly until: Date | undefined;
  },
): Promise<void> => {
  const fence = [stillClosed(of), absentResult(of.evaluation, () => overtaken)];
  if (isAllowed && ballots.some(hasText)) {
    const key = await foldKeyOf(store, of.evaluation, fence);
    const written = writtenOn(ballots, questions, key);
    const day = new Date(startOfDay(period.now.toISOString()));
    await writeComments(store, { ...of, period: period.record, day, hidden: hiddenAmong(written), until }, written);
    // If a faster fold has deleted the ballots, this fold finds no text in them, and the comments of the faster one
    // stay.
  } else if (isResumed) await deleteComments(store, of.evaluation, fence);
};

const countAndWrite = async (
  store: Store,
  period: ClosedPeriod,
  { record: evaluation, circumstance, levels = [], tally, until }: ClosedEvaluation,
): Promise<readonly StoredBallot[]> => {
  const of: FoldOf = { evaluation: evaluation.id, generation: period.generation };
  await retryBusy(() => store.write(closeTally(evaluation, of)));
  const ballots = await readAll(store, evaluation.id, until);
  const questions = [...period.questions, ...levels];
  const count = new BallotCount(questions);
  for (const ballot of ballots) count.add(ballot);
  const settings = settingsOf(period.record, evaluation, circumstance.takesPlace);
  const { threshold } = settings;
  const isAllowed = threshold !== null && count.completed >= threshold;
  const { enrolled, teaching } = circumstance;
  const instructors = teaching.map(({ id }) => id);
  const everybody = [...new Set([...instructors, ...count.instructors])];
  const closed = { questions, instructors, count, enrolled, ...settings };
  const withheld = withheldIn(closed);
  const hiddenAmong = (written: readonly Written[]) =>
    forReviewers(written, { count, instructors: everybody, threshold: threshold ?? 0, withheld });
  const isResumed = tally?.folded === true;
  await keepComments(store, of, { period, questions, ballots, isAllowed, hiddenAmong, isResumed, until });
  const frozen = freezeResult(closed);
  await writeResult(store, frozen, {
    ...of,
    record: evaluation,
    circumstance: await withPreviousInstructors(store, circumstance, frozen.units),
    now: period.now,
    isEmpty: ballots.length === 0,
  });
  return ballots;
};

/**
 * Folds an evaluation without a result: closes it, counts its ballots, writes its comments and its result, and deletes
 * the ballots. After an interruption it starts again, or continues with the ballots if the result exists. Returns false
 * if another fold was faster, or the period was reopened. Throws `outOfTime`.
 */
export const foldEvaluation = async (
  store: Store,
  period: ClosedPeriod,
  evaluation: ClosedEvaluation,
): Promise<boolean> => {
  try {
    const ballots = await countAndWrite(store, period, evaluation);
    const of = { evaluation: evaluation.record.id, generation: period.generation };
    if (ballots.length > 0) await emptyBallots(store, of, ballots);
    return true;
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    return false;
  }
};
