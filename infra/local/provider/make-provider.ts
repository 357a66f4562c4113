import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { localAudience, localClientId } from './client.ts';
import type { SamplePerson } from './people.ts';
import { type Claims, type Profile, personOf } from './profiles.ts';
import { signOutPage } from './sign-in-page.ts';

const resourceScope = 'api';
const hourSeconds = 3_600;

const isOnThisMachine = (text: string): boolean =>
  URL.canParse(text) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(text).hostname);

const claimsOf = ({ email, name, groups }: SamplePerson) => ({ email, email_verified: true, name, groups });

const keyPairOf = (algorithm: Profile['algorithm']) =>
  algorithm === 'ES256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2_048 });

const jwkOf = (key: KeyObject, alg: string) => ({
  ...key.export({ format: 'jwk' }),
  ...{ use: 'sig', alg, kid: randomBytes(8).toString('hex') },
});

/** Shapes an access token as those of the provider that is imitated. */
const shape = (
  profile: Profile,
  token: { header?: object | undefined; payload: Claims },
  person: SamplePerson,
): void => {
  const { aud } = token.payload;
  token.payload = { ...profile.claims(person, token.payload) };
  token.header = { typ: profile.type };
  // The library requires an audience. A property that is not enumerable is left out of the token.
  if (token.payload.aud === undefined) Object.defineProperty(token.payload, 'aud', { value: aud, writable: true });
};

/** Consent is given: it is the institution's own application. */
const grantAll = async ({ oidc }: KoaContextWithOIDC) => {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  grant.addResourceScope(localAudience, resourceScope);
  await grant.save();
  return grant;
};

const configuration = (profile: Profile, key: KeyObject): Configuration => ({
  clients: [
    {
      client_id: localClientId,
      token_endpoint_auth_method: 'none',
      application_type: 'web',
      redirect_uris: ['http://127.0.0.1/app/'],
      post_logout_redirect_uris: ['http://127.0.0.1/app/'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: profile.algorithm,
    },
  ],
  jwks: { keys: [jwkOf(key, profile.algorithm)] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => {
    const person = personOf(id);
    return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) };
  },
  formats: {
    customizers: {
      jwt: (_context, token, parts) => {
        const person = 'accountId' in token ? personOf(token.accountId) : undefined;
        if (person !== undefined) shape(profile, parts, person);
      },
    },
  },
  loadExistingGrant: grantAll,
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  clientBasedCORS: (_context, origin) => isOnThisMachine(origin),
  ttl: {
    AccessToken: hourSeconds,
    IdToken: hourSeconds,
    Interaction: hourSeconds,
    Session: 8 * hourSeconds,
    Grant: hourSeconds,
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = signOutPage(form);
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => localAudience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: resourceScope,
        audience: localAudience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: hourSeconds,
        jwt: { sign: { alg: profile.algorithm } },
      }),
    },
  },
});

/**
 * A whole OpenID provider of the sample institution, at an address of this machine, and the public key of its tokens; it keeps
 * all in memory.
 */
export const makeProvider = (issuer: string, profile: Profile) => {
  const { privateKey, publicKey } = keyPairOf(profile.algorithm);
  const provider = new Provider(issuer, configuration(profile, privateKey));
  // Servers of development listen at whatever port is free.
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = isOnThisMachine;
  prototype.postLogoutRedirectUriAllowed = isOnThisMachine;
  return { provider, publicKey };
};
