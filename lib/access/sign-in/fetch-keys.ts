import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const timeoutMs = 2_000;
const maxCharacters = 500_000;

const isOnThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** An address whose answers nobody on the way can change. */
const safeUrl = (text: string): URL => {
  const url = new URL(text);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(url))) return url;
  throw new Error(`${url.origin} is asked over https alone`);
};

const fetchJson = async (url: URL): Promise<Record<string, unknown>> => {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    // A redirect is not followed: no setting names its target.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > maxCharacters) throw new Error(`${url} answers ${text.length} characters`);
  return Object(JSON.parse(text));
};

/** Fetches the keys of an issuer, from where its own metadata say; throws when they can't be had. Two requests. */
export const fetchKeys = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const metadata = await fetchJson(safeUrl(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
  // Else one provider could lead to the keys of another (OpenID Connect Discovery, 4.3).
  if (metadata.issuer !== issuer) throw new Error(`the metadata of ${issuer} are those of another issuer`);
  // What is no key set is refused here.
  return createLocalJWKSet((await fetchJson(safeUrl(String(metadata.jwks_uri)))) as unknown as JSONWebKeySet);
};
