import { type Authenticated, authenticate, bearerToken, requireScopes } from '../access/authenticate.ts';
import type { Scope } from '../scopes.ts';
import type { PipelineRequest } from './exchange.ts';

const pending = new WeakMap<object, Promise<Authenticated>>();

const admit = async ({ event, context }: PipelineRequest, scope: Scope): Promise<Authenticated> => {
  const { store, now } = context.exchange;
  const authenticated = await authenticate(store, event.headers?.authorization, now);
  context.exchange.caller = authenticated.record;
  requireScopes(authenticated.record, [scope]);
  return authenticated;
};

const settle = async (request: PipelineRequest): Promise<void> => {
  const authenticated = await pending.get(request);
  if (authenticated === undefined) return;
  requireScopes(authenticated.record, request.context.exchange.neededScopes);
  await authenticated.use;
};

/**
 * Admits callers whose token has the scope. Whatever may write waits for it. A read runs beside it, because it changes
 * nothing: its answer, or its own error, is held back until the token is found good, so 401 and 403 come before all else,
 * and it makes no further call once the token is found bad.
 */
export const bearerAuth = (scope: Scope, mode: 'wait' | 'concurrent') => ({
  before: async (request: PipelineRequest): Promise<void> => {
    // What is no token needs no look-up, and nothing begins beside it.
    bearerToken(request.event.headers?.authorization);
    const admission = admit(request, scope);
    pending.set(request, admission);
    const caller = admission.then(({ record }) => record);
    request.context.exchange.admission = caller;
    // `settle` meets a rejection later; here it ends a read beside it, which must not go on at a stranger's wish.
    caller.catch((error) => request.context.exchange.store.meter.stop(error));
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
