import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { samplePeople } from '../../local/provider/people.ts';
import { bearer, type Made } from './made.ts';

const audience = 'urn:facet:bench';
const alg = 'ES256';

/** Publishes a key as an identity provider does, and configures the functions to take what it signs. */
const publish = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg, use: 'sig' };
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // It was given a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', ({ url }, response) =>
    response.end(JSON.stringify(url === '/keys' ? { keys: [key] } : { issuer, jwks_uri: `${issuer}/keys` })),
  );
  Object.assign(process.env, { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_CLAIM: 'email' });
  return { issuer, privateKey };
};

let published: ReturnType<typeof publish> | undefined;

/** The request of a student of the sample institution who has signed in. */
export const signingIn: Made = async () => {
  published ??= publish();
  const { issuer, privateKey } = await published;
  const email = samplePeople.find(({ role }) => role === 'Student')?.email;
  const token = await new SignJWT({ email })
    .setProtectedHeader({ alg, typ: 'at+jwt', kid: 'bench' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  return { headers: bearer(token) };
};
