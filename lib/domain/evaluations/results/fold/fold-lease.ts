import { now } from '../../../../runtime/clock.ts';
import { keyOf } from '../../../../store/keys.ts';
import { WriteRefused } from '../../../../store/refused.ts';
import { changeStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';

// Whoever dies keeps the others waiting no longer than that.
const leaseMs = 90_000;
const renewMs = 30_000;

const leaseStep = (until: number, free?: number): Step =>
  changeStep(
    keyOf.foldLease,
    {
      conditions: free === undefined ? [] : [{ kind: 'fewer', path: ['until'], than: free }],
      set: [[['until'], until]],
    },
    () => undefined,
  );

/**
 * Does work that one process does at a time, because two would do it twice, though without harm; undefined where another
 * is at it.
 */
export const aloneOrNot = async <Value>(store: Store, work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    await store.write([leaseStep(now().getTime() + leaseMs, now().getTime())]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return undefined;
  }
  const renewal = setInterval(
    // One that fails is made up for by the next; and nothing breaks when the lease is lost.
    () => store.write([leaseStep(now().getTime() + leaseMs)]).catch(() => undefined),
    renewMs,
  ).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await store.write([leaseStep(0)]).catch(() => undefined);
  }
};
