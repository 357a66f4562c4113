import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import { send } from '../../shared/requests/send.ts';
import type { SignedIn } from '../../shared/sign-in/sign-in.ts';

/** The error for a token that has ended: the user has to sign in again. */
class SignInEnded extends Error {
  override readonly name = 'SignInEnded';
}

export type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

/**
 * Sends requests with a token; throws `SignInEnded` once the token has ended. This is so when its time is over, or when
 * the service refuses a token that it has accepted before: the provider's keys have changed, or the person has gone.
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
