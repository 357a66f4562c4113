import { linkageOf } from '../../../../model/definition/record-fields.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../../runtime/at-once.ts';
import { now } from '../../../../runtime/clock.ts';
import { log } from '../../../../runtime/log.ts';
import { inBackground, sweepWaiting } from '../../../../store/background-calls.ts';
import { keyOf } from '../../../../store/keys.ts';
import { readList } from '../../../../store/list.ts';
import { allKeys } from '../../../../store/list-index.ts';
import { orderPath } from '../../../../store/list-path.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { openStore, type Store } from '../../../../store/store.ts';
import { benchmarkOf } from '../benchmarks/quantiles.ts';
import { forgetOriginals } from '../comments/forget-originals.ts';
import { dropBenchmark, noteBenchmarks, putBenchmark } from '../items.ts';
import { periodType } from '../reading/result-period.ts';
import { MedianGathering } from './gather-medians.ts';
import { noteSwept, type OwnRelease, readOwnReleases } from './own-releases.ts';

const years = 3;

const closedAt = (period: StoredRecord): Date => {
  const [times] = Object.values(linkageOf(period, 'schedules'));
  return new Date(String(times?.closes_at));
};

const isRecent = (period: StoredRecord, at: Date): boolean => {
  const since = new Date(at);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return closedAt(period) >= since;
};

/** The periods that have released their results, of three years. */
const readReleased = async (store: Store, at: Date): Promise<string[]> => {
  const path = orderPath(periodType, 'created_at');
  const found: string[] = [];
  for await (const period of readList(store, { path, range: allKeys, batch: 1_000 }))
    if (statusOfPeriod(period, at) === 'released' && isRecent(period, at)) found.push(period.id);
  return found.sort();
};

interface State {
  /** The periods whose results the benchmarks contain, in the form of `asCounted`. */
  readonly periods: readonly string[];
  /** The existing benchmarks: question key and group. */
  readonly written: readonly (readonly [string, string])[];
}

const readState = async (store: Store): Promise<State> => {
  const item = await store.get(keyOf.benchmarkState);
  // Only this file writes the item.
  return item === undefined ? { periods: [], written: [] } : (item as unknown as State);
};

const atOnce = 25;

/** The released data: periods of three years, and evaluations with their own release times. */
interface Released {
  readonly periods: readonly string[];
  /** Periods that have released only evaluations with their own release times. */
  readonly others: readonly string[];
  readonly own: readonly OwnRelease[];
}

/** Returns the ids of evaluations with an own release time that are, or are not, released. */
const evaluationsOf = (own: readonly OwnRelease[], isReleased: boolean): ReadonlySet<string> =>
  new Set(own.filter((each) => each.isReleased === isReleased).map(({ evaluation }) => evaluation));

/** Returns recent periods that are not released but have released evaluations. */
const othersOf = (own: readonly OwnRelease[], periods: readonly string[], at: Date): string[] => {
  const others = own.flatMap(({ period, isReleased }) =>
    isReleased && period !== undefined && isRecent(period, at) && !periods.includes(period.id) ? [period.id] : [],
  );
  return [...new Set(others)];
};

/**
 * Returns a name for each period with the state that was last counted. A period gets another name if it was released
 * before all of its answers were counted, was reopened, or got more evaluations. 1 round trip.
 */
const asCounted = async (store: Store, periods: readonly string[]): Promise<string[]> => {
  const keys = periods.map((id) => keyOf.periodFold({ type: periodType, id }));
  const folds = new Map((await store.getMany(keys)).map((item) => [item.pk, item]));
  return periods.map((id, index) => {
    const { generation = '', linkage_changes: changes = '' } = folds.get(keys[index]?.pk) ?? {};
    return [id, generation, changes].join('#');
  });
};

const gather = async (store: Store, { periods, others, own }: Released): Promise<MedianGathering> => {
  const gathering = new MedianGathering(store);
  const [released, held] = [evaluationsOf(own, true), evaluationsOf(own, false)];
  for (const period of periods) await gathering.addPeriod(period, ({ id }) => !held.has(id));
  for (const period of others) await gathering.addPeriod(period, ({ id }) => released.has(id));
  return gathering;
};

const writeBenchmarks = async (
  store: Store,
  out: Released,
  { before, counted }: { readonly before: State; readonly counted: readonly string[] },
): Promise<void> => {
  const gathering = await gather(store, out);
  const made = [...gathering.medians].flatMap(([key, groups]) =>
    [...groups].flatMap(([group, medians]) => {
      const benchmark = benchmarkOf(medians);
      return benchmark === undefined ? [] : [{ key, group, benchmark }];
    }),
  );
  await forEachAtOnce(made, atOnce, async ({ key, group, benchmark }) => {
    await store.write([putBenchmark(key, group, benchmark)]);
  });
  const kept = new Set(made.map(({ key, group }) => `${key} ${group}`));
  const gone = before.written.filter(([key, group]) => !kept.has(`${key} ${group}`));
  await forEachAtOnce(gone, atOnce, async ([key, group]) => {
    await store.write([dropBenchmark(key, group)]);
  });
  const written = made.map(({ key, group }) => [key, group] as const);
  await store.write([noteBenchmarks(counted, written)]);
};

/**
 * Does the work after a release: deletes the original texts of edited comments, and computes the benchmarks again from
 * all released results of three years. If nothing new is released or counted, it reads only the list of periods, their
 * counted states, and the evaluations with own release times. Returns how many periods were released since the last
 * time.
 */
export const sweepReleased = async (store: Store, at: Date): Promise<number> => {
  const [periods, state, own] = await Promise.all([
    readReleased(store, at),
    readState(store),
    readOwnReleases(store, at),
  ]);
  const others = othersOf(own, periods, at);
  const names = await asCounted(store, [...periods, ...others]);
  // A period that is released as a whole, after some of its evaluations, counts as new.
  const counted = names.map((name, index) => (index < periods.length ? name : `${name}#own`));
  const isFresh = (name: string | undefined) => name !== undefined && !state.periods.includes(name);
  const fresh = periods.filter((_period, index) => isFresh(counted[index]));
  const moved = own.filter(({ isSeen }) => !isSeen);
  if (moved.length === 0 && counted.length === state.periods.length && !counted.some(isFresh)) return 0;
  const held = evaluationsOf(own, false);
  for (const id of fresh) await forgetOriginals(store, { field: 'period', id }, held);
  for (const id of evaluationsOf(moved, true)) await forgetOriginals(store, { field: 'evaluation', id });
  await writeBenchmarks(store, { periods, others, own }, { before: state, counted });
  await noteSwept(store, moved);
  return fresh.length;
};

/** Sweeps the table that the environment names, and logs what it found. */
export const sweepReleasedPeriods = async (): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  const released = await sweepReleased(store, now());
  if (released > 0) log({ level: 'info', event: 'sweep-released', released, ...store.meter.consumption });
};
