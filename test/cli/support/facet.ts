import path from 'node:path';
import { Readable } from 'node:stream';
import { main } from '../../../cli/main.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { type Program, run } from '../../infra/local/support/holder.ts';
import { openTestTable } from '../../support/table.ts';

const program = path.resolve(import.meta.dirname, '../../../cli/facet.ts');

export interface Outcome {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `facet` in a process of its own, with its log as a developer sees it. */
export const startFacet = (args: readonly string[], env: NodeJS.ProcessEnv): Program =>
  run(program, args, { LOG_LEVEL: '', ...env });

/** Runs `facet` to its end, with `input` on its standard input. */
export const runFacet = async (args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Outcome> => {
  const { process: child, output, ended } = startFacet(args, env);
  // A command that reads no input may have ended before it is written.
  child.stdin?.on('error', () => {}).end(input);
  return { status: await ended, ...output };
};

type Write = typeof process.stdout.write;

/** What comes on standard output and standard error while `work` runs. */
const outputOf = async (work: () => Promise<number>): Promise<Outcome> => {
  const [output, streams] = [{ stdout: '', stderr: '' }, ['stdout', 'stderr'] as const];
  const writes = streams.map((name) => process[name].write);
  for (const name of streams)
    process[name].write = ((text: string) => {
      output[name] += text;
      return true;
    }) as Write;
  try {
    return { status: await work(), ...output };
  } finally {
    for (const [index, name] of streams.entries()) process[name].write = writes[index] as Write;
  }
};

const becomeEnvironment = (env: NodeJS.ProcessEnv): void => {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
};

/** Runs `work` with the environment and the standard input of a process of its own. */
const within = async <Result>(env: NodeJS.ProcessEnv, input: string, work: () => Promise<Result>): Promise<Result> => {
  const before = { ...process.env };
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  becomeEnvironment(env);
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true });
  try {
    return await work();
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
    becomeEnvironment(before);
  }
};

/**
 * Does what `facet` does, in this process: a tenth of the time. For what a command says and does; what concerns its process
 * (signals, closed streams, the engine that it starts and leaves) takes `runFacet`. One at a time, for streams and
 * environment are the process's.
 */
export const callFacet = (args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Outcome> => {
  const { DYNAMODB_ENDPOINT: _endpoint, FACET_ENGINE: _engine, ...clean } = process.env;
  return within({ ...clean, LOG_LEVEL: '', ...env }, input, () => outputOf(() => main(args)));
};

/** A table that stands for a deployed one, and `facet` working on it: no engine is started. */
export interface DeployedTable {
  readonly store: Store;
  /** In this process. */
  readonly facet: (args: readonly string[], input?: string) => Promise<Outcome>;
  /** In a process of its own. */
  readonly program: DeployedTable['facet'];
}

export const openDeployedTable = async (): Promise<DeployedTable> => {
  const { tableName, endpoint } = await openTestTable();
  const env = { DYNAMODB_ENDPOINT: endpoint, FACET_DATA: '/nowhere' };
  return {
    store: new Store(documentClient(endpoint), tableName),
    facet: (args, input) => callFacet([...args, '--table', tableName], env, input),
    program: (args, input) => runFacet([...args, '--table', tableName], env, input),
  };
};
