import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive, killNow } from '../../../infra/local/engine/process-life.ts';
import { endWithWorker } from './support/end-with-worker.ts';
import { readRecord, until } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { readState } from './support/server.ts';

const project = path.resolve(import.meta.dirname, '../../..');

// As npm does: a shell of its own group, and under it the program.
const startThroughShell = async (folder: string) => {
  const env = { ...process.env, FACET_DATA: folder, PORT: '0', npm_lifecycle_event: 'start' };
  const script = `"${process.execPath}" infra/local/start.ts; true`;
  const shell = spawn('sh', ['-c', script], { cwd: project, env, stdio: 'ignore' });
  const earlier = readState(folder)?.pid;
  const state = await until(() => {
    const read = readState(folder);
    return read?.pid !== earlier && read;
  });
  const engine = readRecord(folder).pid;
  onTestFinished(() => [state.pid, engine].forEach(killNow));
  endWithWorker(state.pid);
  return { shell, server: state.pid, engine };
};

it('a server whose npm is gone stops by itself', async () => {
  const { shell, server, engine } = await startThroughShell(await makeSampleFolder());
  shell.kill('SIGKILL');
  await once(shell, 'exit');
  await until(() => !isAlive(server) && !isAlive(engine));
  expect([isAlive(server), isAlive(engine)]).toEqual([false, false]);
});
