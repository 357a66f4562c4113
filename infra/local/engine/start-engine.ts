import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EngineKind, engines, type Launch } from './engine-kind.ts';
import { endProcess, killNow } from './process-life.ts';

export interface Engine {
  readonly endpoint: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface EngineOptions {
  readonly kind: EngineKind;
  /** Where the data stays; without it they live in memory. */
  readonly file?: string;
  /** Called once the process exists and before it answers, so that even a crash of ours leaves a trace of it. */
  readonly onSpawn?: (engine: { endpoint: string; pid: number }) => void;
}

const attempts = 3;
const startTimeout = 20_000;

interface Spawned {
  readonly pid: number;
  /** Resolves when the engine says that the port is its own. */
  readonly ready: Promise<void>;
  /** Takes back the promise to kill the engine when this process exits. */
  readonly outlive: () => void;
  /** Resolves with the reason when the process ends or cannot be started. */
  readonly ended: Promise<string>;
}

// dynoxide writes to standard error, DynamoDB Local on standard output.
const keepTail = (child: ChildProcessByStdio<null, Readable, Readable>, onText: (tail: string) => void): void => {
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-2000);
      onText(tail);
    });
  }
};

// A process group of its own: Ctrl-C on the terminal must not reach the engine before the server has drained.
const spawnEngine = async ({ command, args, cwd, readyLine }: Launch): Promise<Spawned> => {
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  let output = '';
  keepTail(child, (tail) => {
    output = tail.trim();
    if (tail.includes(readyLine)) isReady();
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`${command} ended (${signal ?? code}) ${output}`));
  });
  if (child.pid === undefined) throw new Error(`The DynamoDB engine does not start: ${await ended}`);
  const { pid } = child;
  const killOnExit = (): void => killNow(pid);
  process.once('exit', killOnExit);
  return { pid, ready, ended, outlive: () => process.off('exit', killOnExit) };
};

/** Whether anything answers HTTP at an address. */
export const answers = async (endpoint: string): Promise<boolean> => {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
};

const waitUntilAnswering = async (endpoint: string): Promise<'answering' | 'silent'> => {
  const deadline = performance.now() + startTimeout;
  while (performance.now() < deadline) {
    if (await answers(endpoint)) return 'answering';
    await sleep(10);
  }
  return 'silent';
};

/** Finds a port of 127.0.0.1 that nobody listens on; another process may still take it before the engine does. */
const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A server that listens on a port has an address of this form; only pipes have a text.
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
};

const stopSpawned = async ({ pid, outlive }: Spawned): Promise<void> => {
  await endProcess(pid);
  outlive();
};

const tryToStart = async ({ kind, file, onSpawn }: EngineOptions): Promise<Engine | string> => {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const spawned = await spawnEngine(await engines[kind](port, file));
  onSpawn?.({ endpoint, pid: spawned.pid });
  // The engine must report its port first: another process may have taken the port meanwhile and would answer.
  const answering = spawned.ready.then(() => waitUntilAnswering(endpoint));
  const outcome = await Promise.race([spawned.ended, answering, sleep(startTimeout, 'silent', { ref: false })]);
  if (outcome === 'answering') return { endpoint, pid: spawned.pid, stop: () => stopSpawned(spawned) };
  await stopSpawned(spawned);
  return outcome === 'silent' ? `it does not answer at ${endpoint}` : outcome;
};

/** Starts an engine on a free port of 127.0.0.1 and returns once it answers; another port if the first was taken. */
export const startEngine = async (options: EngineOptions): Promise<Engine> => {
  let reason = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryToStart(options);
    if (typeof result !== 'string') return result;
    reason = result;
  }
  throw new Error(`The DynamoDB engine does not start: ${reason}`);
};
