import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { readKnown } from '../../../lib/domain/lti/platforms/items.ts';
import { createPlatform, updatePlatform } from '../../../lib/domain/lti/platforms/write-platform.ts';
import { claimName } from '../../../lib/domain/lti/verify-launch.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { openStore } from '../../../lib/store/store.ts';
import { logError } from '../process/log-error.ts';
import { samplePeople } from '../provider/people.ts';
import { choicePage, launchPage, loginPage, type PlatformCourse, registrationPage } from './pages.ts';
import { openRegistrations } from './registrations.ts';
import { rosterOf, rosterType } from './roster.ts';

/** A learning platform for development. */
export interface LearningPlatform {
  readonly address: string;
  readonly stop: () => void;
}

/** The service that it opens, with a token that reads its sections. */
interface Service {
  readonly baseUrl: string;
  readonly token: string;
}

const client = 'facet-development';
const deployment = '1';
const keyId = 'development';

const readCourses = async ({ baseUrl, token }: Service): Promise<PlatformCourse[]> => {
  const answer = await fetch(`${baseUrl}/api/v1/course_evaluation_sections?page[size]=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    readonly data: readonly { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> }[];
  };
  return data.map(({ id, attributes: { external_id, name } }) => ({ id, name: String(external_id ?? name ?? id) }));
};

/** Has the service know the platform, and its courses as an import would. */
const register = async (issuer: string, courses: readonly PlatformCourse[]): Promise<void> => {
  const store = openStore();
  const attributes = {
    ...{ name: 'Learning platform for development', issuer, client_id: client, deployment_ids: [deployment] },
    ...{ authorization_url: `${issuer}/authorize`, token_url: `${issuer}/token`, jwks_url: `${issuer}/jwks` },
    roster_url: `${issuer}/members?course={context}`,
    ...{ user_match: 'email', section_match: 'context_id' },
  };
  const change = { ...noChange, attributes };
  const { platforms } = await readKnown(store);
  const [known] = Object.entries(platforms).find(([, { client_id: each }]) => each === client) ?? [];
  const now = new Date();
  await (known === undefined ? createPlatform(store, change, { now }) : updatePlatform(store, known, change, now));
  for (const { id } of courses)
    await store.write([
      changeStep(
        keyOf.sourceId('oneroster', 'course_evaluation_section', id),
        { set: [[['record_id'], id]] },
        () => undefined,
      ),
    ]);
};

/**
 * Starts it at a free port of this machine, for this machine alone. What it needs of the service is done when its first page
 * is asked for.
 */
export const startLearningPlatform = async (service: Service): Promise<LearningPlatform> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so its address is not a text.
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const target = `${service.baseUrl}/lti/launch`;
  let courses: Promise<PlatformCourse[]> | undefined;

  const registered = (): Promise<PlatformCourse[]> => {
    courses ??= readCourses(service).then(async (all) => {
      await register(address, all);
      return all;
    });
    return courses;
  };

  const registrations = openRegistrations(address, deployment);

  const sign = (claims: JWTPayload, audience: string): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(address)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  const authorize = async (asked: URLSearchParams): Promise<string> => {
    const tool = asked.get('client_id') ?? '';
    if (asked.get('redirect_uri') !== target || ![client, ...registrations.clients].includes(tool))
      throw new Error('another tool');
    const { person, course, role } = JSON.parse(asked.get('lti_message_hint') ?? '{}');
    const token = await sign(
      {
        ...{ sub: person, email: person, nonce: asked.get('nonce') ?? '' },
        [claimName('version')]: '1.3.0',
        [claimName('message_type')]: 'LtiResourceLinkRequest',
        [claimName('deployment_id')]: deployment,
        [claimName('target_link_uri')]: target,
        [claimName('resource_link')]: { id: 'evaluation' },
        [claimName('context')]: { id: course },
        [claimName('roles')]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${role}`],
      },
      tool,
    );
    return launchPage(target, { state: asked.get('state') ?? '', id_token: token });
  };

  const open = (asked: URLSearchParams): string => {
    const chosen = { person: asked.get('person'), course: asked.get('course'), role: asked.get('role') };
    const fields = {
      ...{
        iss: address,
        client_id: asked.get('client') ?? client,
        target_link_uri: target,
        login_hint: String(chosen.person),
      },
      ...{ lti_deployment_id: deployment, lti_message_hint: JSON.stringify(chosen) },
    };
    return loginPage(`${service.baseUrl}/lti/login`, fields, asked.has('framed'));
  };

  const tokens = new Set<string>();

  // The service may have made its key after the last fetch, so the keys are fetched each time.
  const verifyClient = async (assertion: string): Promise<void> => {
    const keys = createRemoteJWKSet(new URL(`${service.baseUrl}/lti/jwks.json`));
    const { payload } = await jwtVerify(assertion, keys, { audience: `${address}/token` });
    if (payload.iss !== payload.sub || ![client, ...registrations.clients].includes(payload.sub ?? ''))
      throw new Error('another tool');
  };

  const issueToken = async (request: IncomingMessage): Promise<string> => {
    const asked = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());
    await verifyClient(asked.get('client_assertion') ?? '');
    const token = randomUUID();
    tokens.add(token);
    return JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3_600, scope: asked.get('scope') });
  };

  const listMembers = (request: IncomingMessage): string => {
    const token = request.headers.authorization?.replace('Bearer ', '');
    if (token === undefined || !tokens.has(token)) throw new Error('no token');
    return JSON.stringify({ id: request.url, members: rosterOf(samplePeople) });
  };

  const send = (response: ServerResponse, type: string, text: string): void => {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(text);
  };

  const answer = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const html = 'text/html; charset=utf-8';
    if (url.pathname === '/jwks') {
      const key = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
      return send(response, 'application/json', JSON.stringify({ keys: [key] }));
    }
    if (url.pathname === '/token') return send(response, 'application/json', await issueToken(request));
    if (url.pathname === '/members') return send(response, rosterType, listMembers(request));
    if (url.pathname === '/authorize') return send(response, html, await authorize(url.searchParams));
    if (url.pathname === '/openid-configuration')
      return send(response, 'application/json', JSON.stringify(registrations.configuration));
    if (url.pathname === '/registration')
      return send(response, 'application/json', JSON.stringify(await registrations.register(request)));
    if (url.pathname === '/register') {
      const link = registrations.open(url.searchParams.get('link') ?? '');
      return send(response, html, registrationPage(link));
    }
    const all = await registered();
    if (url.pathname === '/open') return send(response, html, open(url.searchParams));
    return send(response, html, choicePage(samplePeople, all, [client, ...registrations.clients]));
  };

  server.on('request', (request, response) => {
    answer(new URL(request.url ?? '/', address), request, response).catch((error: unknown) => {
      logError(error);
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
      response.end('This can not be done; begin again.');
    });
  });
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address, stop };
};
