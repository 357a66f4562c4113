import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../paths.ts';
import { writeAtomically } from '../write-atomically.ts';

/** Who may hold the engine: the server shares it with commands, a command does not share it. */
export type Holder = 'server' | 'command';

/** What `.facet/engine.json` tells other processes: the engine that runs on the data and who started it. */
export interface EngineRecord {
  readonly pid: number;
  readonly endpoint: string;
  readonly owner: { readonly pid: number; readonly what: Holder };
}

const recordFile = (): string => path.join(dataFolder(), 'engine.json');

/** Reads the record; an absent or unreadable one is none. */
export const readEngineRecord = (): EngineRecord | undefined => {
  try {
    return JSON.parse(readFileSync(recordFile(), 'utf8')) as EngineRecord;
  } catch {
    return undefined;
  }
};

export const writeEngineRecord = (record: EngineRecord): void =>
  writeAtomically(recordFile(), `${JSON.stringify(record)}\n`);

export const removeEngineRecord = (): void => rmSync(recordFile(), { force: true });
