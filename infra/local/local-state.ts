import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './paths.ts';
import { writeAtomically } from './write-atomically.ts';

/** What `.facet/local.json` tells scripts about the server on this machine; `samples` has one id per type. */
export interface LocalState {
  readonly baseUrl: string;
  readonly token: string;
  readonly samples: Readonly<Record<string, string>>;
  readonly pid: number;
}

const stateFile = (): string => path.join(dataFolder(), 'local.json');

/** Reads what an earlier start left; nothing when there was none or the file is damaged. */
export const readLocalState = (): Partial<LocalState> => {
  try {
    const state: unknown = JSON.parse(readFileSync(stateFile(), 'utf8'));
    return typeof state === 'object' && state !== null ? state : {};
  } catch {
    return {};
  }
};

export const writeLocalState = (state: LocalState): void =>
  writeAtomically(stateFile(), `${JSON.stringify(state, null, 2)}\n`);

export const removeLocalState = (): void => rmSync(stateFile(), { force: true });
