import { createHash, randomBytes } from 'node:crypto';
import { localClientId } from '../../infra/local/provider/client.ts';

/** The parts of a sign-in that tests look at. */
export interface SignedIn {
  readonly access_token: string;
  readonly id_token: string;
}

const redirectUri = 'http://127.0.0.1:9/app/';

/** Follows redirects as a browser does, with its cookies, until one leads to `redirectUri` or a page is shown. */
const browse =
  (cookies: Map<string, string>) =>
  async (address: string, init: RequestInit = {}) => {
    let [url, options] = [address, init];
    for (;;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { ...options, redirect: 'manual', headers: { ...options.headers, cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return { url, answer };
      url = new URL(location, url).href;
      if (url.startsWith(redirectUri)) return { url, answer };
      options = {};
    }
  };

/** Signs in with the provider for development as a browser and an application do: authorization code, PKCE. */
export const signInAs = async (issuer: string, person: string): Promise<SignedIn> => {
  const go = browse(new Map());
  const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')];
  const asked = new URLSearchParams({
    ...{ client_id: localClientId, response_type: 'code', redirect_uri: redirectUri, state },
    ...{ scope: 'openid email profile', code_challenge_method: 'S256', nonce: 'nonce' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const page = await go(`${issuer}/auth?${asked}`);
  const back = await go(page.url, { method: 'POST', body: new URLSearchParams({ person }) });
  const { searchParams } = new URL(back.url);
  if (searchParams.get('state') !== state) throw new Error(`no sign-in: ${await back.answer.text()}`);
  const body = new URLSearchParams({
    ...{ client_id: localClientId, grant_type: 'authorization_code', redirect_uri: redirectUri },
    ...{ code: searchParams.get('code') ?? '', code_verifier: verifier },
  });
  const answer = await fetch(`${issuer}/token`, { method: 'POST', body });
  // The provider's own form.
  return (await answer.json()) as SignedIn;
};
