import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { isAlive, killNow } from '../../../../infra/local/engine/process-life.ts';
import { makeDataFolder } from './holder.ts';

const project = path.resolve(import.meta.dirname, '../../../..');

const readProcess = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
};

/** A command of package.json, run by npm in a process group of its own. */
export interface NpmCommand {
  readonly npm: ChildProcess;
  /** All processes of the command that run, whoever has become their parent: they share a mark in their environment. */
  readonly processes: () => readonly { readonly pid: number; readonly command: string }[];
  readonly engines: () => readonly number[];
  /** The process of Node that npm, or the shell between them, has started. */
  readonly node: () => number | undefined;
}

const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1]);

/** Runs `npm run` with some arguments; what is left of it is killed when the test ends. Linux only: it looks into /proc. */
export const runNpm = (args: readonly string[], env: NodeJS.ProcessEnv = {}): NpmCommand => {
  const mark = `FACET_TEST_MARK=${crypto.randomUUID()}`;
  const [name = '', value = ''] = mark.split('=');
  // What vitest gives its workers is not for the vitest that a command may be.
  const {
    NODE_OPTIONS: _options,
    VITEST: _vitest,
    VITEST_WORKER_ID: _id,
    VITEST_POOL_ID: _pool,
    ...clean
  } = process.env;
  const npm = spawn('npm', ['run', '--silent', ...args], {
    cwd: project,
    detached: true,
    stdio: 'ignore',
    env: { ...clean, FACET_DATA: makeDataFolder(), PORT: '0', ...env, [name]: value },
  });
  const processes = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && readProcess(pid, 'environ').includes(mark) && isAlive(pid))
      .map((pid) => ({ pid, command: readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
  onTestFinished(() => {
    for (const { pid } of processes()) killNow(pid);
  });
  const engines = () => processes().flatMap(({ pid, command }) => (/dynoxide.* --port/.test(command) ? [pid] : []));
  const node = () => {
    const owner = engines().map(parentOf)[0];
    return owner;
  };
  return { npm, processes, engines, node };
};
