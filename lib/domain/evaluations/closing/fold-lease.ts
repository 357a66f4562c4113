import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { keyOf } from '../../../store/keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { changeStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

// The others wait at most this long for a process that has died.
const leaseMs = 90_000;
const renewMs = 30_000;

const refused = () => undefined;

const takeStep = (holder: string, at: number): Step => {
  const conditions = [{ kind: 'fewer', path: ['until'], than: at }] as const;
  const set = [[['until'], at + leaseMs] as const, [['holder'], holder] as const];
  return changeStep(keyOf.foldLease, { conditions, set }, refused);
};

/** Step that keeps the lease, or gives it back; refused for a process that has lost it. */
const holdStep = (holder: string, until: number): Step => {
  const conditions = [{ kind: 'equals', path: ['holder'], value: holder }] as const;
  return changeStep(keyOf.foldLease, { conditions, set: [[['until'], until]] }, refused);
};

/**
 * Does work that one process does at a time; undefined where another does it. A process that was delayed for longer than the
 * lease continues next to another one: both do the same, without harm.
 */
export const aloneOrNot = async <Value>(store: Store, work: () => Promise<Value>): Promise<Value | undefined> => {
  const holder = newOpaqueId();
  try {
    await store.write([takeStep(holder, now().getTime())]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return undefined;
  }
  const renewal = setInterval(
    // A failed renewal does no harm: the next one follows.
    () => store.write([holdStep(holder, now().getTime() + leaseMs)]).catch(() => undefined),
    renewMs,
  ).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await store.write([holdStep(holder, 0)]).catch(() => undefined);
  }
};
