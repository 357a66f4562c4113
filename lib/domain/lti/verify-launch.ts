import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { KeySet, ProviderUnavailable } from '../../access/sign-in/key-set.ts';
import { refuse } from '../../errors/error-kind.ts';
import { launchRefused, launchUnavailable } from '../../errors/lti.ts';
import { askJson } from './ask-json.ts';
import { hasDoubledNames } from './doubled-names.ts';
import type { Platform } from './platforms/items.ts';

/** The name of a claim of LTI 1.3. */
export const claimName = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

const clockTolerance = 5;
const maxCharacters = 32_000;
const mostMs = 2_000;

// A record with another address of keys gets another key set.
const keySets = new Map<string, KeySet>();

const keySetOf = (address: string): KeySet => {
  const publish = async () => {
    const request = { method: 'GET', url: address, headers: { accept: 'application/json' } } as const;
    const { json } = await askJson(request, { signal: AbortSignal.timeout(mostMs) });
    return { find: createLocalJWKSet(json as unknown as JSONWebKeySet), userinfo: undefined };
  };
  const known = keySets.get(address) ?? new KeySet(publish);
  keySets.set(address, known);
  return known;
};

const verify = async (token: string, platform: Platform, now: Date): Promise<JWTPayload> => {
  if (token.length > maxCharacters) throw refuse(launchRefused, 'id_token');
  let claims: JWTPayload;
  try {
    const find = keySetOf(platform.jwks_url);
    const { payload } = await jwtVerify(token, (...asked) => find.find(asked, now.getTime()), {
      ...{ issuer: platform.issuer, audience: platform.client_id, algorithms: ['RS256'], clockTolerance },
      currentDate: now,
      maxTokenAge: '5m',
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
    });
    claims = payload;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw refuse(launchUnavailable);
    const isOfClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
    throw refuse(launchRefused, isOfClaim ? error.claim : 'signature');
  }
  // The token was verified before, so it has three parts.
  const [, payload = ''] = token.split('.');
  if (hasDoubledNames(Buffer.from(payload, 'base64url').toString())) throw refuse(launchRefused, 'id_token');
  return claims;
};

/** Returns whether a claim is a text that is not empty. */
const isText = (claim: unknown): claim is string => typeof claim === 'string' && claim !== '';

/**
 * Returns the claims of a launch that a platform has signed for this service. Throws 400 with the problem, and 503
 * while the platform's keys cannot be fetched.
 */
export const verifyLaunch = async (
  token: string,
  {
    platform,
    nonce,
    target,
    now,
  }: { readonly platform: Platform; readonly nonce: string; readonly target: string; readonly now: Date },
): Promise<JWTPayload> => {
  const claims = await verify(token, platform, now);
  const { azp, [claimName('deployment_id')]: deployment } = claims;
  // OpenID Connect Core 1.0, 3.1.3.7: several audiences need a named party.
  const isOnlyOurs = typeof claims.aud === 'string' || claims.aud?.length === 1;
  const wanted: readonly (readonly [string, boolean])[] = [
    ['azp', azp === undefined ? isOnlyOurs : azp === platform.client_id],
    ['nonce', claims.nonce === nonce],
    ['sub', isText(claims.sub)],
    ['version', claims[claimName('version')] === '1.3.0'],
    ['message_type', claims[claimName('message_type')] === 'LtiResourceLinkRequest'],
    ['deployment_id', isText(deployment) && platform.deployment_ids.includes(deployment)],
    ['target_link_uri', claims[claimName('target_link_uri')] === target],
    ['roles', Array.isArray(claims[claimName('roles')])],
  ];
  const wrong = wanted.find(([, holds]) => !holds);
  if (wrong !== undefined) throw refuse(launchRefused, wrong[0]);
  return claims;
};
