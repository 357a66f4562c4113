import { setImmediate as turn } from 'node:timers/promises';

/** Knows whether connections are still arriving. */
export interface Arrivals {
  /** Notes that a connection has been accepted. */
  readonly arrive: () => void;
  /** Resolves after a turn of the event loop without a new connection; undefined if none has come lately. */
  readonly calm: () => Promise<void> | undefined;
}

// The number of connections that the system keeps waiting for Node.
const mostTurns = 511;

/**
 * Node accepts one connection per turn of its event loop. In a crowd, the others would wait unread behind the work for
 * the first ones, without any deadline, so work waits until all arrived connections are accepted.
 */
export const acceptFirst = (): Arrivals => {
  let arrived = 0;
  let waiting: Promise<void> | undefined;
  const wait = async (): Promise<void> => {
    let seen = -1;
    // This turn is the one in which the connection arrived.
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
