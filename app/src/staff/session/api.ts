import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import { send } from '../../shared/requests/send.ts';
import type { SignedIn } from '../../shared/sign-in/sign-in.ts';

/** The token has ended, and the user has to sign in again. */
class SignInEnded extends Error {
  override readonly name = 'SignInEnded';
}

export type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

/**
 * Asks the service with a token; throws `SignInEnded` once the token has ended: its time is over, or the service took it
 * before and takes it no more, since the provider's keys have changed or the person has gone.
 */
export const openApi = ({ token, endsAt }: SignedIn, onEnd: () => void): Ask => {
  const client = createFacetClient({ baseUrl: window.location.origin, token, fetch: send, retry: false });
  let wasTaken = false;
  return async (call) => {
    try {
      const answer = await call(client);
      wasTaken = true;
      return answer;
    } catch (error) {
      // The service's clock may be a little ahead.
      const isOver = wasTaken || Date.now() > endsAt - 10_000;
      if (!(error instanceof FacetError && error.status === 401 && isOver)) throw error;
      onEnd();
      throw new SignInEnded('the sign-in has ended');
    }
  };
};
