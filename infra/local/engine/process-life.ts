import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// A process that has ended but that its parent has not noticed (PID 1 of a container may never) still has its number.
const isZombie = (pid: number): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

/** Whether a process with this id runs; one that belongs to another user does. */
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
    // It has gone by itself in the meantime.
  }
};

const waitUntilGone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = performance.now() + milliseconds;
  while (isAlive(pid) && performance.now() < deadline) await sleep(5);
  return !isAlive(pid);
};

/** Ends a process: asks first, kills after three seconds, and returns when it has gone. */
export const endProcess = async (pid: number): Promise<void> => {
  signal(pid, 'SIGTERM');
  if (await waitUntilGone(pid, 3000)) return;
  signal(pid, 'SIGKILL');
  await waitUntilGone(pid, 3000);
};

/** Kills at once, for the moment when a process exits and can wait for nothing. */
export const killNow = (pid: number): void => signal(pid, 'SIGKILL');
