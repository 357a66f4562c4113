import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { fetchJson } from './fetch-json.ts';

/** What an identity provider publishes. */
export interface Published {
  readonly find: JWTVerifyGetKey;
  /** Where it says who has signed in; undefined where it does not. */
  readonly userinfo: string | undefined;
}

/** Fetches the keys of an issuer, from where its own metadata say; throws when they can't be had. Two requests. */
export const fetchKeys = async (issuer: string): Promise<Published> => {
  const metadata = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  // Else one provider could lead to the keys of another (OpenID Connect Discovery, 4.3).
  if (metadata.issuer !== issuer) throw new Error(`the metadata of ${issuer} are those of another issuer`);
  const { jwks_uri: keys, userinfo_endpoint: userinfo } = metadata;
  // What is no key set is refused here.
  const find = createLocalJWKSet((await fetchJson(String(keys))) as unknown as JSONWebKeySet);
  return { find, userinfo: typeof userinfo === 'string' ? userinfo : undefined };
};
