import { endWithNpm } from './end-with-npm.ts';

// Milliseconds after which a second signal is a person's.
const impatience = 1000;

/**
 * Calls `stop` once when this process is asked to end: Ctrl-C, a signal, npm's end. A signal that comes a second
 * or more after the first ends it at once: the terminal and npm may both send the same Ctrl-C, a person sends another.
 */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let askedAt: number | undefined;
  const ask = (): void => {
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    void stop();
  };
  const signalled = (): void => {
    if (askedAt !== undefined && performance.now() - askedAt > impatience) process.exit(1);
    ask();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, signalled);
  endWithNpm(ask);
};
