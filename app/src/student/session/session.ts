import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import type { Document } from 'facet-client/types';
import { send } from '../../shared/requests/send.ts';

type Redemption = Document<'/api/v1/invitation_redemptions', 'post'>['meta'];

/** The evaluations of one period, which a student can answer with one token. */
export interface Part {
  readonly key: string;
  readonly period: Redemption['period'];
}

/** A part with the answering token for it. */
export interface Grant extends Part {
  readonly token: string;
}

/** The requests of a student, after redeeming an invitation or signing in. */
export interface Session {
  /** Returns the parts that the student can answer, with their periods; an invitation has one part. */
  parts(): Promise<readonly Part[]>;
  /**
   * Calls the service with the token of a part; without `part`, there is only one. If the token has ended, it calls
   * once more with a new token.
   */
  ask<Answer>(call: (client: FacetClient) => Promise<Answer>, part?: string): Promise<Answer>;
}

/** Makes a client for callers of the service. */
export const clientOf = (token?: string): FacetClient =>
  createFacetClient({ baseUrl: window.location.origin, ...(token && { token }), fetch: send, retry: false });

/** Exchanges the code of an invitation for its token. */
export const redeemCode = async (code: string): Promise<readonly Grant[]> => {
  const { meta } = await clientOf().post('/api/v1/invitation_redemptions', {
    body: { data: { type: 'invitation_redemption', attributes: { code } } },
  });
  return [{ key: '', ...meta }];
};

interface Opened extends Part {
  readonly client: FacetClient;
}

/** Opens a session. Its answering tokens are good for 30 minutes, and only the memory of the page holds them. */
export const openSession = (redeem: () => Promise<readonly Grant[]>): Session => {
  const open = async (): Promise<readonly Opened[]> =>
    (await redeem()).map(({ key, period, token }) => ({ key, period, client: clientOf(token) }));
  let redeemed: Promise<readonly Opened[]> | undefined;
  const opened = (): Promise<readonly Opened[]> => {
    const asked = redeemed ?? open();
    redeemed = asked;
    asked.catch(() => {
      if (redeemed === asked) redeemed = undefined;
    });
    return asked;
  };
  const clientFor = async (part?: string): Promise<FacetClient | undefined> => {
    const all = await opened();
    return (part === undefined ? all[0] : all.find(({ key }) => key === part))?.client;
  };
  return {
    parts: opened,
    ask: async (call, part) => {
      const asked = opened();
      const client = await clientFor(part);
      try {
        if (client === undefined) throw new Error('there is no such part');
        return await call(client);
      } catch (error) {
        if (!(error instanceof FacetError && error.status === 401)) throw error;
        if (redeemed === asked) redeemed = undefined;
        const next = await clientFor(part);
        // A part that was answered elsewhere meanwhile has no token any more.
        if (next === undefined) throw error;
        return call(next);
      }
    },
  };
};
