import {
  type CoveredPeriod,
  type Plan,
  readCoverage,
  type Work,
} from '../../../resources/course-evaluations/coverage.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { pauseBefore } from '../../../runtime/pause.ts';
import { isOver, outOfTime } from '../../../runtime/time-limit.ts';
import { StoreError } from '../../../store/errors.ts';
import { WriteRefused } from '../../../store/refused.ts';
import type { Store } from '../../../store/store.ts';
import { destroyEvaluations } from './destroy-evaluations.ts';
import { endPlan, endWork, overtaken, stillWork } from './items.ts';
import { makeEvaluations } from './make-evaluations.ts';
import { settlePlan } from './settle-coverage.ts';

const unlessOvertaken = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    // A faster process has done the same work. The period is read again to find the remaining work.
    const isExpected = error === outOfTime || (error instanceof WriteRefused && error.reasons.includes(overtaken));
    if (!isExpected) throw error;
    return false;
  }
};

/** A settled plan, and until when it may be carried out. */
interface Carrying {
  readonly plan: Plan;
  readonly until: Date | undefined;
}

const carryOutBucket = async (store: Store, period: string, work: Work, carrying: Carrying): Promise<void> => {
  const {
    plan: { revision },
    until,
  } = carrying;
  const { bucket, made, destroyed, at } = work;
  const fence = stillWork(period, bucket, revision);
  // A bucket is named by one hexadecimal digit, and counters may have any number of shards.
  const shard = Number.parseInt(bucket, 16);
  await destroyEvaluations(store, { period, sections: destroyed, fence, until, shard });
  const end = endWork(period, bucket, revision);
  await makeEvaluations(store, { period, sections: made, at, fence, until, shard, end });
};

// Buckets run in parallel, because all transactions of one bucket check the same fence and would conflict. Not all 16
// run at once: with an engine that writes one transaction after another, the last one would wait longer than the
// timeout of a call, and both the call and its repetition would be carried out.
const bucketsAtOnce = 6;

const carryOut = (store: Store, period: string, work: readonly Work[], carrying: Carrying): Promise<void> =>
  forEachAtOnce(work, bucketsAtOnce, (each) => carryOutBucket(store, period, each, carrying));

const closePlan = async (store: Store, period: string, plan: Plan): Promise<void> => {
  await store.write(endPlan(period, plan));
};

/**
 * Does the remaining work of a settled plan and closes the plan. Returns false if another process has done some of it,
 * or the time was not enough; the period must then be read again.
 */
export const carryOutPlan = (
  store: Store,
  period: string,
  work: readonly Work[],
  carrying: Carrying,
): Promise<boolean> =>
  unlessOvertaken(async () => {
    await carryOut(store, period, work, carrying);
    await closePlan(store, period, carrying.plan);
  });

const advance = async (store: Store, period: CoveredPeriod, { plan, until }: Carrying): Promise<void> => {
  const { id } = period.record;
  await unlessOvertaken(async () => {
    const work = plan.state === 'announced' ? await settlePlan(store, period, plan) : period.work;
    await carryOutPlan(store, id, work, { plan, until });
  });
};

const maxRounds = 50;

/**
 * Reads a period and finishes the coverage that any process has begun; returns undefined if the period does not exist.
 * One round trip if nothing is open. Several processes may do this in parallel, and nothing is done twice. At `until`,
 * returns the period as it is then, with the plan that remains.
 */
export const finishCoverage = async (store: Store, id: string, until?: Date): Promise<CoveredPeriod | undefined> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const period = await readCoverage(store, id);
    if (period?.plan === undefined || isOver(until)) return period;
    if (round > 2) await pauseBefore(round);
    await advance(store, period, { plan: period.plan, until });
  }
  throw new StoreError('contended', 'the coverage keeps changing');
};
