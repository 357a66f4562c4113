import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../../../support/after-file.ts';
import type { TestAnswer, TestService } from '../../../support/service.ts';

type Json = Readonly<Record<string, unknown>>;

/** A registration as a platform has received it. */
interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly tool: Json;
}

type Reply = (response: ServerResponse) => void;

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** What a platform answers in place of what is right. */
export const replying =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** A platform that registers tools, and notes what it is asked. */
export const openRegistering = async (client: string = randomUUID()) => {
  const asked: string[] = [];
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'GET') return platform.configuration(response);
    received.push({ headers: request.headers, tool: JSON.parse(body) });
    return platform.registration(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const described = {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/jwks`,
    registration_endpoint: `${address}/register`,
  };
  const platform = {
    ...{ address, asked, received, described },
    configuration: replying(200, described),
    registration: ((response) => {
      const client_id = `${client}-${received.length}`;
      replying(201, { client_id, [toolConfiguration]: { deployment_id: '7' } })(response);
    }) as Reply,
    /** Has the platform describe itself otherwise. */
    describe: (changed: Json): void => {
      platform.configuration = replying(200, { ...described, ...changed });
    },
  };
  return platform;
};

export type RegisteringPlatform = Awaited<ReturnType<typeof openRegistering>>;

const matches = { name: 'Moodle', user_match: 'email', section_match: 'context_id' };

/** Makes a link as the office does; answers what stands in it. */
export const makeLink = async (service: TestService, changed: Json = {}): Promise<string> => {
  const body = { data: { type: 'lti_registration', attributes: { ...matches, ...changed } } };
  const { status, document, text } = await service.call('POST', '/api/v1/lti_registrations', { body });
  if (status !== 200) throw new Error(text);
  return new URL(document.meta.link).searchParams.get('link') ?? '';
};

/** What a platform sends to the page. */
export const fieldsOf = (platform: RegisteringPlatform, link: string): Record<string, string> => ({
  link,
  openid_configuration: `${platform.address}/configuration?tenant=7`,
  registration_token: 'token-of-the-platform',
});

const anonymous = { authorization: undefined };

/** Opens the page, as a browser that shows it. */
export const openPage = (service: TestService, fields: Readonly<Record<string, string>>): Promise<TestAnswer> =>
  service.call('GET', `/lti/register?${new URLSearchParams(fields)}`, { headers: anonymous });

/** Sends its form. */
export const register = (service: TestService, fields: Readonly<Record<string, string>>): Promise<TestAnswer> =>
  service.call('POST', '/lti/register', {
    body: new URLSearchParams(fields).toString(),
    headers: { ...anonymous, 'content-type': 'application/x-www-form-urlencoded' },
  });
