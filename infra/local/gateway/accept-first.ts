import { setImmediate as turn } from 'node:timers/promises';

/** Knows whether connections are still coming in. */
export interface Arrivals {
  /** A connection has been accepted. */
  readonly arrive: () => void;
  /** Resolves once a turn of the loop has brought no connection; undefined where none has come lately. */
  readonly calm: () => Promise<void> | undefined;
}

// Node has the system keep so many connections waiting.
const mostTurns = 511;

/**
 * Node accepts one connection in each turn of its loop. Under a crowd the others would wait unread behind all that the first
 * ask for, and no deadline counts for what is not read: so work waits until those who have come are accepted.
 */
export const acceptFirst = (): Arrivals => {
  let arrived = 0;
  let waiting: Promise<void> | undefined;
  const wait = async (): Promise<void> => {
    let seen = -1;
    // The first turn is the one that the connection came in.
    await turn();
    for (let turns = 0; turns < mostTurns && seen !== arrived; turns += 1) {
      seen = arrived;
      await turn();
    }
    waiting = undefined;
  };
  return {
    arrive: () => {
      arrived += 1;
      waiting ??= wait();
    },
    calm: () => waiting,
  };
};
