import {
  type Authenticated,
  answeringPrefix,
  answeringTokens,
  authenticate,
  bearerText,
  bearerToken,
  requireIntegration,
  requireScopes,
  requireSignedIn,
} from '../../access/authenticate.ts';
import { authenticatePerson, isProviderToken } from '../../access/authenticate-person.ts';
import { countRequest } from '../../access/rate-limit.ts';
import type { OperationRow } from '../../model/definition/operations.ts';
import type { Exchange, PipelineRequest } from './exchange.ts';

/** What of an operation decides which callers can ask for it; without a scope, all with a good token. */
type Admits = Pick<
  OperationRow,
  'orScope' | 'onlyIntegrationsMay' | 'onlySignedIn' | 'withoutToken' | 'leavesNoTrace' | 'answers'
> &
  Partial<Pick<OperationRow, 'scope'>>;

/** Finds out whose token a request has; throws what is refused without a look-up. */
const identify = (
  { store: own, within, now }: Exchange,
  header: string | undefined,
  asks: Admits,
): Promise<Authenticated> => {
  const { scope, orScope } = asks;
  const store = within?.access ?? own;
  const token = bearerText(header);
  if (isProviderToken(token)) return authenticatePerson({ store, token, now, asks });
  if (!token.startsWith(answeringPrefix)) return authenticate(store, bearerToken(token), now);
  // An answering token only has the scope to answer. Other functions refuse it here without checking it.
  if (scope !== undefined && orScope !== 'responses:submit') requireScopes({ scopes: ['responses:submit'] }, [scope]);
  return answeringTokens.authenticate(store, token, now);
};

const admit = async (
  exchange: Exchange,
  identified: Promise<Authenticated>,
  { scope, orScope, onlyIntegrationsMay, onlySignedIn, leavesNoTrace }: Admits,
): Promise<Authenticated> => {
  const authenticated = await identified;
  exchange.caller = authenticated.record;
  if (scope !== undefined && (orScope === undefined || !authenticated.record.scopes.includes(orScope)))
    requireScopes(authenticated.record, [scope]);
  if (onlyIntegrationsMay !== undefined && !authenticated.isGranted)
    requireIntegration(authenticated.record, onlyIntegrationsMay);
  if (onlySignedIn) requireSignedIn(authenticated.record);
  // The request that this one is a part of has been counted.
  if (exchange.within === undefined)
    exchange.rateLimit = countRequest(exchange.store, authenticated.record, { now: exchange.now, leavesNoTrace });
  return authenticated;
};

const settle = async ({ context: { exchange } }: PipelineRequest): Promise<void> => {
  const authenticated = await exchange.admission;
  if (authenticated === undefined) return;
  await Promise.all([authenticated.use, exchange.rateLimit?.use]);
  try {
    requireScopes(authenticated.record, exchange.neededScopes);
  } catch (error) {
    exchange.rateLimit?.release();
    throw error;
  }
};

/**
 * Admits callers whose token has the scope and acts for a permitted person. A write waits for it. A read runs concurrently, because it changes
 * nothing: its answer, or its own error, is held back until the token is found good, so 401 and 403 come before all else,
 * and it makes no further call once the token is found bad.
 */
export const bearerAuth = (admits: Admits, mode: 'wait' | 'concurrent') => ({
  before: async ({ event, context: { exchange } }: PipelineRequest): Promise<void> => {
    if (admits.withoutToken && event.headers?.authorization === undefined) return;
    // What is no token needs no look-up, and nothing begins before its refusal.
    const admission = admit(exchange, identify(exchange, event.headers?.authorization, admits), admits);
    exchange.admission = admission;
    // `settle` meets a rejection later; here it ends a concurrent read, which must not continue for a caller without access.
    admission.catch((error) => exchange.store.meter.stop(error));
    if (mode === 'wait') await admission;
  },
  after: settle,
  onError: async (request: PipelineRequest): Promise<void> => {
    try {
      await settle(request);
    } catch (error) {
      request.error = error;
    }
  },
});
