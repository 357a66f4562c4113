import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { EngineRecord } from '../../../../infra/local/engine/engine-record.ts';
import { endWithWorker } from './end-with-worker.ts';

/** A data folder of its own for a test. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Waits until something is the case; the test's own timeout is the limit. */
export const until = async <Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> => {
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await sleep(10);
  }
};

export interface Program {
  readonly process: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Runs a file of the project in a process of its own, which ends with the test at the latest. */
export const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Program => {
  const { DYNAMODB_ENDPOINT: _endpoint, FACET_ENGINE: _engine, ...clean } = process.env;
  const child = spawn(process.execPath, [file, ...args], { env: { ...clean, ...env }, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  if (child.pid !== undefined) endWithWorker(child.pid);
  return { process: child, output, ended };
};

export interface HoldingProcess extends Program {
  readonly endpoint: Promise<string>;
  readonly letGo: () => Promise<number | string>;
}

/** Starts a process that holds the engine on a data folder. */
export const startHolder = (what: 'server' | 'command', folder: string): HoldingProcess => {
  const program = run(path.join(import.meta.dirname, 'hold.ts'), [what], { FACET_DATA: folder });
  const endpoint = until(() => program.output.stdout.trim() || undefined);
  const letGo = (): Promise<number | string> => {
    program.process.stdin?.end();
    return program.ended;
  };
  // Before the signal of `run`: a server of these tests has no handler for it and would leave its engine behind.
  onTestFinished(async () => {
    await letGo();
  });
  return { ...program, endpoint, letGo };
};

export const readRecord = (folder: string): EngineRecord =>
  JSON.parse(readFileSync(path.join(folder, 'engine.json'), 'utf8')) as EngineRecord;
