import { readFileSync, statSync } from 'node:fs';
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
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | string>;
}

/** Starts a server and returns once it has said where it is. */
export const startServer = async (
  folder: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> => {
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
  return { ...program, state, stop };
};
