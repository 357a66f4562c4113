import { log } from '../runtime/log.ts';
import { everyOpenCoverage, keyOf } from '../store/keys.ts';
import { openStore, type Store } from '../store/store.ts';
import { finishCoverage } from './finish-coverage.ts';

/** Finishes all coverage that was left open, period after period; answers how many there were. */
export const sweepCoverage = async (store: Store): Promise<number> => {
  const open = await store.queryRange(keyOf.openCoverage('', '').pk, everyOpenCoverage);
  const periods = new Set(open.map(({ period }) => String(period)));
  for (const period of periods) await finishCoverage(store, period);
  return periods.size;
};

/** Sweeps the table that the environment names, and says in the log what it found. */
export const sweepOpenCoverage = async (): Promise<void> => {
  const store = openStore();
  const periods = await sweepCoverage(store);
  if (periods > 0) log({ level: 'info', event: 'sweep-coverage', periods, ...store.meter.consumption });
};
