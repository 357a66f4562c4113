import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';

// The token in the header is all that says who asks, and an answer is nobody else's.
const send = (request: Request): Promise<Response> => fetch(request, { credentials: 'omit', cache: 'no-store' });

/** What a student asks of the service by an invitation. */
export interface Session {
  /** Carries out a call with an answering token, and once more with a new one where the token has ended. */
  ask<Answer>(call: (client: FacetClient) => Promise<Answer>): Promise<Answer>;
}

/** Opens a session: the answering token, good for 30 minutes, is in the memory of the page alone. */
export const openSession = (code: string, baseUrl: string): Session => {
  const redeem = async (): Promise<FacetClient> => {
    const { meta } = await createFacetClient({ baseUrl, fetch: send }).post('/api/v1/invitation_redemptions', {
      body: { data: { type: 'invitation_redemption', attributes: { code } } },
    });
    return createFacetClient({ baseUrl, token: meta.token, fetch: send });
  };
  let redeemed: Promise<FacetClient> | undefined;
  const client = (): Promise<FacetClient> => {
    const asked = redeemed ?? redeem();
    redeemed = asked;
    asked.catch(() => {
      if (redeemed === asked) redeemed = undefined;
    });
    return asked;
  };
  return {
    ask: async (call) => {
      const asked = client();
      try {
        return await call(await asked);
      } catch (error) {
        if (!(error instanceof FacetError && error.status === 401)) throw error;
        if (redeemed === asked) redeemed = undefined;
        return call(await client());
      }
    },
  };
};
