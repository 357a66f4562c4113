import { now, stopwatch } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { pause } from '../../runtime/pause.ts';
import {
  asFound,
  awaitSilence,
  beatsPerLease,
  dropFences,
  type FoundLease,
  fenceStep,
  leaseLength,
  raiseFences,
} from '../../store/import-lease.ts';
import { keyOf } from '../../store/keys.ts';
import { WriteRefused } from '../../store/refused.ts';
import { changeStep, deleteStep, putStep, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { withRetry } from '../load/bulk-writer.ts';
import { ImportBusy, takenOver } from './import-stopped.ts';

/** How a run takes its place. */
export interface LeaseOptions {
  /** Waits until another run has ended, instead of stopping. */
  readonly waits?: boolean;
  /** How long a run that gives no sign of life keeps its place, in milliseconds. */
  readonly lasts?: number;
  /** Told once that another run is there, and since when, in ISO 8601. */
  onOther?(since: string): void;
}

const key = keyOf.importLease;
const refused = Symbol('refused');

const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await withRetry(write);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

/** Takes the place that is free, or the one of a run that has been silent. */
const take = (store: Store, holder: string, silent: FoundLease | undefined): Promise<boolean> => {
  const item = { holder, since: now().toISOString(), beats: 1 };
  const set = Object.entries(item).map(([name, value]) => [[name], value] as const);
  const step =
    silent === undefined
      ? putStep(key, item, () => refused)
      : changeStep(key, { conditions: asFound(silent), set }, () => refused);
  return attempt(() => store.write([step, ...raiseFences(holder)]));
};

const tellBusy =
  ({ waits = false }: LeaseOptions) =>
  ({ since }: FoundLease): void => {
    if (waits) return;
    throw new ImportBusy(
      `Another import has been running since ${since}. Run this one when it has ended, or let it wait (--wait).`,
    );
  };

/** A run's right to write alone, kept alive by a beat in the table. */
class Lease {
  readonly #store: Store;
  readonly #holder: string;
  readonly #lasts: number;
  #beatAt: number;
  #isOver = false;
  #writes = 0;
  #beating: Promise<boolean> | undefined;

  constructor(store: Store, holder: string, lasts: number, takenAt: number) {
    this.#store = store;
    this.#holder = holder;
    this.#lasts = lasts;
    this.#beatAt = takenAt;
    void this.#keepBeating();
  }

  /**
   * Resolves while the place is this run's, with the steps by which a write is refused that comes later than that; throws
   * an `ImportInterrupted` when another has taken it.
   */
  async mayWrite(): Promise<readonly Step[]> {
    // So late that another may have taken the place: only the table knows.
    if (stopwatch() - this.#beatAt >= this.#lasts / 2 && !(await this.#beat())) throw takenOver();
    this.#writes += 1;
    return [fenceStep(this.#holder, this.#writes)];
  }

  async release(): Promise<void> {
    this.#isOver = true;
    await this.#beating?.catch(() => undefined);
    const own = [{ kind: 'equals', path: ['holder'], value: this.#holder }] as const;
    await attempt(() => this.#store.write([deleteStep(key, () => refused, own), ...dropFences()])).catch(() => false);
  }

  #beat(): Promise<boolean> {
    this.#beating ??= this.#sendBeat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #sendBeat(): Promise<boolean> {
    const begun = stopwatch();
    const conditions = [{ kind: 'equals', path: ['holder'], value: this.#holder }] as const;
    const step = changeStep(key, { conditions, add: [[['beats'], 1]] }, () => refused);
    const isOurs = await attempt(() => this.#store.write([step]));
    // Of a place that is lost no write may think that it was held lately.
    this.#beatAt = isOurs ? begun : Number.NEGATIVE_INFINITY;
    return isOurs;
  }

  async #keepBeating(): Promise<void> {
    while (!this.#isOver) {
      await pause(this.#lasts / beatsPerLease);
      // A table that does not answer shows when something is written.
      if (!this.#isOver) await this.#beat().catch(() => false);
    }
  }
}

/**
 * Does some work while no other import writes to the table. A run that was killed loses its place after some seconds
 * without a sign of life. Throws an `ImportStopped` when another run is alive, unless this one waits for it.
 */
export const withLease = async <Result>(
  store: Store,
  options: LeaseOptions,
  work: (mayWrite: () => Promise<readonly Step[]>) => Promise<Result>,
): Promise<Result> => {
  const holder = newId();
  const { lasts = leaseLength, onOther } = options;
  let silent: FoundLease | undefined;
  let [takenAt, hasTold] = [stopwatch(), false];
  while (!(await take(store, holder, silent))) {
    const found = await store.get(key);
    if (found !== undefined && !hasTold) onOther?.(String(found.since));
    hasTold = true;
    silent = found === undefined ? undefined : await awaitSilence(store, found, { lasts, onBeat: tellBusy(options) });
    takenAt = stopwatch();
  }
  const lease = new Lease(store, holder, lasts, takenAt);
  try {
    return await work(() => lease.mayWrite());
  } finally {
    await lease.release();
  }
};
