import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { claimName } from '../../../lib/domain/lti/verify-launch.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { ltiKeyOf } from '../../../lib/store/lti-keys.ts';
import { changeStep, putStep } from '../../../lib/store/steps.ts';
import { nth, type OpenPeriod, openPeriod } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { type Claims, Issuer } from '../../support/issuer.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';
import { type Login, launchOf, openPlatform, type TestPlatform } from './support/platform.ts';

const service = await startService();
const email = 'ada@example.edu';
const staff = { [claimName('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };

let platform: TestPlatform;
let open: OpenPeriod;
beforeAll(async () => {
  platform = await openPlatform(service);
  open = await openPeriod(service, { sections: 2, enrolments: [[0, 1]], now: new Date() });
  const { id } = nth(open.users);
  await service.call('PATCH', `/api/v1/users/${id}`, {
    body: { data: { type: 'user', id, attributes: { emails: [email] } } },
  });
  const named = keyOf.sourceId('oneroster', 'course_evaluation_section', 'course-7');
  await service.store.write([putStep(named, { record_id: nth(open.sections).id }, () => 'taken')]);
});

const refusalIn = (text: string): string | undefined => /<code>(.*)<\/code>/.exec(text)?.[1];

describe('a login that a platform begins', () => {
  it('answers a page that only opens a tab or continues, and then asks the platform', async () => {
    const query = `/lti/login?${platform.toForm(platform.loginFields({ login_hint: '"><script>alert(1)</script>' }))}`;
    const page = await service.call('GET', query, { headers: { authorization: undefined } });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<script>alert');
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none';.*script-src 'sha256-[^']+'; connect-src 'self'$/,
    );
    const body = platform.toForm(platform.loginFields({ challenge: 'a'.repeat(43) }));
    const { text, headers } = await platform.post('/lti/login', body);
    expect(headers['cache-control']).toBe('private, no-store');
    const address = new URL(JSON.parse(text).location);
    expect(address.href.startsWith(`${platform.address}/authorize?`)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ tenant: '7', scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
      ...{ client_id: platform.client, redirect_uri: platform.target, login_hint: 'hint', lti_message_hint: 'm' },
      state: expect.any(String),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('takes GET and POST at one route, and no other method', async () => {
    const headers = { authorization: undefined };
    const options = await service.call('OPTIONS', '/lti/login', { headers });
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect((await service.call('DELETE', '/lti/login', { headers })).status).toBe(405);
    expect((await platform.post('/lti/jwks.json', '')).status).toBe(405);
    expect((await platform.post('/lti/login', platform.toForm(platform.loginFields()))).status).toBe(200);
  });

  it.each([
    ['another issuer', { iss: 'https://other.example' }, 404, 'unknown_platform'],
    ['another client', { client_id: 'other' }, 404, 'unknown_platform'],
    ['another target', { target_link_uri: 'https://evil.example/' }, 400, 'launch_refused: target_link_uri'],
    [
      'a target below ours',
      { target_link_uri: 'http://facet.test/lti/launch?to=//evil.example' },
      400,
      'launch_refused: target_link_uri',
    ],
    ['no issuer', { iss: undefined }, 400, 'launch_refused: iss'],
    ['no hint', { login_hint: undefined }, 400, 'launch_refused: login_hint'],
    ['a challenge that is none', { challenge: 'short' }, 400, 'launch_refused: challenge'],
  ])('is refused with %s', async (_name, fields, status, refusal) => {
    const answer = await platform.post('/lti/login', platform.toForm(platform.loginFields(fields)));
    expect([answer.status, refusalIn(answer.text)]).toEqual([status, refusal]);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is refused where a field is there twice, and without a form', async () => {
    const twice = await platform.post('/lti/login', `${platform.toForm(platform.loginFields())}&iss=other`);
    expect(refusalIn(twice.text)).toBe('launch_refused: form');
    const none = await platform.post('/lti/login', '{}', { 'content-type': 'application/json' });
    expect(refusalIn(none.text)).toBe('launch_refused: form');
  });
});

describe('a launch', () => {
  it('leads a learner to the evaluation of the course, with the same tokens as a sign-in', async () => {
    const login = await platform.login();
    const context = { [claimName('context')]: { id: 'course-7' } };
    const launch = launchOf(await platform.launch(login, context));
    const { status, document, text } = await platform.redeem(launch, login.verifier);
    expect(status, text).toBe(200);
    const { role, evaluation, section, draft_key: draftKey, answering_tokens: tokens } = document.meta;
    expect([role, evaluation, section]).toEqual(['learner', nth(open.evaluations), null]);
    expect(draftKey).toMatch(/^[\w-]{43}$/);
    const body = {
      data: {
        type: 'course_evaluation_response',
        attributes: { answers: [{ question: nth(nth(open.questions)).id, value: 4 }] },
        relationships: { evaluation: toOne({ type: 'course_evaluation', id: evaluation }) },
      },
    };
    const headers = { authorization: `Bearer ${tokens[0].token}` };
    const answered = await service.call('POST', '/api/v1/course_evaluation_responses', { body, headers });
    expect(answered.status, answered.text).toBe(201);
    // What is answered is no place to go to.
    const next = await platform.login();
    const again = await platform.redeem(launchOf(await platform.launch(next, context)), next.verifier);
    expect([again.status, again.document.meta.evaluation]).toEqual([200, null]);
  });

  it('gives staff nothing but the section: they sign in', async () => {
    const login = await platform.login();
    const launched = await platform.launch(login, { ...staff, [claimName('context')]: { id: 'course-7' } });
    const { document } = await platform.redeem(launchOf(launched), login.verifier);
    expect(document.meta).toEqual({
      ...{ role: 'staff', draft_key: null, answering_tokens: [], evaluation: null },
      section: nth(open.sections).id,
    });
  });

  it.each([
    [
      'an instructor who is a student of the institution',
      ['institution/person#Student', 'membership#Instructor'],
      'staff',
    ],
    ['a teaching assistant', ['membership/Instructor#TeachingAssistant'], 'staff'],
    ['nobody in the course', [], 'staff'],
    ['a guest', ['membership/Learner#GuestLearner'], 'learner'],
  ])('takes %s for what the person is in the course', async (_name, roles, role) => {
    const login = await platform.login();
    const named = { [claimName('roles')]: roles.map((each) => `http://purl.imsglobal.org/vocab/lis/v2/${each}`) };
    const { document } = await platform.redeem(launchOf(await platform.launch(login, named)), login.verifier);
    expect(document.meta.role).toBe(role);
  });

  it.each<[string, Claims, string]>([
    ['another audience', { aud: 'other' }, 'aud'],
    ['no audience', { aud: undefined }, 'aud'],
    ['two audiences and no party', { aud: ['CLIENT', 'other'] }, 'azp'],
    ['another party', { azp: 'other' }, 'azp'],
    ['another issuer', { iss: 'https://other.example' }, 'iss'],
    ['no issuer', { iss: undefined }, 'iss'],
    ['an end that has passed', { exp: 1 }, 'exp'],
    ['no end', { exp: undefined }, 'exp'],
    ['a beginning ten minutes ago', { iat: Math.floor(Date.now() / 1_000) - 600 }, 'iat'],
    ['a beginning to come', { iat: Math.floor(Date.now() / 1_000) + 600 }, 'iat'],
    ['no beginning', { iat: undefined }, 'iat'],
    ['a beginning that is no number', { iat: 'now' }, 'iat'],
    ['another nonce', { nonce: 'other' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['no person', { sub: undefined }, 'sub'],
    ['an empty person', { sub: '' }, 'sub'],
    ['a person that is no text', { sub: 7 }, 'sub'],
    ['two nonces', { nonce: ['a', 'b'] }, 'nonce'],
    ['two issuers', { iss: ['https://a.example', 'https://b.example'] }, 'iss'],
    ['an end that is a text', { exp: '9999999999' }, 'exp'],
    ['no audience in a list', { aud: [] }, 'aud'],
    ['the audience twice', { aud: ['CLIENT', 'CLIENT'] }, 'azp'],
    ['two versions', { [claimName('version')]: ['1.3.0', '1.1'] }, 'version'],
    ['another version', { [claimName('version')]: '1.1' }, 'version'],
    ['no version', { [claimName('version')]: undefined }, 'version'],
    ['another message', { [claimName('message_type')]: 'LtiDeepLinkingRequest' }, 'message_type'],
    ['no message', { [claimName('message_type')]: undefined }, 'message_type'],
    ['another deployment', { [claimName('deployment_id')]: '2' }, 'deployment_id'],
    ['a deployment in a list', { [claimName('deployment_id')]: ['1'] }, 'deployment_id'],
    ['a deployment that is a number', { [claimName('deployment_id')]: 1 }, 'deployment_id'],
    ['no deployment', { [claimName('deployment_id')]: undefined }, 'deployment_id'],
    ['another target', { [claimName('target_link_uri')]: 'https://evil.example' }, 'target_link_uri'],
    [
      'a target below ours',
      { [claimName('target_link_uri')]: 'http://facet.test/lti/launch/..//evil' },
      'target_link_uri',
    ],
    ['no target', { [claimName('target_link_uri')]: undefined }, 'target_link_uri'],
    ['no roles', { [claimName('roles')]: undefined }, 'roles'],
    ['roles that are no list', { [claimName('roles')]: 'Learner' }, 'roles'],
  ])('is refused with %s', async (_name, claims, why) => {
    const aud = Array.isArray(claims.aud)
      ? { aud: claims.aud.map((each) => (each === 'CLIENT' ? platform.client : each)) }
      : {};
    const answer = await platform.launch(await platform.login(), { ...claims, ...aud });
    expect([answer.status, refusalIn(answer.text)]).toEqual([400, `launch_refused: ${why}`]);
  });

  it('is refused with a signature that is not of the platform by RS256', async () => {
    const by = await platform.login();
    const send = async (token: string) => {
      const { status, text } = await platform.post(
        '/lti/launch',
        platform.toForm({ state: by.state, id_token: token }),
      );
      return [status, refusalIn(text)];
    };
    const refused = [400, 'launch_refused: signature'];
    const claims = platform.claims(by);
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const whole = { iss: platform.address, exp: 9e9, iat: Math.floor(Date.now() / 1_000), ...claims };
    expect(await send(`${encode({ alg: 'none' })}.${encode(whole)}.`)).toEqual(refused);
    // By HS256, with the platform's public key as the secret: whoever knows it could sign.
    const published = JSON.stringify(platform.issuer.publicKey('rsa'));
    const hs = new SignJWT({ ...whole, exp: whole.iat + 60 }).setProtectedHeader({ alg: 'HS256', kid: 'rsa' });
    expect(await send(await hs.sign(Buffer.from(published)))).toEqual(refused);
    // By another algorithm of the same platform, by a key that it no longer has, and by another platform.
    expect(await send(await platform.sign(claims, { kid: 'one' }))).toEqual(refused);
    await platform.issuer.publish('old', 'RS256');
    const byOld = await platform.sign(claims, { kid: 'old' });
    platform.issuer.withdraw('old');
    expect(await send(byOld)).toEqual(refused);
    const other = await Issuer.start();
    await other.publish('rsa', 'RS256');
    expect(await send(await other.sign(whole, { kid: 'rsa', typ: 'JWT' }))).toEqual(refused);
    other.stop();
    expect(await send('no token')).toEqual(refused);
    expect(await send('a'.repeat(40_000))).toEqual([400, 'launch_refused: id_token']);
    // And taken with a good one afterwards: what is refused uses nothing up.
    launchOf(await platform.launch(by));
  });

  it.each(['state', 'id_token'])('is refused with %s twice, or without it', async (name) => {
    const by = await platform.login();
    const fields = { state: by.state, id_token: await platform.sign(platform.claims(by)) };
    const send = async (body: string) => refusalIn((await platform.post('/lti/launch', body)).text);
    expect(await send(`${platform.toForm(fields)}&${name}=other`)).toBe('launch_refused: form');
    expect(await send(platform.toForm({ ...fields, [name]: undefined }))).toBe(`launch_refused: ${name}`);
    launchOf(await platform.post('/lti/launch', platform.toForm(fields)));
  });

  it.each(['"nonce":"x"', '"a":[{"b":1,"\\u0062":2}]'])(
    'is refused with a claim that is there twice: %s',
    async (more) => {
      const by = await platform.login();
      const seconds = Math.floor(Date.now() / 1_000);
      const claims = JSON.stringify({ exp: seconds + 60, iat: seconds, ...platform.claims(by) });
      const refused = async (payload: string) => {
        const token = await platform.issuer.signText(payload, 'rsa');
        return platform.post('/lti/launch', platform.toForm({ state: by.state, id_token: token }));
      };
      // The last of them counts to most readers.
      expect(refusalIn((await refused(`{${more},${claims.slice(1)}`)).text)).toBe('launch_refused: id_token');
      launchOf(await refused(claims));
    },
  );

  it('takes a key that the platform has added since, and is unavailable while keys can not be fetched', async () => {
    const fresh = await openPlatform(service);
    await fresh.issuer.publish('next', 'RS256');
    launchOf(await fresh.launch(await fresh.login(), staff, { kid: 'next' }));
    const down = await openPlatform(service);
    down.issuer.isDown = true;
    const answer = await down.launch(await down.login(), staff);
    expect([answer.status, refusalIn(answer.text)]).toEqual([503, 'platform_unavailable']);
  });

  itInProcess('has its keys from no address but one of the public internet', async () => {
    const inside = await openPlatform(service);
    process.env.WEBHOOKS_TO_LOOPBACK = '';
    const answer = await inside.launch(await inside.login(), staff);
    process.env.WEBHOOKS_TO_LOOPBACK = '1';
    expect([answer.status, refusalIn(answer.text)]).toEqual([503, 'platform_unavailable']);
    expect(inside.issuer.keyRequests).toBe(0);
  });

  it('has its keys from where the platform says, and follows no redirect', async () => {
    const moved = await openPlatform(service, { jwks_url: `${platform.address}/moved` });
    const answer = await moved.launch(await moved.login(), staff);
    expect([answer.status, refusalIn(answer.text)]).toEqual([503, 'platform_unavailable']);
  });

  it('is taken once, with the state of this service, of this platform, and not after ten minutes', async () => {
    const by = await platform.login();
    launchOf(await platform.launch(by));
    const expired = [410, 'launch_expired'];
    const seen = async (login: Login, from = platform) => {
      const { status, text } = await from.launch(login);
      return [status, refusalIn(text)];
    };
    expect(await seen(by)).toEqual(expired);
    expect(await seen({ ...by, state: 'eyJhbGciOiJub25lIn0.e30.' })).toEqual(expired);
    const other = await openPlatform(service);
    await other.issuer.publish('rsa', 'RS256');
    // A state of one platform with a token of another, which has a key of its own.
    expect(await seen(await platform.login(), other)).toEqual([400, 'launch_refused: signature']);
    const error = await platform.post(
      '/lti/launch',
      platform.toForm({ state: (await platform.login()).state, error: 'x' }),
    );
    expect(refusalIn(error.text)).toBe('launch_refused: error');
    const twice = await platform.login();
    const launches = await Promise.all([platform.launch(twice), platform.launch(twice)]);
    expect(launches.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it('is not taken from a platform that is inactive or deleted', async () => {
    const other = await openPlatform(service);
    const by = await other.login();
    const data = { type: 'lti_platform', id: other.id, attributes: { is_active: false } };
    await service.call('PATCH', `/api/v1/lti_platforms/${other.id}`, { body: { data } });
    expect(refusalIn((await other.launch(by)).text)).toBe('unknown_platform');
    expect((await service.call('DELETE', `/api/v1/lti_platforms/${other.id}`)).status).toBe(204);
    expect(refusalIn((await other.launch(by)).text)).toBe('unknown_platform');
  });

  it('is redeemed once, within two minutes, with the verifier of its browser', async () => {
    const by = await platform.login();
    const launch = launchOf(await platform.launch(by));
    const expired = (answer: { status: number; document: { errors: { code: string }[] } }) => [
      answer.status,
      answer.document.errors[0]?.code,
    ];
    const other = await platform.login();
    expect(expired(await platform.redeem(launch, other.verifier))).toEqual([410, 'launch_expired']);
    expect(expired(await platform.redeem('x', by.verifier))).toEqual([410, 'launch_expired']);
    const both = await Promise.all([platform.redeem(launch, by.verifier), platform.redeem(launch, by.verifier)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(expired(await platform.redeem(launch, by.verifier))).toEqual([410, 'launch_expired']);
  });

  itInProcess('is worth nothing two minutes later, nor is a login after ten', async () => {
    const by = await platform.login();
    const late = await platform.login();
    const launch = launchOf(await platform.launch(by));
    vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] });
    expect((await platform.redeem(launch, by.verifier)).status).toBe(410);
    vi.useFakeTimers({ now: Date.now() + 480_000, toFake: ['Date'] });
    expect(refusalIn((await platform.launch(late)).text)).toBe('launch_expired');
    vi.useRealTimers();
  });

  it('finds a person by the id of imported files, and by a custom field', async () => {
    const { id } = nth(open.users);
    await service.store.write([putStep(keyOf.sourceId('canvas', 'user', 'sis-9'), { record_id: id }, () => 'taken')]);
    const bySource = await openPlatform(service, { user_match: 'lis_person_sourcedid' });
    const lis = { [claimName('lis')]: { person_sourcedid: 'sis-9' } };
    launchOf(await bySource.launch(await bySource.login(), lis));
    const byCustom = await openPlatform(service, { user_match: 'custom:sis_id', section_match: 'custom:sis_section' });
    launchOf(await byCustom.launch(await byCustom.login(), { [claimName('custom')]: { sis_id: 'sis-9' } }));
    const refused = async (from: TestPlatform, claims: Claims) =>
      refusalIn((await from.launch(await from.login(), claims)).text);
    expect(await refused(byCustom, { [claimName('custom')]: { other: 'sis-9' } })).toBe('person_not_found');
    expect(await refused(bySource, { [claimName('lis')]: { person_sourcedid: ['sis-9'] } })).toBe('person_not_found');
    expect(await refused(bySource, lis && { [claimName('lis')]: { person_sourcedid: 'unknown' } })).toBe(
      'person_not_found',
    );
    expect(await refused(platform, { email: 'nobody@example.edu' })).toBe('person_not_found');
    expect(await refused(platform, { email_verified: false })).toBe('person_not_found');
    const deactivate = (value: boolean) =>
      service.store.write([
        changeStep(keyOf.record({ type: 'user', id }), { set: [[['deactivated'], value]] }, () => 'gone'),
      ]);
    await deactivate(true);
    expect(await refused(bySource, lis)).toBe('person_not_found');
    await deactivate(false);
  });

  itInProcess('leaves the day and the platform in the log, and nothing in the table that names somebody', async () => {
    const by = await platform.login();
    const launch = launchOf(await platform.launch(by));
    const { createHash } = await import('node:crypto');
    const kept = await service.store.get(ltiKeyOf.launch(createHash('sha256').update(launch).digest('base64url')));
    expect(Object.keys(kept ?? {}).sort()).toEqual(['challenge', 'delete_after', 'pk', 'sealed', 'sk']);
    expect(JSON.stringify(kept)).not.toContain(nth(open.users).id);
    const lines: string[] = [];
    process.env.LOG_LEVEL = 'info';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    await platform.launch(await platform.login());
    await platform.redeem(launch, by.verifier);
    vi.restoreAllMocks();
    process.env.LOG_LEVEL = 'silent';
    const day = new Date().toISOString().slice(0, 10);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { day, level: 'info', operation: 'begin-lti-login', status: 200 },
      { day, level: 'info', operation: 'launch-lti', status: 303, platform: platform.id },
      { day, level: 'info', operation: 'redeem-lti-launch', status: 200 },
    ]);
  });
});
