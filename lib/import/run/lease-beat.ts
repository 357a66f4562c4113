import { stopwatch } from '../../runtime/clock.ts';
import { pause } from '../../runtime/pause.ts';
import { beatsPerLease, dropFences } from '../../store/import-lease.ts';
import { keyOf } from '../../store/keys.ts';
import { WriteRefused } from '../../store/refused.ts';
import { type Condition, changeStep, deleteStep, isStill, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { takenOver } from '../files/import-stopped.ts';
import { withRetry } from '../load/with-retry.ts';
import type { HeldLease } from './fenced-store.ts';

const key = keyOf.importLease;

const refused = Symbol('refused');

/** The value that a refused step of the lease returns: another import has the lease. */
export const leaseRefused = (): symbol => refused;

/** Whether a write of the lease was carried out; false when it was refused. */
export const writeLease = async (store: Store, steps: readonly Step[]): Promise<boolean> => {
  try {
    await withRetry(() => store.write(steps));
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

/** A lease that is kept by a regular beat in the table. */
export class BeatingLease implements HeldLease {
  readonly holder: string;
  readonly #store: Store;
  readonly #lasts: number;
  #beatAt: number;
  #isOver = false;
  #beating: Promise<boolean> | undefined;

  constructor(store: Store, { holder, lasts, takenAt }: { holder: string; lasts: number; takenAt: number }) {
    this.holder = holder;
    this.#store = store;
    this.#lasts = lasts;
    this.#beatAt = takenAt;
    void this.#keepBeating();
  }

  async requireHeld(): Promise<void> {
    // After so much time without a beat, another import may have taken the lease. Only the table shows it.
    if (stopwatch() - this.#beatAt >= this.#lasts / 2 && !(await this.#beat())) throw takenOver();
  }

  async release(): Promise<void> {
    this.#isOver = true;
    await this.#beating?.catch(() => undefined);
    await writeLease(this.#store, [deleteStep(key, leaseRefused, this.#own), ...dropFences()]).catch(() => false);
  }

  get #own(): Condition[] {
    return [isStill('holder', this.holder)];
  }

  #beat(): Promise<boolean> {
    this.#beating ??= this.#sendBeat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #sendBeat(): Promise<boolean> {
    const begun = stopwatch();
    const step = changeStep(key, { conditions: this.#own, add: [[['beats'], 1]] }, leaseRefused);
    const isHeld = await writeLease(this.#store, [step]);
    // After the lease is lost no write may rely on an earlier beat.
    this.#beatAt = isHeld ? begun : Number.NEGATIVE_INFINITY;
    return isHeld;
  }

  async #keepBeating(): Promise<void> {
    while (!this.#isOver) {
      await pause(this.#lasts / beatsPerLease);
      // The next write reports a failure.
      if (!this.#isOver) await this.#beat().catch(() => false);
    }
  }
}
