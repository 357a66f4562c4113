import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { samplePeople } from './people.ts';
import { subjectOf } from './profiles.ts';
import { signInPage } from './sign-in-page.ts';

// The answer to the form leads back to the application, which browsers hold against `form-action`.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; " +
  "form-action 'self' http://127.0.0.1:* http://localhost:*";

const show = (response: ServerResponse, action: string): void => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  response.end(signInPage(samplePeople, action));
};

const readPerson = async (request: IncomingMessage): Promise<string> =>
  new URLSearchParams(await text(request)).get('person') ?? '';

/** Shows the choice of a person to sign in as. Throws for an unknown interaction, or one of another browser. */
export const interact = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return show(response, request.url ?? '');
  const picked = await readPerson(request);
  const person = samplePeople.find(({ email }) => email === picked);
  if (person === undefined) return show(response, request.url ?? '');
  await provider.interactionFinished(request, response, { login: { accountId: subjectOf(person) } });
};
