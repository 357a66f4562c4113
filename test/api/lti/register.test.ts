import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readKnown } from '../../../lib/domain/lti/platforms/items.ts';
import { ltiKeyOf } from '../../../lib/store/lti-keys.ts';
import { changeStep, deleteStep } from '../../../lib/store/steps.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';
import {
  fieldsOf,
  makeLink,
  openPage,
  openRegistering,
  type RegisteringPlatform,
  register,
  replying,
} from './support/registering-platform.ts';

const service = await startService();
const tool = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const asking = (attributes: object, headers = {}) =>
  service.call('POST', '/api/v1/lti_registrations', {
    body: { data: { type: 'lti_registration', attributes } },
    headers,
  });
const said = { name: 'Moodle', user_match: 'email', section_match: 'context_id' };

interface Known {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const none: Known = { id: '', attributes: {} };
const platforms = async (): Promise<Known[]> => (await service.call('GET', '/api/v1/lti_platforms')).document.data;

const codesIn = (text: string): string[] => [...text.matchAll(/<code>(.*)<\/code>/g)].map(([, code]) => code ?? '');
const codeIn = (text: string): string | undefined => codesIn(text).at(-1);
/** Has no link be open any more. */
const forgetLinks = () => service.store.write([deleteStep(ltiKeyOf.registrations, () => undefined, [])]);

/** Has just so many platforms be known, of which there are no records. */
const knowPlatforms = async (count: number): Promise<void> => {
  const { changes } = await readKnown(service.store);
  const other = { issuer: 'https://other.example', client_id: 'other' };
  const known = { platforms: Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), other])) };
  const set = Object.entries({ ...known, changes: changes + 1 }).map(([name, value]) => [[name], value] as const);
  await service.store.write([changeStep(ltiKeyOf.platforms, { set }, () => 'never')]);
};

let platform: RegisteringPlatform;
beforeEach(async () => {
  platform = await openRegistering();
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetLinks();
  for (const { id } of await platforms()) await service.call('DELETE', `/api/v1/lti_platforms/${id}`);
});

describe('a link for a platform', () => {
  it('is answered once, and kept as a hash', async () => {
    const answer = await asking(said, { 'idempotency-key': 'once' });
    expect(answer.status).toBe(200);
    const { data, meta } = answer.document;
    expect(meta.link).toMatch(/^http:\/\/facet\.test\/lti\/register\?link=[0-9a-f-]{36}\.[\w-]{43}$/);
    const hours = (Date.parse(meta.expires_at) - Date.now()) / 3_600_000;
    expect([hours > 23, hours <= 24]).toEqual([true, true]);
    const [, secret = ''] = meta.link.split('.').slice(-2);
    const kept = await service.store.get(ltiKeyOf.registration(data.id));
    expect(kept).toMatchObject({ ...said, delete_after: Math.floor(Date.parse(meta.expires_at) / 1_000) });
    expect(JSON.stringify(kept)).not.toContain(secret);
    const again = await asking(said, { 'idempotency-key': 'once' });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.document).toEqual({ data, meta: { ...meta, link: null } });
  });

  it.each([
    [{ ...said, user_match: 'sub' }, 'user_match'],
    [{ ...said, section_match: 'custom:' }, 'section_match'],
    [{ user_match: 'email', section_match: 'context_id' }, 'name'],
  ])('is not made of %j', async (attributes, name) => {
    const { status, document } = await asking(attributes);
    expect([status, document.errors[0].meta.field]).toEqual([422, name]);
  });

  it('takes the right to write platforms', async () => {
    const headers = await service.authorize('lti:read');
    expect((await asking(said, headers)).status).toBe(403);
  });

  it('is one of at most ten, also of those that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => asking(said)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expectRefusal(await asking(said), 409, {
      code: 'too_many_registrations',
      detail: 'There are 10 open links already; each ends after a day',
    });
  });

  itInProcess('makes room for another when it is a day old', async () => {
    const link = await makeLink(service);
    await Promise.all(Array.from({ length: 9 }, () => asking(said)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1 });
    expect((await asking(said)).status).toBe(200);
    const { status, text } = await register(service, fieldsOf(platform, link));
    expect([status, codeIn(text)]).toEqual([410, 'registration_expired']);
    expect(platform.asked).toEqual([]);
  });
});

describe('the page of a link', () => {
  it('asks first, and does not use the link up', async () => {
    const link = await makeLink(service);
    const fields = {
      ...fieldsOf(platform, link),
      registration_token: '"><script>alert(1)</script>',
    };
    const page = await openPage(service, fields);
    await openPage(service, fields);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<strong>${new URL(platform.address).host}</strong>`);
    expect(page.text).not.toContain('<script>alert');
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers['content-security-policy']).toMatch(/form-action 'self'.*script-src 'sha256-[^']+'$/);
    expect(platform.asked).toEqual([]);
    expect(await platforms()).toEqual([]);
    const head = await service.call('HEAD', `/lti/register?${new URLSearchParams(fields)}`);
    expect(head.status).toBe(200);
    expect((await service.call('DELETE', '/lti/register')).status).toBe(405);
    expect((await register(service, fieldsOf(platform, link))).status).toBe(200);
  });

  it('says so to somebody who opens it without a platform', async () => {
    const link = await makeLink(service);
    const { status, text, headers } = await openPage(service, { link });
    expect([status, codeIn(text)]).toEqual([400, 'registration_refused: openid_configuration']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const answer = await register(service, { link: `${link}x`, openid_configuration: platform.address });
    expect([answer.status, codeIn(answer.text)]).toEqual([410, 'registration_expired']);
    const without = await openPage(service, { openid_configuration: platform.address });
    expect([without.status, codeIn(without.text)]).toEqual([410, 'registration_expired']);
  });
});

describe('a registration', () => {
  it('makes the platform known, switched off, with what both have said', async () => {
    const { status, text, headers } = await register(service, fieldsOf(platform, await makeLink(service)));
    expect(status).toBe(200);
    expect(text).toContain('org.imsglobal.lti.close');
    expect(text).not.toContain('deployment id');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(platform.asked).toEqual(['GET /configuration?tenant=7', 'POST /register']);
    const [received] = platform.received;
    expect(received?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-platform',
      'content-type': 'application/json',
    });
    expect(received?.tool).toEqual({
      application_type: 'web',
      response_types: ['id_token'],
      grant_types: ['implicit', 'client_credentials'],
      initiate_login_uri: 'http://facet.test/lti/login',
      redirect_uris: ['http://facet.test/lti/launch'],
      client_name: 'Course evaluations',
      jwks_uri: 'http://facet.test/lti/jwks.json',
      token_endpoint_auth_method: 'private_key_jwt',
      scope: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
      [tool]: {
        domain: 'facet.test',
        target_link_uri: 'http://facet.test/lti/launch',
        custom_parameters: {},
        claims: ['iss', 'sub', 'email'],
        messages: [
          {
            type: 'LtiResourceLinkRequest',
            target_link_uri: 'http://facet.test/lti/launch',
            label: 'Course evaluations',
            placements: ['course_navigation'],
            custom_parameters: {},
            'https://canvas.instructure.com/lti/display_type': 'new_window',
          },
        ],
        'https://canvas.instructure.com/lti/privacy_level': 'email_only',
      },
    });
    const [{ attributes } = none, ...others] = await platforms();
    expect(others).toEqual([]);
    expect(attributes).toMatchObject({
      ...said,
      issuer: platform.address,
      client_id: expect.any(String),
      authorization_url: `${platform.address}/authorize`,
      token_url: `${platform.address}/token`,
      jwks_url: `${platform.address}/jwks`,
      roster_url: null,
      deployment_ids: ['7'],
      is_active: false,
    });
    expect(codeIn(text)).toBe(attributes.client_id);
  });

  it('has the platform send the fields that launches are matched by', async () => {
    const matches = { user_match: 'custom:person', section_match: 'custom:class' };
    const fieldsAt = (index: number) => Object(platform.received[index]?.tool[tool]).custom_parameters;
    await register(service, fieldsOf(platform, await makeLink(service, matches)));
    expect(fieldsAt(0)).toEqual({ person: '$Person.sourcedId', class: '$CourseSection.sourcedId' });
    platform.describe({
      'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'canvas' },
    });
    await register(service, fieldsOf(platform, await makeLink(service, matches)));
    expect(fieldsAt(1)).toEqual({ person: '$Canvas.user.sisSourceId', class: '$Canvas.course.sisSourceId' });
  });

  it('is taken by a platform without a deployment, which can not be switched on until one is entered', async () => {
    platform.registration = replying(200, { client_id: 'without' });
    const { status, text } = await register(service, fieldsOf(platform, await makeLink(service)));
    expect([status, text.includes('deployment id')]).toEqual([200, true]);
    const [{ id, attributes } = none] = await platforms();
    expect(attributes).toMatchObject({ client_id: 'without', deployment_ids: [] });
    const change = (changed: object) =>
      service.call('PATCH', `/api/v1/lti_platforms/${id}`, {
        body: { data: { type: 'lti_platform', id, attributes: changed } },
      });
    expectRefusal(await change({ is_active: true }), 422, {
      code: 'needed_while_active',
      detail: 'Deployment ids must have at least one while the platform is active',
      source: { pointer: '/data/attributes' },
    });
    expect((await change({ is_active: true, deployment_ids: ['1'] })).status).toBe(200);
    expect((await change({ deployment_ids: [] })).status).toBe(422);
  });

  it('uses its link up', async () => {
    const fields = fieldsOf(platform, await makeLink(service));
    expect((await register(service, fields)).status).toBe(200);
    for (const answer of [await register(service, fields), await openPage(service, fields)])
      expect([answer.status, codeIn(answer.text)]).toEqual([410, 'registration_expired']);
    expect(platform.received).toHaveLength(1);
  });

  it('is kept once of two at the same time; the other says what the platform has made', async () => {
    const twice = await openRegistering();
    const held: ServerResponse[] = [];
    // Both have read the link before either is answered.
    twice.registration = (response) => {
      held.push(response);
      if (held.length < 2) return;
      for (const [index, each] of held.entries()) replying(201, { client_id: ['one', 'two'][index] })(each);
    };
    const fields = fieldsOf(twice, await makeLink(service));
    const answers = await Promise.all([register(service, fields), register(service, fields)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ attributes } = none, ...others] = await platforms();
    expect(others).toEqual([]);
    const lost = answers.find(({ status }) => status === 409)?.text ?? '';
    const other = attributes.client_id === 'one' ? 'two' : 'one';
    expect(codesIn(lost)).toEqual([other, 'registration_not_kept: registration_expired']);
  });
});

describe('a registration is refused', () => {
  const refusal = async (changed: Readonly<Record<string, string>> = {}): Promise<unknown[]> => {
    const fields = { ...fieldsOf(platform, await makeLink(service)), ...changed };
    const { status, text } = await register(service, fields);
    expect(await platforms()).toEqual([]);
    // The link is as good as before.
    expect((await openPage(service, { ...fields, openid_configuration: platform.address })).status).toBe(200);
    return [status, codeIn(text), platform.received.length];
  };

  it.each([
    ['no address', ''],
    ['http', 'http://platform.example/configuration'],
    ['a file', 'file:///etc/passwd'],
    ['a private address', 'https://10.0.0.1/configuration'],
    ['the address of metadata', 'https://169.254.169.254/latest'],
    ['somebody’s password', 'https://user:word@platform.example/'],
  ])('with %s for its configuration', async (_what, openid_configuration) => {
    expect(await refusal({ openid_configuration })).toEqual([400, 'registration_refused: openid_configuration', 0]);
    expect(platform.asked).toEqual([]);
  });

  it.each([
    ['issuer', 'https://canvas.instructure.com'],
    ['issuer', undefined],
    ['authorization_endpoint', 'http://platform.example/authorize'],
    ['token_endpoint', 'javascript:alert(1)'],
    ['jwks_uri', 'https://10.0.0.1/jwks'],
    ['jwks_uri', ['https://platform.example/jwks']],
    ['registration_endpoint', 'http://platform.example/register'],
    ['registration_endpoint', undefined],
  ])('by its %s of %j', async (name, value) => {
    platform.describe({ [name]: value });
    expect(await refusal()).toEqual([400, `registration_refused: ${name}`, 0]);
  });

  it('by an address that the record of a platform does not take', async () => {
    platform.describe({ authorization_endpoint: `${platform.address}/authorize#fragment` });
    expect(await refusal()).toEqual([400, 'registration_refused: authorization_url', 0]);
  });

  it('by a token that is no header', async () => {
    expect(await refusal({ registration_token: 'a\r\nhost: b' })).toEqual([
      ...[400, 'registration_refused: registration_token', 0],
    ]);
  });

  it.each([
    ['a refusal', replying(404, '{}')],
    ['no JSON', replying(200, '<p>')],
    ['a redirect to a private address', replying(302, '', { location: 'http://10.0.0.1/' })],
    ['too much', replying(200, JSON.stringify({ x: 'x'.repeat(2_000_000) }))],
  ])('with %s for its configuration', async (_what, reply) => {
    platform.configuration = reply;
    expect(await refusal()).toEqual([503, 'registration_unavailable: configuration', 0]);
  });

  it('with null for its configuration', async () => {
    platform.configuration = replying(200, 'null');
    expect(await refusal()).toEqual([400, 'registration_refused: issuer', 0]);
  });

  it.each([
    ['a refusal', replying(401, { error: 'invalid_token' })],
    ['no JSON', replying(201, 'yes')],
    ['a redirect', replying(307, '', { location: 'http://10.0.0.1/' })],
  ])('with %s for its registration', async (_what, reply) => {
    platform.registration = reply;
    expect(await refusal()).toEqual([503, 'registration_unavailable: registration', 1]);
  });

  it('by a platform that gives no client', async () => {
    platform.registration = replying(201, { ok: true });
    expect(await refusal()).toEqual([409, 'registration_not_kept: client_id', 1]);
  });

  itInProcess('after twenty seconds', async () => {
    platform.configuration = () => undefined;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const patience = new AbortController();
      queueMicrotask(() => patience.abort(new DOMException('late', 'TimeoutError')));
      return patience.signal;
    });
    expect(await refusal()).toEqual([503, 'registration_unavailable: configuration', 0]);
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockRestore();
  });

  itInProcess('at an address of no public machine', async () => {
    const link = await makeLink(service);
    process.env.WEBHOOKS_TO_LOOPBACK = '';
    const { status, text } = await register(service, fieldsOf(platform, link));
    process.env.WEBHOOKS_TO_LOOPBACK = '1';
    expect([status, codeIn(text)]).toEqual([400, 'registration_refused: openid_configuration']);
    expect(platform.asked).toEqual([]);
  });
});

describe('what is known already', () => {
  const create = (client_id: string) =>
    service.call('POST', '/api/v1/lti_platforms', {
      body: {
        data: {
          type: 'lti_platform',
          attributes: {
            ...{ ...said, issuer: platform.address, client_id, deployment_ids: ['1'] },
            ...{ authorization_url: platform.address, jwks_url: platform.address },
          },
        },
      },
    });

  it('is not registered again: the same client of the same issuer', async () => {
    await create('known');
    platform.registration = replying(201, { client_id: 'known' });
    const { status, text } = await register(service, fieldsOf(platform, await makeLink(service)));
    expect([status, ...codesIn(text)]).toEqual([409, 'known', 'registration_not_kept: platform_exists']);
    expect(await platforms()).toHaveLength(1);
  });

  it('is refused before the platform is asked where there are twenty', async () => {
    await knowPlatforms(20);
    onTestFinished(() => knowPlatforms(0));
    const { status, text } = await register(service, fieldsOf(platform, await makeLink(service)));
    expect([status, codeIn(text)]).toEqual([409, 'too_many_platforms']);
    expect(platform.asked).toEqual([]);
  });

  it('is refused by the write itself where the twentieth came meanwhile', async () => {
    await knowPlatforms(19);
    onTestFinished(() => knowPlatforms(0));
    const answer = platform.registration;
    platform.registration = (response) => void create('twentieth').then(() => answer(response));
    const { status, text } = await register(service, fieldsOf(platform, await makeLink(service)));
    expect([status, codeIn(text)]).toEqual([409, 'registration_not_kept: too_many_platforms']);
    expect((await platforms()).map(({ attributes }) => attributes.client_id)).toEqual(['twentieth']);
  });
});

describe('the log of a registration', () => {
  itInProcess('has the day and the platform, and no secret', async () => {
    const link = await makeLink(service);
    const lines: string[] = [];
    process.env.LOG_LEVEL = 'info';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    await openPage(service, fieldsOf(platform, link));
    await register(service, fieldsOf(platform, link));
    await register(service, fieldsOf(platform, link));
    vi.restoreAllMocks();
    process.env.LOG_LEVEL = 'silent';
    const day = new Date().toISOString().slice(0, 10);
    const line = { day, level: 'info', operation: 'register-learning-platform' };
    const [{ id } = none] = await platforms();
    expect(lines.map((each) => JSON.parse(each))).toEqual([
      { ...line, status: 200 },
      { ...line, status: 200, platform: id },
      { ...line, status: 410 },
    ]);
  });
});
