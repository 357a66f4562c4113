import { dataFile } from './data-file.ts';

/** What `.facet/local.json` tells scripts about the server on this machine; `samples` has one id per type. */
export interface LocalState {
  readonly baseUrl: string;
  readonly token: string;
  readonly samples: Readonly<Record<string, string>>;
  readonly pid: number;
}

const file = dataFile<LocalState>('local.json');

/** Reads what an earlier start left; nothing when there was none or the file is damaged. */
export const readLocalState = (): Partial<LocalState> => file.read() ?? {};

export const { write: writeLocalState, remove: removeLocalState } = file;
