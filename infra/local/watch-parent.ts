import { readFileSync } from 'node:fs';

const everyMilliseconds = 250;

/** The parent's parent, where the system tells it: between npm and us there is a shell. */
const grandparent = (): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return undefined;
  }
};

const lineage = (): string => `${process.ppid} ${grandparent()}`;

/**
 * Calls back when the npm that started this process is gone. npm passes a SIGTERM on to its shell alone, and a killed
 * npm passes on nothing; either way the server would stay behind, and nobody would find it again but by its port.
 */
export const onNpmGone = (callback: () => void): void => {
  // Whoever runs the file without npm may well mean to leave it running.
  if (process.env.npm_lifecycle_event === undefined) return;
  const born = lineage();
  const timer = setInterval(() => {
    if (lineage() === born) return;
    clearInterval(timer);
    callback();
  }, everyMilliseconds);
  timer.unref();
};
