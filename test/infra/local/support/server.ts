import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LocalState } from '../../../../infra/local/data/local-state.ts';
import { type Program, run, until } from './holder.ts';

const startFile = path.resolve(import.meta.dirname, '../../../../infra/local/start.ts');

/** Runs `npm start`'s program on a data folder; `PORT` is a free one unless `env` says otherwise. */
export const runStart = (folder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Program =>
  run(startFile, args, { FACET_DATA: folder, PORT: '0', ...env });

export const readState = (folder: string): LocalState | undefined => {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'local.json'), 'utf8')) as LocalState;
  } catch {
    return undefined;
  }
};

export const stateFileMode = (folder: string): number => statSync(path.join(folder, 'local.json')).mode & 0o777;

export interface RunningServer extends Program {
  readonly state: LocalState;
  /** Seconds of processor time that the process took until it could be asked, where the system tells; else seconds. */
  readonly seconds: number;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | string>;
}

const ticksPerSecond = 100;

/** Seconds of processor time of a process, of its own and of the kernel for it: however busy the machine is. */
const processorSeconds = (pid = 0): number | undefined => {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return undefined;
  // The name, the second field, may have spaces; it ends with the last bracket.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = fields.slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
};

/** Starts a server and returns once it has said where it is. */
export const startServer = async (
  folder: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> => {
  const begin = performance.now();
  const program = runStart(folder, args, env);
  const state = await until(() => {
    if (program.process.exitCode !== null) throw new Error(`npm start ended: ${program.output.stderr}`);
    const read = readState(folder);
    return read?.pid === program.process.pid && program.output.stdout.includes('Ctrl-C') && read;
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> => {
    program.process.kill(signal);
    return program.ended;
  };
  const seconds = processorSeconds(program.process.pid) ?? (performance.now() - begin) / 1000;
  return { ...program, state, seconds, stop };
};
