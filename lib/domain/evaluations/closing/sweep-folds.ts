import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isFolded } from '../../../resources/course-evaluations/period-fold.ts';
import { discardFields, isClosed, periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import { now } from '../../../runtime/clock.ts';
import { log } from '../../../runtime/log.ts';
import { embeddedMetrics, foldMetrics } from '../../../runtime/metrics.ts';
import { outOfTime } from '../../../runtime/time-limit.ts';
import { inBackground, sweepWaiting } from '../../../store/background-calls.ts';
import { keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { discardAnswers, discardBallots } from '../discarding/discard-answers.ts';
import { discardPeriod } from '../discarding/discard-period.ts';
import { lookForLeftBallots, type Place } from '../discarding/left-ballots.ts';
import { noteFolded, readUnfolded } from '../midterms/items.ts';
import { readAllPeriods } from '../periods/read-period.ts';
import { foldAlone } from './fold-lease.ts';
import { type FoldTimes, foldPeriod } from './fold-period.ts';

/** Reads the closed periods that are not folded, or that got more evaluations after their fold, oldest first. */
const unfoldedOf = async (store: Store, periods: readonly StoredRecord[], at: Date): Promise<StoredRecord[]> => {
  const closed = periods.filter((period) => isClosed(period, at));
  const keys = closed.map(({ id }) => keyOf.periodFold(periodReference(id)));
  const done = new Map((await store.getMany(keys)).map((item) => [keyName(item), item]));
  return closed
    .filter((period) => !isFolded(done.get(keyName(keyOf.periodFold(period))), period))
    .sort((one, other) => ((periodTimes(one).closesAt ?? '') < (periodTimes(other).closesAt ?? '') ? -1 : 1));
};

/** Reads the midterms that are open or wait for their fold. 2 round trips. */
const readUnfoldedMidterms = async (store: Store): Promise<StoredRecord[]> =>
  store.readManyInline((await readUnfolded(store)).map(periodReference));

/** The result of a sweep, and the work that remains. */
export interface Swept {
  readonly folded: number;
  /** How long the period that waits longest has been closed, in seconds. */
  readonly behindSeconds: number;
}

const behind = (periods: readonly StoredRecord[], at: Date): number =>
  Math.max(
    0,
    ...periods.map((period) => Math.round((at.getTime() - Date.parse(periodTimes(period).closesAt ?? '')) / 1_000)),
  );

/**
 * Discards the answers of periods that went back, then folds the periods that have closed, in the order of closing. The
 * error of one period is thrown after all others are done.
 */
export const sweepFolds = async (store: Store, times: FoldTimes): Promise<Swept> => {
  const failures: unknown[] = [];
  const keep = (error: unknown) => void failures.push(error);
  await discardAnswers(store, times.until).catch((error) => error === outOfTime || keep(error));
  const [ofOffice, midterms] = await Promise.all([readAllPeriods(store), readUnfoldedMidterms(store)]);
  const periods = [...ofOffice, ...midterms];
  for (const { id } of periods.filter((period) => period[discardFields.pending] === true))
    await discardPeriod(store, id, { until: times.until, ballots: discardBallots }).catch(keep);
  const unfolded = await unfoldedOf(store, periods, times.now);
  const left = new Set(unfolded.map(({ id }) => id));
  for (const { id } of unfolded) {
    const outcome = await foldPeriod(store, id, times).catch((error) => {
      keep(error);
      return 'unfinished';
    });
    if (outcome !== 'unfinished') left.delete(id);
  }
  const closed = midterms.filter((period) => isClosed(period, times.now) && !left.has(period.id));
  await noteFolded(
    store,
    closed.map(({ id }) => id),
  ).catch(keep);
  if (failures.length > 0) throw failures[0];
  const still = unfolded.filter(({ id }) => left.has(id));
  return { folded: unfolded.length - still.length, behindSeconds: behind(still, now()) };
};

// A function has 15 minutes, and running work is finished after this limit.
const limitMs = 12 * 60_000;

let place: Place;

const report = (store: Store, swept: Swept | undefined, left: number): void => {
  const metrics = embeddedMetrics(now(), 'sweep-folds', {
    // A sweep that failed reports no age: the alarm takes the missing value for a bad one.
    ...(swept && { [foldMetrics.behind]: [swept.behindSeconds, 'Seconds'] as const }),
    [foldMetrics.left]: [left, 'Count'],
  });
  const isQuiet = swept?.folded === 0 && swept.behindSeconds === 0 && left === 0;
  if (isQuiet && Object.keys(metrics).length === 0) return;
  log({ level: 'info', event: 'sweep-folds', ...swept, ballotsLeft: left, ...store.meter.consumption, ...metrics });
};

/** Sweeps the tables that the environment names, and logs what was folded and what is left. */
export const sweepClosedPeriods = async (): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  const at = now();
  let swept: Swept | undefined;
  let left = 0;
  try {
    const until = new Date(at.getTime() + limitMs);
    swept = await foldAlone(store, () => sweepFolds(store, { now: at, until }));
    swept ??= { folded: 0, behindSeconds: behind(await unfoldedOf(store, await readAllPeriods(store), at), now()) };
    const found = await lookForLeftBallots(store, place);
    ({ left } = found);
    place = found.next;
  } finally {
    report(store, swept, left);
  }
};
