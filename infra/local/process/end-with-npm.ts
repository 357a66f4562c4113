import { readFileSync } from 'node:fs';

// Milliseconds between two looks at the parent.
const lookEvery = 250;

/** The ids of parent and, where the system shows it, grandparent: between npm and us there may be a shell. */
const lineage = (): string => {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
};

let watching: NodeJS.Timeout | undefined;

const endOurselves = (): void => {
  process.kill(process.pid, 'SIGTERM');
};

/**
 * Sends this process a SIGTERM, or does what `onGone` says, when the npm that started it is gone. npm passes a SIGTERM on to
 * its shell alone, and a killed npm passes on nothing; either way the process would stay behind. The first call counts.
 */
export const endWithNpm = (onGone: () => void = endOurselves): void => {
  // A person who runs the file without npm may want to leave it running.
  if (watching !== undefined || process.env.npm_lifecycle_event === undefined) return;
  const born = lineage();
  watching = setInterval(() => {
    if (lineage() === born) return;
    clearInterval(watching);
    onGone();
  }, lookEvery);
  watching.unref();
};
