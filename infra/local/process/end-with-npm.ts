import { readFileSync } from 'node:fs';

// Milliseconds between two looks at the parent.
const lookEvery = 250;

/** The name of a process and its parent's id, where the system shows them. */
const readStat = (pid: number): { readonly name: string; readonly parent: string } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: stat.slice(end).split(' ')[2] ?? '' };
  } catch {
    return undefined;
  }
};

/**
 * The id of the parent, and of the grandparent where there is a shell between npm and us. What has started npm may end:
 * `nohup npm start &` stays.
 */
export const lineage = (): string => {
  const stat = readStat(process.ppid);
  return stat !== undefined && /^(ba|da|z|k)?sh$/.test(stat.name)
    ? `${process.ppid} ${stat.parent}`
    : String(process.ppid);
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
