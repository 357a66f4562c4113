import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import type { SignedIn } from './sign-in.ts';

/** The token has ended: whoever is here has to sign in again. */
class SignInEnded extends Error {
  override readonly name = 'SignInEnded';
}

export type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

// The token in the header is all that says who asks, and an answer is nobody else's.
const send = (request: Request): Promise<Response> => fetch(request, { credentials: 'omit', cache: 'no-store' });

/** Asks the service with a token; throws `SignInEnded` once the token has ended. */
export const openApi = ({ token, endsAt }: SignedIn, onEnd: () => void): Ask => {
  const client = createFacetClient({ baseUrl: window.location.origin, token, fetch: send });
  return async (call) => {
    try {
      return await call(client);
    } catch (error) {
      // The service's clock may be a little ahead.
      const hasEnded = error instanceof FacetError && error.status === 401 && Date.now() > endsAt - 10_000;
      if (!hasEnded) throw error;
      onEnd();
      throw new SignInEnded('the sign-in has ended');
    }
  };
};
