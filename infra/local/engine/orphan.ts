import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type EngineRecord, removeEngineRecord } from './engine-record.ts';
import { endProcess, isAlive } from './process-life.ts';
import { answers } from './start-engine.ts';

/** The command line of a process, where the system tells it. */
const commandLineOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
};

// The system may have given the id of a dead engine to another process: ours has the data's path in its command line.
const isOurs = async ({ pid, endpoint }: EngineRecord, file: string): Promise<boolean> =>
  isAlive(pid) && (commandLineOf(pid)?.includes(file) ?? (await answers(endpoint)));

/** Ends an engine whose owner was killed, so that no two engines ever write one file. Call it with the data locked. */
export const endOrphan = async (record: EngineRecord | undefined, file: string): Promise<void> => {
  if (record && (await isOurs(record, file))) await endProcess(record.pid);
  removeEngineRecord();
};
