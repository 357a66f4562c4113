import { readFileSync } from 'node:fs';

// Milliseconds between two looks at the parent, and after which a second signal is a person's.
const lookEvery = 250;
const impatience = 1000;

/** The ids of parent and, where the system tells it, grandparent: between npm and us there is a shell. */
const lineage = (): string => {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
};

/**
 * Calls back when the npm that started this process is gone. npm passes a SIGTERM on to its shell alone, and a killed
 * npm passes on nothing; either way the server would stay behind, and nobody would find it again but by its port.
 */
const onNpmGone = (callback: () => void): void => {
  // Whoever runs the file without npm may well mean to leave it running.
  if (process.env.npm_lifecycle_event === undefined) return;
  const born = lineage();
  const timer = setInterval(() => {
    if (lineage() === born) return;
    clearInterval(timer);
    callback();
  }, lookEvery);
  timer.unref();
};

/**
 * Calls `stop` once for whatever asks this process to end: Ctrl-C, a signal, npm's end. A signal that comes a second
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
  onNpmGone(ask);
};
