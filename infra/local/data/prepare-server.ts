import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../../paths.ts';
import { logError } from '../process/log-error.ts';
import { setLocalEnvironment } from './environment.ts';
import { type LocalState, readLocalState } from './local-state.ts';

/** The prepared data of a server. */
export type PreparedData = Pick<LocalState, 'token' | 'samples'>;

/**
 * Sets the variables that functions read from the environment while they are imported: the store, and the folders of
 * pages and uploads.
 */
export const setServerEnvironment = (endpoint: string): void => {
  setLocalEnvironment(endpoint);
  process.env.FACET_FILES = path.join(dataFolder(), 'pages');
  process.env.IMPORT_FOLDER ||= path.join(dataFolder(), 'uploads');
  process.env.WEBHOOKS_TO_LOOPBACK ||= '1';
  process.env.REPORT_FOLDER ||= path.join(dataFolder(), 'reports');
  process.env.INVITATION_FOLDER ||= path.join(dataFolder(), 'invitations');
};

/** Prepares the data of a server whose environment is set. */
export const prepareServerData = async (isEmpty = false): Promise<PreparedData> =>
  (await import('./prepare-data.ts')).prepareData(readLocalState(), { isEmpty });

/**
 * Builds the pages into the folder that serves them. Until `later` is done, a second start serves the pages of the
 * first.
 */
export const buildPages = async (later: Promise<void> = Promise.resolve()): Promise<void> => {
  const folder = process.env.FACET_FILES ?? '';
  const build = async (): Promise<void> => (await import('../../web/reference/build-files.ts')).buildFiles(folder);
  if (!existsSync(path.join(folder, 'openapi.json.gz'))) return build();
  void later.then(build).catch((error) => logError(error));
};
