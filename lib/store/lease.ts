import { now } from '../runtime/clock.ts';
import { newOpaqueId } from '../runtime/ids.ts';
import type { Key } from './keys.ts';
import { WriteRefused } from './refused.ts';
import { changeStep, type Step } from './steps.ts';
import type { Store } from './store.ts';

// Length of a lease. Other processes wait at most this long after its process has died.
const leaseMs = 90_000;
const renewMs = 30_000;

const refused = () => undefined;

const takeStep = (key: Key, holder: string, at: number): Step => {
  const conditions = [{ kind: 'fewer', path: ['until'], than: at }] as const;
  const set = [[['until'], at + leaseMs] as const, [['holder'], holder] as const];
  return changeStep(key, { conditions, set }, refused);
};

/** Returns a step that renews the lease or releases it. The step is refused for a process that has lost the lease. */
const holdStep = (key: Key, holder: string, until: number): Step => {
  const conditions = [{ kind: 'equals', path: ['holder'], value: holder }] as const;
  return changeStep(key, { conditions, set: [[['until'], until]] }, refused);
};

/**
 * Does work that only one process may do at a time, under the lease with this key; returns undefined if another process
 * has the lease. A process that was delayed for longer than the lease continues at the same time as another, so the
 * work must permit that.
 */
export const aloneOrNot = async <Value>(
  store: Store,
  lease: Key,
  work: () => Promise<Value>,
): Promise<Value | undefined> => {
  const holder = newOpaqueId();
  try {
    await store.write([takeStep(lease, holder, now().getTime())]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return undefined;
  }
  const renewal = setInterval(
    // A failed renewal does no harm: the next one follows.
    () => store.write([holdStep(lease, holder, now().getTime() + leaseMs)]).catch(() => undefined),
    renewMs,
  ).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await store.write([holdStep(lease, holder, 0)]).catch(() => undefined);
  }
};
