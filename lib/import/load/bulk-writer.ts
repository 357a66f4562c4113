import { commit } from '../../model/write/commit.ts';
import { counterShards } from '../../store/keys.ts';
import type { Overflow } from '../../store/linkage.ts';
import { StaleRead, TooManySteps, WriteRefused } from '../../store/refused.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { maxSteps } from '../../store/write.ts';
import { joinSteps, noOverflow, touchedItems } from './join-steps.ts';
import { isAboutRow } from './row-problem.ts';
import { withRetry } from './with-retry.ts';

/** The data, besides its own, that the steps of a unit depend on. */
export interface WriteOptions {
  /** Linkages that are known to overflow. */
  readonly overflow: Overflow;
  /**
   * The shard of the counters that the transaction changes. There is only one, because each shard is a further item.
   */
  readonly shard: number;
}

/** Steps that are written together or not at all. */
export interface Unit {
  steps(options: WriteOptions): readonly Step[];
  written(): void;
  /** Called when the unit was refused alone. */
  refused(reason: unknown): Promise<void> | void;
}

interface Packed {
  readonly unit: Unit;
  /** The steps of the unit if no linkage overflows. */
  readonly steps: readonly Step[];
}

/** Units that are written in one transaction. */
interface Pack {
  readonly packed: Packed[];
  readonly items: Set<string>;
  readonly shard: number;
}

const emptyPack = (shard: number): Pack => ({ packed: [], items: new Set(), shard });

// Each transaction also has the fence of the run.
const maxInPack = maxSteps - 1;

/** Returns whether an error comes from the data, not from the table or this code. */
const isRefusal = (error: unknown): boolean =>
  // A step's refusal may return any value, such as a symbol.
  !(error instanceof Error) || error instanceof WriteRefused || error instanceof StaleRead || isAboutRow(error);

// An overflow entry needs two steps, so a pack may exceed DynamoDB's limits.
const isTooMuch = (error: unknown): boolean =>
  error instanceof TooManySteps || (error instanceof Error && error.name === 'ValidationException');

/** Packs units into as few transactions as possible, with a few of them running in parallel. */
export class BulkWriter {
  readonly #store: Store;
  readonly #maxInFlight: number;
  readonly #inFlight = new Set<Promise<void>>();
  #pack = emptyPack(0);
  #failure: { readonly error: unknown } | undefined;

  constructor(store: Store, maxInFlight = 4) {
    this.#store = store;
    this.#maxInFlight = maxInFlight;
  }

  /** Adds a unit. Resolves when there is room for the next. Throws the error that stopped an earlier write. */
  async add(unit: Unit): Promise<void> {
    if (this.#take(unit)) return;
    await this.#send();
    this.#take(unit);
  }

  /** Resolves when everything is written or refused. */
  async flush(): Promise<void> {
    await this.#send();
    await Promise.all(this.#inFlight);
    this.#throwFailure();
  }

  /** Takes a unit into the pack; false when it does not fit. */
  #take(unit: Unit): boolean {
    const { packed, items, shard } = this.#pack;
    const steps = unit.steps({ overflow: noOverflow, shard });
    const touched = touchedItems(steps);
    // The items are counted without a union, because a new set for each unit was most of the garbage collector's work.
    const more = touched.values().reduce((sum, item) => (items.has(item) ? sum : sum + 1), 0);
    if (packed.length > 0 && items.size + more > maxInPack) return false;
    packed.push({ unit, steps });
    for (const item of touched) items.add(item);
    return true;
  }

  #throwFailure(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  async #send(): Promise<void> {
    const { packed, shard } = this.#pack;
    // Parallel transactions use different counter items, so that they do not conflict.
    this.#pack = emptyPack((shard + 1) % counterShards);
    while (this.#inFlight.size >= this.#maxInFlight) await Promise.race(this.#inFlight);
    this.#throwFailure();
    if (packed.length === 0) return;
    const sending = this.#write(packed, shard)
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#inFlight.delete(sending));
    this.#inFlight.add(sending);
  }

  async #write(pack: readonly Packed[], shard: number): Promise<void> {
    const build = (overflow: Overflow) =>
      joinSteps(pack.flatMap(({ unit, steps }) => (overflow.size === 0 ? steps : unit.steps({ overflow, shard }))));
    try {
      await withRetry(() => commit(this.#store, (overflow) => [...this.#store.fence, ...build(overflow)]));
    } catch (error) {
      const [first] = pack;
      // Halving finds the unit that caused the error, at the cost of a few more writes.
      if (pack.length > 1 && (isRefusal(error) || isTooMuch(error))) return this.#writeHalves(pack, shard);
      if (first === undefined || !isRefusal(error)) throw error;
      return first.unit.refused(error);
    }
    for (const { unit } of pack) unit.written();
  }

  async #writeHalves(pack: readonly Packed[], shard: number): Promise<void> {
    const middle = Math.ceil(pack.length / 2);
    await this.#write(pack.slice(0, middle), shard);
    await this.#write(pack.slice(middle), shard);
  }
}
