import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { localAudience, localClientId } from './client.ts';
import { type SamplePerson, samplePeople } from './people.ts';
import { signOutPage } from './sign-in-page.ts';

const resourceScope = 'api';
const hourSeconds = 3_600;

const isOnThisMachine = (text: string): boolean =>
  URL.canParse(text) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(text).hostname);

const personOf = (email: string): SamplePerson | undefined => samplePeople.find((each) => each.email === email);

const claimsOf = ({ email, name, groups }: SamplePerson) => ({ email, email_verified: true, name, groups });

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: randomBytes(8).toString('hex') };
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

const configuration = (): Configuration => ({
  clients: [
    {
      client_id: localClientId,
      token_endpoint_auth_method: 'none',
      application_type: 'web',
      redirect_uris: ['http://127.0.0.1/app/'],
      post_logout_redirect_uris: ['http://127.0.0.1/app/'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [signingKey()] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => {
    const person = personOf(id);
    return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) };
  },
  extraTokenClaims: (_context, token) => {
    const person = 'accountId' in token ? personOf(token.accountId) : undefined;
    return person && claimsOf(person);
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
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
});

/** A whole OpenID provider of the sample institution, at an address of this machine; it keeps all in memory. */
export const makeProvider = (issuer: string): Provider => {
  const provider = new Provider(issuer, configuration());
  // Servers of development listen at whatever port is free.
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = isOnThisMachine;
  prototype.postLogoutRedirectUriAllowed = isOnThisMachine;
  return provider;
};
