import { now } from '../../../runtime/clock.ts';
import { log } from '../../../runtime/log.ts';
import { embeddedMetrics } from '../../../runtime/metrics.ts';
import { inBackground, sweepWaiting } from '../../../store/background-calls.ts';
import { everyOpenCoverage, keyOf } from '../../../store/keys.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { finishCoverage } from './finish-coverage.ts';

const readOpen = (store: Store) => store.queryRange(keyOf.openCoverage('', '').pk, everyOpenCoverage);

/** Finishes all open coverage, one period after the other; returns how many there were. Throws a failure at the end. */
export const sweepCoverage = async (store: Store): Promise<number> => {
  const periods = new Set((await readOpen(store)).map(({ period }) => String(period)));
  const failures: unknown[] = [];
  for (const period of periods) await finishCoverage(store, period).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return periods.size;
};

/** Returns how long the oldest unfinished plan has been waiting, in seconds; 0 if there is none. */
const oldestPlanSeconds = async (store: Store): Promise<number> => {
  const begun = (await readOpen(store)).map(({ at }) => Date.parse(String(at)));
  return begun.length === 0 ? 0 : Math.max(0, Math.round((now().getTime() - Math.min(...begun)) / 1_000));
};

/** Name of the metric that shows how long the oldest plan has been waiting after a sweep. */
export const oldestPlanMetric = 'OldestPlanAge';

const report = async (store: Store, periods: number): Promise<void> => {
  const age = await oldestPlanSeconds(store);
  const metrics = embeddedMetrics(now(), 'sweep-coverage', { [oldestPlanMetric]: [age, 'Seconds'] });
  if (periods === 0 && age === 0 && Object.keys(metrics).length === 0) return;
  log({ level: 'info', event: 'sweep-coverage', periods, ...store.meter.consumption, ...metrics });
};

/** Sweeps the table that the environment names, and says in the log how much it finished and how old the rest is. */
export const sweepOpenCoverage = async (): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  let periods = 0;
  try {
    periods = await sweepCoverage(store);
  } finally {
    await report(store, periods);
  }
};
