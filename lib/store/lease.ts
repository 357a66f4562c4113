import { now } from '../runtime/clock.ts';
import { newOpaqueId } from '../runtime/ids.ts';
import type { Key } from './keys.ts';
import { WriteRefused } from './refused.ts';
import { changeStep, type Step } from './steps.ts';
import type { Store } from './store.ts';

// The others wait at most this long for a process that has died.
const leaseMs = 90_000;
const renewMs = 30_000;

const refused = () => undefined;

const takeStep = (key: Key, holder: string, at: number): Step => {
  const conditions = [{ kind: 'fewer', path: ['until'], than: at }] as const;
  const set = [[['until'], at + leaseMs] as const, [['holder'], holder] as const];
  return changeStep(key, { conditions, set }, refused);
};

/** Step that keeps the lease, or gives it back; refused for a process that has lost it. */
const holdStep = (key: Key, holder: string, until: number): Step => {
  const conditions = [{ kind: 'equals', path: ['holder'], value: holder }] as const;
  return changeStep(key, { conditions, set: [[['until'], until]] }, refused);
};

/**
 * Does work that one process does at a time, which has the lease under a key; undefined where another has it. A process that
 * was delayed for longer than the lease continues next to another one, which must do no harm.
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
