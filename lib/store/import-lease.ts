import { stopwatch } from '../runtime/clock.ts';
import { sleep } from '../runtime/pause.ts';
import { importFences, keyOf } from './keys.ts';
import { type Condition, changeStep, deleteStep, itemAbsent, type Step } from './steps.ts';
import type { Store } from './store.ts';

/**
 * How long an import that gives no sign of life keeps the lease, in milliseconds: one that was killed holds others up for
 * so long, and one that is held up itself must not lose it at once.
 */
export const leaseLength = 10_000;

/** Signs of life that an import gives within that time. */
export const beatsPerLease = 4;

export type FoundLease = Readonly<Record<string, unknown>>;

const key = keyOf.importLease;

/**
 * Conditions that a lease has not changed since it was read: nobody has taken it over, and its holder has given no sign
 * of life.
 */
export const asFound = (found: FoundLease): Condition[] =>
  ['holder', 'beats'].map((name) => ({ kind: 'equals', path: [name], value: found[name] }));

/** How another import is watched. */
export interface Watch {
  /** How long it may be silent, in milliseconds. */
  readonly lasts?: number;
  /** Called at each sign of life; what it throws ends the watch. */
  onBeat(found: FoundLease): void;
}

/**
 * Watches an import by its beats, since no two machines' clocks agree; answers its lease once it has been silent for long,
 * or undefined when it has ended.
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

/** A write came too late: the import that sent it has lost its lease since. */
export class LeaseLost extends Error {}

const never = () => undefined;

/**
 * Steps that give an import its fences, with the lease itself: every write that leaves checks out asks for one of them, so
 * that none is carried out after another has taken the lease. Several, so that writes on their way at the same time do not
 * meet on one item.
 */
export const raiseFences = (holder: string): Step[] =>
  importFences.map((fence) => changeStep(fence, { set: [[['holder'], holder]] }, never));

/** Steps that take the fences away, with the lease. */
export const dropFences = (): Step[] => importFences.map((fence) => deleteStep(fence, never, []));

/** Step that refuses the n-th write of an import as `LeaseLost` once it has lost its lease. */
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
 * Carries out a write under the condition that no import is under way: `write` is given the steps that see to it. An
 * import that was killed loses its lease by the write; `onBeat` is called when one is alive; what it throws ends the attempt.
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
