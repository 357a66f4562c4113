import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

// A worker in the middle of a test: it takes no notice of a signal, and something keeps it running.
const busy = `
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1_000);
  process.send('ready');
`;

it('a worker that takes no notice of signals ends with vitest', async () => {
  const args = ['--import', import.meta.resolve('./end-with-vitest.ts'), '--eval', busy];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  await once(worker, 'message');
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  worker.disconnect();
  expect(await ended).toEqual([0, null]);
});
