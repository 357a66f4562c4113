import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// A process that has ended still has its number until its parent notices. PID 1 of a container may never notice.
const isZombie = (pid: number): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

/** Returns whether a process with this id runs, even one of another user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The command line of a process, where the system shows it. */
export const commandLineOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
};

const waitUntilGone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = performance.now() + milliseconds;
  while (isAlive(pid) && performance.now() < deadline) await sleep(5);
  return !isAlive(pid);
};

/** Ends a process: it sends a request first, kills the process after three seconds, and returns when it has ended. */
export const endProcess = async (pid: number): Promise<void> => {
  signal(pid, 'SIGTERM');
  if (await waitUntilGone(pid, 3000)) return;
  signal(pid, 'SIGKILL');
  await waitUntilGone(pid, 3000);
};

/** Kills a process at once, for the moment when this process exits and cannot wait. */
export const killNow = (pid: number): void => signal(pid, 'SIGKILL');
