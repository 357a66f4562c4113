import { type Authenticated, authenticate, requireScopes } from '../access/authenticate.ts';
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
 * Admits callers whose token has the scope. Writes wait for it. A read runs beside it, because it changes nothing: its
 * answer, or its own error, is held back until the token is found good, so 401 and 403 come before all else.
 */
export const bearerAuth = (scope: Scope, mode: 'wait' | 'beside') => ({
  before: async (request: PipelineRequest): Promise<void> => {
    const admission = admit(request, scope);
    pending.set(request, admission);
    const caller = admission.then(({ record }) => record);
    request.context.exchange.admission = caller;
    // `settle` meets a rejection later; until then it must not count as unhandled.
    caller.catch(() => undefined);
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
