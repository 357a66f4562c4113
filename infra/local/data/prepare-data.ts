import { authenticate, bearerToken } from '../../../lib/access/authenticate.ts';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { now } from '../../../lib/runtime/clock.ts';
import { openStore, type Store } from '../../../lib/store/store.ts';
import { loadSample } from '../../sample/load.ts';
import { createOfficer } from '../../sample/officer.ts';
import { ensureFedTables } from './ensure-table.ts';
import type { LocalState } from './local-state.ts';

/** A token is kept while the API accepts it and it has every present scope. */
const isGood = async (store: Store, token: string): Promise<boolean> => {
  try {
    const { record, use } = await authenticate(store, bearerToken(token), now());
    await use;
    return scopes.every((scope) => record.scopes.includes(scope));
  } catch (error) {
    if (error instanceof JsonApiError) return false;
    throw error;
  }
};

const keepOrIssueToken = async (store: Store, earlier: string | undefined): Promise<string> => {
  if (earlier && (await isGood(store, earlier))) return earlier;
  const { token } = await issueToken(store, { name: 'npm start', scopes, expiresInDays: 365, now: now() });
  return token;
};

const fill = async (store: Store, isEmpty: boolean): Promise<LocalState['samples']> => {
  if (isEmpty) {
    await createOfficer(store);
    return {};
  }
  console.log('Loading the sample institution …');
  return loadSample(store, { today: now() });
};

/** How the data are prepared. */
export interface Preparing {
  /** Without the sample institution, with nobody but an officer. */
  readonly isEmpty?: boolean;
  readonly ensure?: (store: Store) => Promise<'created' | 'found'>;
}

/**
 * Brings the database to where a server can start: table, sample institution, a token with every scope.
 * What `earlier` has and is still valid is kept. The file of `earlier` is written after all this, so that an interrupted
 * first run is done again; loading the sample twice changes nothing. Throws where data are there that were to be empty.
 */
export const prepareData = async (
  earlier: Partial<LocalState>,
  { isEmpty = false, ensure = ensureFedTables }: Preparing = {},
): Promise<Pick<LocalState, 'token' | 'samples'>> => {
  const store = openStore();
  const table = await ensure(store);
  const isFirstRun = table === 'created' || !earlier.samples;
  if (isEmpty && !isFirstRun)
    throw new Error('There are data already, so --empty changes nothing: add --reset, which deletes them.');
  const samples = isFirstRun ? await fill(store, isEmpty) : (earlier.samples ?? {});
  return { samples, token: await keepOrIssueToken(store, earlier.token) };
};
