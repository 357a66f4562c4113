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

/** Returns whether a token is kept: the API accepts it, and it has every present scope. */
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

/** The options of preparing the data. */
export interface Preparing {
  /** Whether the data are empty: no sample institution, and only an officer. */
  readonly isEmpty?: boolean;
  readonly ensure?: (store: Store) => Promise<'created' | 'found'>;
}

/**
 * Prepares the database for a server: the tables, the sample institution, and a token with every scope; valid parts of
 * `earlier` are kept. The file of `earlier` is written last, so that an interrupted first run is repeated; this changes
 * nothing twice. Throws if existing data should be empty.
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
