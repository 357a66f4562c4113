import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/**
 * Kills a process, or with a negative number its group, when the worker of this test is gone before the test has ended:
 * then nothing that the test would do at its end is done.
 */
export const endWithWorker = (pid: number): void => {
  const script = `trap '' HUP INT TERM; read -r over; kill -s KILL -- ${pid}`;
  const watcher = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // Windows has no such shell.
  watcher.on('error', () => {});
  onTestFinished(() => void watcher.kill('SIGKILL'));
};
