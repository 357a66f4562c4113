import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { claimName } from '../../../../lib/domain/lti/verify-launch.ts';
import { afterFile } from '../../../support/after-file.ts';
import { type Claims, Issuer, newPair } from '../../../support/issuer.ts';
import type { TestAnswer, TestService } from '../../../support/service.ts';

type Fields = Readonly<Record<string, string | undefined>>;

/** What a browser has after a login: the state goes through the platform, and the verifier stays. */
export interface Login {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const target = 'http://facet.test/lti/launch';

const toForm = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]])),
  ).toString();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

// The key of all platforms.
let shared: ReturnType<typeof newPair> | undefined;

/** A learning platform that the service knows. */
export const openPlatform = async (service: TestService, attributes: Readonly<Record<string, unknown>> = {}) => {
  const issuer = await Issuer.start();
  afterFile(async () => issuer.stop());
  shared ??= newPair('RS256');
  await issuer.publish('rsa', 'RS256', shared);
  const client = randomUUID();
  const address = issuer.address.replace('127.0.0.1', 'localhost');
  const record = {
    ...{ name: 'Platform', issuer: address, client_id: client, deployment_ids: ['1'] },
    ...{ authorization_url: `${address}/authorize?tenant=7`, jwks_url: `${address}/keys` },
    ...{ user_match: 'email', section_match: 'context_id', ...attributes },
  };
  const created = await service.call('POST', '/api/v1/lti_platforms', {
    body: { data: { type: 'lti_platform', attributes: record } },
  });
  if (created.status !== 201) throw new Error(created.text);
  const id: string = created.document.data.id;

  const post = (path: string, body: string, headers = {}): Promise<TestAnswer> =>
    service.call('POST', path, {
      body,
      headers: { authorization: undefined, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  const loginFields = (fields: Fields = {}): Fields => ({
    ...{ iss: address, client_id: client, login_hint: 'hint', target_link_uri: target, lti_message_hint: 'm' },
    ...fields,
  });

  const login = async (): Promise<Login> => {
    const verifier = randomBytes(32).toString('base64url');
    const answer = await post('/lti/login', toForm(loginFields({ challenge: hashOf(verifier) })));
    if (answer.status !== 200) throw new Error(answer.text);
    const asked = new URL(JSON.parse(answer.text).location).searchParams;
    return { state: asked.get('state') ?? '', nonce: asked.get('nonce') ?? '', verifier };
  };

  const claims = ({ nonce }: Pick<Login, 'nonce'>, others: Claims = {}): Claims => ({
    ...{ iss: address, aud: client, nonce, sub: 'somebody there', email: 'ada@example.edu' },
    [claimName('version')]: '1.3.0',
    [claimName('message_type')]: 'LtiResourceLinkRequest',
    [claimName('deployment_id')]: '1',
    [claimName('target_link_uri')]: target,
    [claimName('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    ...others,
  });

  const sign = (made: Claims, header: Claims = {}): Promise<string> =>
    issuer.sign(made, { kid: 'rsa', typ: 'JWT', ...header });

  return {
    ...{ id, address, issuer, client, target, post, login, loginFields, toForm, claims, sign },
    /** Sends a launch as the platform does; answers what the browser gets. */
    launch: async (by: Login, others: Claims = {}, header: Claims = {}): Promise<TestAnswer> =>
      post('/lti/launch', toForm({ state: by.state, id_token: await sign(claims(by, others), header) })),
    redeem: (launch: string, verifier: string): Promise<TestAnswer> =>
      service.call('POST', '/api/v1/lti_launches', {
        body: { data: { type: 'lti_launch', attributes: { launch, verifier } } },
        headers: { authorization: undefined },
      }),
  };
};

export type TestPlatform = Awaited<ReturnType<typeof openPlatform>>;

/** The launch to which an answer leads. */
export const launchOf = ({ status, headers, text }: TestAnswer): string => {
  if (status !== 303) throw new Error(text);
  return (headers.location ?? '').replace('http://facet.test/app/lti#', '');
};
