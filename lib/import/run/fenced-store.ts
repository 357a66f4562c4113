import { fenceStep, LeaseLost } from '../../store/import-lease.ts';
import { WriteRefused } from '../../store/refused.ts';
import type { Step } from '../../store/steps.ts';
import { Store } from '../../store/store.ts';
import type { Written } from '../../store/write.ts';
import { takenOver } from '../files/import-stopped.ts';

/** The lease as its import sees it. */
export interface HeldLease {
  readonly holder: string;
  /** Throws an `ImportInterrupted` once the lease is known to be lost. */
  requireHeld(): Promise<void>;
}

const isLeaseLost = (error: unknown): boolean =>
  error instanceof WriteRefused && error.reasons.some((reason) => reason instanceof LeaseLost);

/** The table for the import that holds the lease. It refuses writes after another import has taken the lease. */
export class FencedStore extends Store {
  readonly #inner: Store;
  readonly #lease: HeldLease;
  #fences = 0;

  constructor(inner: Store, lease: HeldLease) {
    super(inner.client, inner.tableName, inner);
    this.#inner = inner;
    this.#lease = lease;
  }

  /** Throws an `ImportInterrupted` once the lease is lost, at the latest when the fence of a write is refused. */
  override async write(steps: readonly Step[]): Promise<Written> {
    await this.#lease.requireHeld();
    try {
      return await this.#inner.write(steps);
    } catch (error) {
      throw isLeaseLost(error) ? takenOver() : error;
    }
  }

  override get fence(): readonly Step[] {
    this.#fences += 1;
    return [fenceStep(this.#lease.holder, this.#fences)];
  }
}
