import { now, stopwatch } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { asFound, awaitSilence, type FoundLease, leaseLength, raiseFences } from '../../store/import-lease.ts';
import { keyOf } from '../../store/keys.ts';
import { changeStep, putStep, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { ImportBusy } from '../files/import-stopped.ts';
import { FencedStore } from './fenced-store.ts';
import { BeatingLease, leaseRefused, writeLease } from './lease-beat.ts';

/** How a run acquires the lease. */
export interface LeaseOptions {
  /** Waits until another run has ended, instead of stopping. */
  readonly waits?: boolean;
  /** How long a run that gives no sign of life keeps the lease, in milliseconds. */
  readonly lasts?: number;
  /** Called once when another run holds the lease; since when, in ISO 8601. */
  onOther?(since: string): void;
}

const key = keyOf.importLease;

/** Takes a free lease, or the lease of a run that has been silent. */
const take = (store: Store, holder: string, silent: FoundLease | undefined): Promise<boolean> => {
  const item = { holder, since: now().toISOString(), beats: 1 };
  const step =
    silent === undefined
      ? putStep(key, item, leaseRefused)
      : changeStep(key, { conditions: asFound(silent), ...settingAll(item) }, leaseRefused);
  return writeLease(store, [step, ...raiseFences(holder)]);
};

const refuseBusy =
  ({ waits = false }: LeaseOptions) =>
  ({ since }: FoundLease): void => {
    if (waits) return;
    throw new ImportBusy(
      `Another import has been running since ${since}. Run this one when it has ended, or let it wait (--wait).`,
    );
  };

const acquire = async (store: Store, options: LeaseOptions): Promise<BeatingLease> => {
  const holder = newId();
  const { lasts = leaseLength, onOther } = options;
  let silent: FoundLease | undefined;
  let [takenAt, isAnnounced] = [stopwatch(), false];
  while (!(await take(store, holder, silent))) {
    const found = await store.get(key);
    if (found !== undefined && !isAnnounced) onOther?.(String(found.since));
    isAnnounced = true;
    silent = found === undefined ? undefined : await awaitSilence(store, found, { lasts, onBeat: refuseBusy(options) });
    takenAt = stopwatch();
  }
  return new BeatingLease(store, { holder, lasts, takenAt });
};

/**
 * Does work while no other import writes to the table; the work must write through the store that it receives. A killed
 * run loses the lease after some seconds without a beat. Throws an `ImportStopped` if another run is alive and this one
 * does not wait for it, and an `ImportInterrupted` when the lease is lost.
 */
export const withLease = async <Result>(
  store: Store,
  options: LeaseOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const lease = await acquire(store, options);
  try {
    return await work(new FencedStore(store, lease));
  } finally {
    await lease.release();
  }
};
