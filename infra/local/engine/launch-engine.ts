import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EndingWithUs, spawnToEndWithUs } from './end-with-us.ts';
import { type EngineKind, engines, type Launch, listensEverywhere } from './engine-kind.ts';
import { type Address, findHiddenAddress, toEndpoint } from './hidden-address.ts';
import { endProcess, killNow } from './process-life.ts';
import { accepts, whoAnswers } from './who-answers.ts';

/** One process of an engine, from its first answer to its end. */
export interface EngineProcess {
  readonly pid: number;
  readonly address: Address;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface LaunchOptions {
  readonly kind: EngineKind;
  /** The file or folder of the data; without it, the data live in memory. */
  readonly file?: string;
  /** The address of the process that this one replaces; by default a free address. */
  readonly address?: Address | undefined;
  /**
   * Called after the process exists and before it answers, so that even a crash of this process leaves a record of the
   * engine.
   */
  readonly onSpawn?: (spawned: { readonly pid: number; readonly endpoint: string }) => void;
}

const attempts = 3;
// A JVM on a busy machine may need this long. A process that ends by itself is reported at once.
const startTimeout = 60_000;

interface Spawned {
  readonly pid: number;
  /** Resolves when the engine says that it owns the port. */
  readonly ready: Promise<void>;
  readonly ended: Promise<string>;
  /** Returns the last output of the engine. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

// dynoxide writes to standard error, DynamoDB Local on standard output.
const keepTail = ({ stdout, stderr }: EndingWithUs, onText: (tail: string) => void): void => {
  let tail = '';
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-2000);
      onText(tail);
    });
  }
};

const endOnExit = (pid: number, ended: Promise<string>): void => {
  const kill = (): void => killNow(pid);
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
};

// Ctrl-C on the terminal must not reach the engine before the server has drained.
const spawnEngine = async ({ command, args, readyLine, failureLine, ...surroundings }: Launch): Promise<Spawned> => {
  const started = spawnToEndWithUs(command, args, surroundings);
  const { child } = started;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  let output = '';
  keepTail(started, (tail) => {
    output = tail.trim();
    if (tail.includes(readyLine)) isReady();
    if (failureLine !== undefined && tail.includes(failureLine)) child.kill('SIGKILL');
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`${path.basename(command)} ended: ${signal ?? code}`));
  });
  if (child.pid === undefined) throw new Error(`The DynamoDB engine does not start: ${await ended}`);
  const { pid } = child;
  endOnExit(pid, ended);
  return { pid, ready, ended, output: () => output, stop: () => endProcess(pid) };
};

type Outcome = 'ours' | 'another' | 'nobody';

/** `ownOrigin` is set for an engine that does not say when it owns the port. */
const whoseIs = async (address: Address, ownOrigin: string | undefined): Promise<Outcome> => {
  if (ownOrigin !== undefined) return whoAnswers(address, ownOrigin);
  return (await accepts(address)) ? 'ours' : 'nobody';
};

const waitUntilOurs = async (address: Address, ownOrigin: string | undefined): Promise<Outcome> => {
  const deadline = performance.now() + startTimeout;
  while (performance.now() < deadline) {
    const outcome = await whoseIs(address, ownOrigin);
    if (outcome !== 'nobody') return outcome;
    await sleep(10);
  }
  return 'nobody';
};

const failures: Readonly<Record<string, string>> = {
  nobody: 'it does not answer',
  another: 'another process has taken its port',
};

const tryToLaunch = async ({ kind, file, onSpawn, ...given }: LaunchOptions): Promise<EngineProcess | string> => {
  const address = given.address ?? (await findHiddenAddress({ onAllHosts: listensEverywhere(kind) }));
  const launch: Launch = await engines[kind](address, file);
  const { ready, output, ...spawned } = await spawnEngine(launch);
  try {
    onSpawn?.({ pid: spawned.pid, endpoint: toEndpoint(address) });
  } catch (error) {
    await spawned.stop();
    throw error;
  }
  // Another process may have taken the port meanwhile and may answer, so the engine must report or prove that the port
  // is its own.
  const found = ready.then(() => waitUntilOurs(address, launch.ownOrigin));
  const outcome = await Promise.race([spawned.ended, found, sleep(startTimeout, 'nobody', { ref: false })]);
  if (outcome === 'ours') return { ...spawned, address };
  await spawned.stop();
  return failures[outcome] ?? `${outcome} ${output()}`;
};

/**
 * Starts the process of an engine and returns when it answers. If the first address was taken and none is given, it
 * tries another one.
 */
export const launchEngine = async (options: LaunchOptions): Promise<EngineProcess> => {
  let reason = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryToLaunch(options);
    if (typeof result !== 'string') return result;
    reason = result;
  }
  throw new Error(`The DynamoDB engine does not start: ${reason}`);
};
