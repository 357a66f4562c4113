import { markerOf, withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../../runtime/at-once.ts';
import { keyOf, wholePartition } from '../../../../store/keys.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import { WriteRefused } from '../../../../store/refused.ts';
import type { Store } from '../../../../store/store.ts';
import { dropOwnRelease, noteSweptRelease } from '../items.ts';
import { periodType } from '../reading/result-period.ts';

/** An evaluation that has, or recently had, a release time of its own. */
export interface OwnRelease {
  readonly evaluation: string;
  readonly period: StoredRecord | undefined;
  readonly isReleased: boolean;
  /** The evaluation has the release time of its period again, or is deleted. */
  readonly isOver: boolean;
  /** The last sweep has handled this state. */
  readonly isSeen: boolean;
}

const evaluationType = 'course_evaluation';
const marker = markerOf('results_release_at');

const read = async (store: Store, type: string, ids: readonly string[]) =>
  recordsById(await store.readManyInline([...new Set(ids)].map((id) => ({ type, id }))));

const nameOf = (isReleased: boolean): string => (isReleased ? 'released' : 'held');

/**
 * Reads the noted evaluations with a release time of their own, and the present state of each; 2 round trips where there is
 * any, otherwise 1.
 */
export const readOwnReleases = async (store: Store, at: Date): Promise<OwnRelease[]> => {
  const items = await store.queryRange(keyOf.ownRelease('').pk, wholePartition);
  const ids = items.map(({ sk }) => String(sk));
  const [evaluations, periods] = await Promise.all([
    read(store, evaluationType, ids),
    read(
      store,
      periodType,
      items.map(({ period }) => String(period)),
    ),
  ]);
  return items.map(({ sk, period: id, swept }) => {
    const [evaluation, period] = [evaluations.get(String(sk)), periods.get(String(id))];
    const status = evaluation && period && statusOfPeriod(withOwnSettings(period, evaluation), at);
    const isReleased = status === 'released';
    const isOver = evaluation?.[marker] !== true;
    return { evaluation: String(sk), period, isReleased, isOver, isSeen: swept === nameOf(isReleased) };
  });
};

const atOnce = 25;

const noteSeen = ({ evaluation, isReleased, isOver }: OwnRelease) =>
  isOver ? dropOwnRelease(evaluation, marker) : [noteSweptRelease(evaluation, nameOf(isReleased))];

/** Notes that a sweep has handled these releases. The next sweep finds changes since then. */
export const noteSwept = (store: Store, releases: readonly OwnRelease[]): Promise<void> =>
  forEachAtOnce(releases, atOnce, async (each) => {
    await store.write(noteSeen(each)).catch((error) => {
      if (!(error instanceof WriteRefused)) throw error;
    });
  });
