import { stopwatch } from '../runtime/clock.ts';
import { sleep } from '../runtime/pause.ts';
import { importFences, keyOf } from './keys.ts';
import { type Condition, changeStep, deleteStep, itemAbsent, type Step } from './steps.ts';
import type { Store } from './store.ts';

/**
 * How long a silent import keeps the lease, in milliseconds. A killed import blocks others for this time, and an import
 * that is only delayed must not lose the lease at once.
 */
export const leaseLength = 10_000;

/** Number of beats that an import gives within the length of a lease. */
export const beatsPerLease = 4;

export type FoundLease = Readonly<Record<string, unknown>>;

const key = keyOf.importLease;

/**
 * Returns conditions that a lease has not changed since it was read: no other import has taken it, and its holder has
 * given no beat.
 */
export const asFound = (found: FoundLease): Condition[] =>
  ['holder', 'beats'].map((name) => ({ kind: 'equals', path: [name], value: found[name] }));

/** Options for watching another import. */
export interface Watch {
  /** How long the import may be silent, in milliseconds. */
  readonly lasts?: number;
  /** Called at each beat. An error that it throws ends the watch. */
  onBeat(found: FoundLease): void;
}

/**
 * Watches an import by its beats, because the clocks of two machines never agree. Returns its lease when it has been
 * silent for too long, or undefined when it has ended.
 */
export const awaitSilence = async (
  store: Store,
  first: FoundLease,
  { lasts = leaseLength, onBeat }: Watch,
): Promise<FoundLease | undefined> => {
  let [last, since] = [first, stopwatch()];
  for (;;) {
    await sleep(lasts / beatsPerLease / 2);
    const found = await store.get(key);
    if (found === undefined) return undefined;
    if (found.holder !== last.holder || found.beats !== last.beats) {
      onBeat(found);
      [last, since] = [found, stopwatch()];
    }
    if (stopwatch() - since >= lasts) return last;
  }
};

/** Error for a write that came too late: its import has lost the lease. */
export class LeaseLost extends Error {}

const never = () => undefined;

/**
 * Returns steps that create the fences of an import together with the lease. Every write that leaves checks out tests
 * one fence, so that it fails after another import has taken the lease. There are several fences so that parallel
 * writes do not conflict on one item.
 */
export const raiseFences = (holder: string): Step[] =>
  importFences.map((fence) => changeStep(fence, { set: [[['holder'], holder]] }, never));

/** Returns steps that delete the fences together with the lease. */
export const dropFences = (): Step[] => importFences.map((fence) => deleteStep(fence, never, []));

/** Returns a step that refuses the n-th write of an import with `LeaseLost` once the import has lost its lease. */
export const fenceStep = (holder: string, n: number): Step =>
  changeStep(
    importFences[n % importFences.length] ?? key,
    { conditions: [{ kind: 'equals', path: ['holder'], value: holder }] },
    () => new LeaseLost('the lease is lost'),
  );

class LeaseHeld extends Error {
  readonly found: FoundLease | undefined;

  constructor(found: FoundLease | undefined) {
    super('an import holds the lease');
    this.found = found;
  }
}

const freeSteps = (silent: FoundLease | undefined): Step[] => {
  const held = (found: FoundLease | undefined) => new LeaseHeld(found);
  if (silent === undefined) return [changeStep(key, { conditions: [itemAbsent] }, held)];
  return [deleteStep(key, held, asFound(silent)), ...dropFences()];
};

/**
 * Carries out a write on the condition that no import is running; `write` receives the steps that check this. The write
 * takes the lease from a killed import; `onBeat` is called when an import is alive, and an error that it throws ends
 * the attempt.
 */
export const writeWithoutImport = async (
  store: Store,
  write: (steps: readonly Step[]) => Promise<unknown>,
  onBeat: Watch['onBeat'],
): Promise<void> => {
  for (let silent: FoundLease | undefined; ; ) {
    try {
      await write(freeSteps(silent));
      return;
    } catch (error) {
      if (!(error instanceof LeaseHeld)) throw error;
      silent = error.found === undefined ? undefined : await awaitSilence(store, error.found, { onBeat });
    }
  }
};
