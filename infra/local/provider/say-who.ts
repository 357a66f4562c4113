import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { bearerText } from '../../../lib/access/authenticate.ts';
import { type Claims, type Profile, personOf } from './profiles.ts';

/** Path of the userinfo endpoint, as the provider's metadata name it. */
export const userinfoPath = '/me';

interface Saying {
  readonly issuer: string;
  readonly profile: Profile;
  readonly publicKey: KeyObject;
}

const claimsFor = async (token: string, { issuer, profile, publicKey }: Saying): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, publicKey, { issuer });
    const person = personOf(payload.sub ?? '');
    const said = person && profile.userinfo(person);
    return said && { sub: payload.sub, ...said };
  } catch {
    return undefined;
  }
};

/**
 * Answers with the provider's claims about the person of an access token. The library's own userinfo accepts no token
 * for a service.
 */
export const sayWho = async (saying: Saying, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const claims = await claimsFor(bearerText(request.headers.authorization), saying);
  response.writeHead(claims === undefined ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(claims ?? { error: 'invalid_token' }));
};
