import { now, stopwatch } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { pause, sleep } from '../runtime/pause.ts';
import { keyOf } from '../store/keys.ts';
import { WriteRefused } from '../store/refused.ts';
import { type Condition, changeStep, deleteStep, putStep } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { withPatience } from './bulk-writer.ts';
import { ImportBusy, ImportInterrupted } from './import-stopped.ts';

/** How a run takes its place. */
export interface LeaseOptions {
  /** Waits until another run has ended, instead of stopping. */
  readonly waits?: boolean;
  /** How long a run that gives no sign of life keeps its place, in milliseconds. */
  readonly lasts?: number;
  /** Told once that another run is there, and since when, in ISO 8601. */
  onOther?(since: string): void;
}

// A run that was killed holds up the next one for so long; one that is held up itself must not lose its place at once.
const usualLength = 10_000;
const beatsPerLease = 4;

const key = keyOf.importLease;
const refused = Symbol('refused');

type Item = Readonly<Record<string, unknown>>;

const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await withPatience(write);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

const asFound = (found: Item): Condition[] =>
  ['holder', 'beats'].map((name) => ({ kind: 'equals', path: [name], value: found[name] }));

/** Takes the place that is free, or the one of a run that has been silent. */
const take = (store: Store, holder: string, silent: Item | undefined): Promise<boolean> => {
  const item = { holder, since: now().toISOString(), beats: 1 };
  const set = Object.entries(item).map(([name, value]) => [[name], value] as const);
  const step =
    silent === undefined
      ? putStep(key, item, () => refused)
      : changeStep(key, { conditions: asFound(silent), set }, () => refused);
  return attempt(() => store.write([step]));
};

/** Watches another run by its beats, since no two machines' clocks agree; answers it once it has been silent for long. */
const awaitSilence = async (store: Store, first: Item, options: LeaseOptions): Promise<Item | undefined> => {
  const { lasts = usualLength, waits = false } = options;
  let [last, since] = [first, stopwatch()];
  for (;;) {
    await sleep(lasts / beatsPerLease / 2);
    const found = await store.get(key);
    if (found === undefined) return undefined;
    if (found.holder !== last.holder || found.beats !== last.beats) {
      if (!waits) {
        throw new ImportBusy(
          `Another import has been running since ${found.since}. Run this one when it has ended, or let it wait (--wait).`,
        );
      }
      [last, since] = [found, stopwatch()];
    }
    if (stopwatch() - since >= lasts) return last;
  }
};

/** A run's right to write alone, kept alive by a beat in the table. */
class Lease {
  readonly #store: Store;
  readonly #holder: string;
  readonly #lasts: number;
  #beatAt: number;
  #isOver = false;
  #beating: Promise<boolean> | undefined;

  constructor(store: Store, holder: string, lasts: number, takenAt: number) {
    this.#store = store;
    this.#holder = holder;
    this.#lasts = lasts;
    this.#beatAt = takenAt;
    void this.#keepBeating();
  }

  /** Resolves while the place is this run's; throws an `ImportInterrupted` when another has taken it. */
  async mayWrite(): Promise<void> {
    if (stopwatch() - this.#beatAt < this.#lasts / 2) return;
    // So late that another may have taken the place: only the table knows.
    if (!(await this.#beat())) throw new ImportInterrupted('Another import has taken over from this one.');
  }

  async release(): Promise<void> {
    this.#isOver = true;
    await this.#beating?.catch(() => undefined);
    const own = [{ kind: 'equals', path: ['holder'], value: this.#holder }] as const;
    await attempt(() => this.#store.write([deleteStep(key, () => refused, own)])).catch(() => false);
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
  work: (mayWrite: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const holder = newId();
  const { lasts = usualLength, onOther } = options;
  let silent: Item | undefined;
  let [takenAt, hasTold] = [stopwatch(), false];
  while (!(await take(store, holder, silent))) {
    const found = await store.get(key);
    if (found !== undefined && !hasTold) onOther?.(String(found.since));
    hasTold = true;
    silent = found === undefined ? undefined : await awaitSilence(store, found, options);
    takenAt = stopwatch();
  }
  const lease = new Lease(store, holder, lasts, takenAt);
  try {
    return await work(() => lease.mayWrite());
  } finally {
    await lease.release();
  }
};
