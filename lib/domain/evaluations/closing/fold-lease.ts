import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { keyOf } from '../../../store/keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { changeStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

// Whoever dies keeps the others waiting no longer than that.
const leaseMs = 90_000;
const renewMs = 30_000;

const refused = () => undefined;

const takeStep = (holder: string, at: number): Step => {
  const conditions = [{ kind: 'fewer', path: ['until'], than: at }] as const;
  const set = [[['until'], at + leaseMs] as const, [['holder'], holder] as const];
  return changeStep(keyOf.foldLease, { conditions, set }, refused);
};

/** Of who has lost it meanwhile it is not theirs to keep or to give back. */
const holdStep = (holder: string, until: number): Step => {
  const conditions = [{ kind: 'equals', path: ['holder'], value: holder }] as const;
  return changeStep(keyOf.foldLease, { conditions, set: [[['until'], until]] }, refused);
};

/**
 * Does work that one process does at a time, because two would do it twice, though without harm: who was held up for longer
 * than the lease goes on with it beside the next. Undefined where another is at it.
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
    // One that fails is made up for by the next.
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
