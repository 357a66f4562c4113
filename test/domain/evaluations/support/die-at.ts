import type { Store } from '../../../../lib/store/store.ts';

/** When a process is to die. */
export interface Death {
  /** Number of the request, from 1, at which the process dies; 0 for never. */
  readonly dieAt: number;
  /** Whether the engine still carries that request out. */
  readonly afterwards: boolean;
}

// SIGKILL: nothing is flushed, closed or told.
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('dead');
};

/** Lets this process die at one of a store's requests; answers how many there have been. */
export const dieAtRequest = ({ client }: Store, { dieAt, afterwards }: Death): (() => number) => {
  let requests = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      requests += 1;
      if (requests !== dieAt) return next(args);
      if (afterwards) await next(args);
      return die();
    },
    { step: 'initialize', priority: 'high', name: 'die' },
  );
  return () => requests;
};
