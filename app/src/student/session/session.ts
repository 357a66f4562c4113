import { createFacetClient, type FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import type { Document } from 'facet-client/types';
import { send } from '../../shared/requests/send.ts';

type Redemption = Document<'/api/v1/invitation_redemptions', 'post'>['meta'];

/** What a student can answer by one token: the evaluations of a period. */
export interface Part {
  readonly key: string;
  readonly period: Redemption['period'];
}

/** A part with the answering token for it. */
export interface Grant extends Part {
  readonly token: string;
}

/** What a student asks of the service by an invitation, or after signing in. */
export interface Session {
  /** What can be answered, and when; by an invitation one part. */
  parts(): Promise<readonly Part[]>;
  /** Carries out a call with the token of a part, the only one unless said, and once more with a new one where it has ended. */
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

/** Opens a session: the answering tokens, good for 30 minutes, are in the memory of the page alone. */
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
        // What was answered elsewhere meanwhile has no token any more.
        if (next === undefined) throw error;
        return call(next);
      }
    },
  };
};
