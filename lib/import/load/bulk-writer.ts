import { commit } from '../../model/write/commit.ts';
import { pauseBefore } from '../../runtime/pause.ts';
import { StoreError } from '../../store/errors.ts';
import { LeaseLost } from '../../store/import-lease.ts';
import type { Overflow } from '../../store/linkage.ts';
import { StaleRead, WriteRefused } from '../../store/refused.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { maxSteps } from '../../store/write.ts';
import { isAboutRow } from '../files/row-trouble.ts';
import { takenOver } from '../run/import-stopped.ts';
import type { Session } from '../run/session.ts';
import { joinSteps, nowhere, touchedItems } from './join-steps.ts';

/** Something that is written wholly or not at all. */
export interface Unit {
  steps(overflow: Overflow): readonly Step[];
  written(): void;
  /** The unit alone was refused, for this reason. */
  refused(reason: unknown): Promise<void> | void;
}

interface Packed {
  readonly unit: Unit;
  /** Its steps as long as no linkage is known to be elsewhere. */
  readonly steps: readonly Step[];
}

// With each goes the fence of the run.
const maxInPack = maxSteps - 1;

const maxAttempts = 8;
const firstPause = 6;
const longestPause = 5_000;

const isPassing = (error: unknown): boolean => error instanceof StoreError && error.code !== 'item_too_large';

/** Whether an error says something about the data, not about the table or this code. */
const isRefusal = (error: unknown): boolean =>
  // What a step's refusal returns may be any value, such as a symbol.
  !(error instanceof Error) || error instanceof WriteRefused || error instanceof StaleRead || isAboutRow(error);

/** Carries out a write, again when the table is busy for a moment: every step can be tried twice without harm. */
export const withRetry = async <Value>(write: () => Promise<Value>): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isPassing(error) || attempt >= maxAttempts) throw error;
      await pauseBefore(firstPause + attempt, longestPause);
    }
  }
};

/** Where units go. */
export interface Writer {
  /** Adds a unit; resolves when there is room for the next. Throws what stopped an earlier write. */
  add(unit: Unit): Promise<void>;
  /** Resolves when everything is written or refused. */
  flush(): Promise<void>;
}

/** Packs units into as few transactions as fit, a few of them on their way at a time. */
export class BulkWriter implements Writer {
  readonly #store: Store;
  readonly #mayWrite: Session['mayWrite'];
  readonly #maxInFlight: number;
  readonly #inFlight = new Set<Promise<void>>();
  #pack: Packed[] = [];
  #items = new Set<string>();
  #failure: { readonly error: unknown } | undefined;

  constructor({ store, mayWrite }: Pick<Session, 'store' | 'mayWrite'>, maxInFlight = 4) {
    this.#store = store;
    this.#mayWrite = mayWrite;
    this.#maxInFlight = maxInFlight;
  }

  async add(unit: Unit): Promise<void> {
    const steps = unit.steps(nowhere);
    const touched = touchedItems(steps);
    // Counted, not joined: a new set for each unit was most of what the garbage collector had to do.
    const more = touched.values().reduce((sum, item) => (this.#items.has(item) ? sum : sum + 1), 0);
    if (this.#pack.length > 0 && this.#items.size + more > maxInPack) await this.#send();
    this.#pack.push({ unit, steps });
    for (const item of touched) this.#items.add(item);
  }

  async flush(): Promise<void> {
    await this.#send();
    await Promise.all(this.#inFlight);
    this.#throwFailure();
  }

  #throwFailure(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  async #send(): Promise<void> {
    const pack = this.#pack;
    this.#pack = [];
    this.#items = new Set();
    while (this.#inFlight.size >= this.#maxInFlight) await Promise.race(this.#inFlight);
    this.#throwFailure();
    if (pack.length === 0) return;
    const sending = this.#write(pack)
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#inFlight.delete(sending));
    this.#inFlight.add(sending);
  }

  async #write(pack: readonly Packed[]): Promise<void> {
    const build = (overflow: Overflow) =>
      joinSteps(pack.flatMap(({ unit, steps }) => (overflow.size === 0 ? steps : unit.steps(overflow))));
    try {
      await withRetry(async () => {
        const fence = await this.#mayWrite();
        return commit(this.#store, (overflow) => [...fence, ...build(overflow)]);
      });
    } catch (error) {
      if (error instanceof LeaseLost) throw takenOver();
      const [first] = pack;
      // Halving finds the unit at fault without costing the others more than a few writes.
      if (pack.length > 1 && (isRefusal(error) || isTooMuch(error))) return this.#writeHalves(pack);
      if (first === undefined || !isRefusal(error)) throw error;
      return first.unit.refused(error);
    }
    for (const { unit } of pack) unit.written();
  }

  async #writeHalves(pack: readonly Packed[]): Promise<void> {
    const middle = Math.ceil(pack.length / 2);
    await this.#write(pack.slice(0, middle));
    await this.#write(pack.slice(middle));
  }
}

// Entries that have spilled out of their record need two steps each, which can take a pack past DynamoDB's limits.
const isTooMuch = (error: unknown): boolean => error instanceof Error && error.name === 'ValidationException';

/** Does as if it wrote: units that can be put into a transaction count as written. */
const rehearsal: Writer = {
  add: async (unit) => {
    joinSteps(unit.steps(nowhere));
    unit.written();
  },
  flush: async () => undefined,
};

/** Where the units of a run go. */
export const openWriter = (session: Session): Writer =>
  session.imagined === undefined ? new BulkWriter(session) : rehearsal;
