import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { isAlive, killNow } from '../../../../infra/local/engine/process-life.ts';
import { endWithWorker } from './end-with-worker.ts';
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
  /** The process of Node that has started the engine. */
  readonly node: () => number;
  readonly killAll: () => void;
}

const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1]);

// What says which tests this run has is not for the tests that a command may run.
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:VITEST|FACET_|NODE_OPTIONS|NODE_ENV|DYNAMODB_|AWS_|TABLE_NAME|BALLOTS_|LOG_LEVEL|TEST$)/.test(name),
    ),
  );

/** Runs `npm run` with some arguments; what is left of it is killed when the test ends. Linux only: it looks into /proc. */
export const runNpm = (args: readonly string[]): NpmCommand => {
  const mark = crypto.randomUUID();
  const env = { ...cleanEnvironment(), FACET_DATA: makeDataFolder(), PORT: '0', FACET_MARK: mark };
  const npm = spawn('npm', ['run', '--silent', ...args], { cwd: project, detached: true, stdio: 'ignore', env });
  // Processes without the mark, which are not read again: what has begun without it never gets it.
  let strangers = new Set<number>();
  const hasMark = (pid: number): boolean => {
    const environment = readProcess(pid, 'environ');
    if (environment.includes(`FACET_MARK=${mark}`)) return true;
    if (environment !== '') strangers.add(pid);
    return false;
  };
  const processes = () => {
    const pids = new Set(readdirSync('/proc').map(Number));
    strangers = strangers.intersection(pids);
    return [...pids.difference(strangers)]
      .filter((pid) => pid > 0 && hasMark(pid) && isAlive(pid))
      .map((pid) => ({ pid, command: readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
  };
  const killAll = (): void => {
    for (const { pid } of processes()) killNow(pid);
  };
  onTestFinished(killAll);
  if (npm.pid !== undefined) endWithWorker(-npm.pid);
  const engines = () => processes().flatMap(({ pid, command }) => (/^\S*dynoxide .*--port/.test(command) ? [pid] : []));
  const node = (): number => engines().map(parentOf)[0] ?? 0;
  return { npm, processes, engines, node, killAll };
};
