import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import type { Document } from 'facet-client/types';
import { send } from '../../shared/requests/send.ts';

type Redemption = Document<'/api/v1/invitation_redemptions', 'post'>['meta'];

/** What a student asks of the service by an invitation. */
export interface Session {
  /** What the invitation is for, and when it can be answered. */
  period(): Promise<Redemption['period']>;
  /** Carries out a call with an answering token, and once more with a new one where the token has ended. */
  ask<Answer>(call: (client: FacetClient) => Promise<Answer>): Promise<Answer>;
}

interface Redeemed {
  readonly client: FacetClient;
  readonly period: Redemption['period'];
}

/** Opens a session: the answering token, good for 30 minutes, is in the memory of the page alone. */
export const openSession = (code: string, baseUrl: string): Session => {
  const redeem = async (): Promise<Redeemed> => {
    const { meta } = await createFacetClient({ baseUrl, fetch: send, retry: false }).post(
      '/api/v1/invitation_redemptions',
      {
        body: { data: { type: 'invitation_redemption', attributes: { code } } },
      },
    );
    return {
      client: createFacetClient({ baseUrl, token: meta.token, fetch: send, retry: false }),
      period: meta.period,
    };
  };
  let redeemed: Promise<Redeemed> | undefined;
  const opened = (): Promise<Redeemed> => {
    const asked = redeemed ?? redeem();
    redeemed = asked;
    asked.catch(() => {
      if (redeemed === asked) redeemed = undefined;
    });
    return asked;
  };
  return {
    period: async () => (await opened()).period,
    ask: async (call) => {
      const asked = opened();
      try {
        return await call((await asked).client);
      } catch (error) {
        if (!(error instanceof FacetError && error.status === 401)) throw error;
        if (redeemed === asked) redeemed = undefined;
        return call((await opened()).client);
      }
    },
  };
};
