import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectRefusal } from '../../../support/expectations.ts';
import { type Claims, Issuer } from '../../../support/issuer.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestAnswer } from '../../../support/service.ts';

const service = await startService();
const groups = JSON.stringify({ readers: ['people:read'] });
const email = 'ada@lovelace.example';
const { id } = await service.seed('user', { display_name: 'Ada Lovelace', emails: [email] });
const target = `/api/v1/users/${id}`;
const good = { email, groups: ['readers'] };
let issuer: Issuer;
const started: Issuer[] = [];

// Loads what the first such request loads.
beforeAll(async () => {
  await service.call('GET', target);
});

// Each test has an issuer of its own, whose keys no earlier test has had fetched.
beforeEach(async () => {
  issuer = await Issuer.start();
  started.push(issuer);
  const settings = {
    OIDC_ISSUER: issuer.address,
    OIDC_AUDIENCE: issuer.audience,
    OIDC_CLAIM: 'email',
    OIDC_GROUPS: groups,
  };
  Object.assign(process.env, settings);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  for (const each of started) each.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

const ask = (token: string): Promise<TestAnswer> =>
  service.call('GET', target, { headers: { authorization: `Bearer ${token}` } });

const expectUnauthorized = async (token: string): Promise<void> => {
  const refused = await ask(token);
  expectRefusal(refused, 401, { code: 'unauthorized', detail: 'A valid access token is required' });
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  // Nothing shows why.
  expect(refused.text).toBe((await ask('nothing')).text);
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;
const payload = (claims: Claims = {}): Claims => ({
  ...{ iss: issuer.address, aud: issuer.audience, exp: inSeconds(300), ...good },
  ...claims,
});

describeInProcess('a token of the identity provider', () => {
  it.each(['ES256', 'RS256', 'PS256', 'EdDSA'])('is taken when it is signed by %s', async (alg) => {
    await issuer.publish('other', alg);
    const answer = await ask(await issuer.sign(good, { kid: 'other' }));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.document.data.id).toBe(id);
  });

  it.each([[undefined], ['at+jwt'], ['application/at+jwt'], ['JWT']])('is taken with the type %s', async (typ) => {
    expect((await ask(await issuer.sign(good, { typ }))).status).toBe(200);
  });

  it('is taken where its audience is one of several', async () => {
    expect((await ask(await issuer.sign({ ...good, aud: ['others', issuer.audience] }))).status).toBe(200);
  });

  it('is refused without a signature', async () => {
    await expectUnauthorized(`${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(payload())}.`);
    await expectUnauthorized(`${encode({ alg: 'None', typ: 'at+jwt', kid: 'one' })}.${encode(payload())}.AAAA`);
    expect(issuer.keyRequests).toBe(0);
  });

  it('is refused when it is signed by a secret, the public key among them', async () => {
    const secrets = [JSON.stringify(issuer.publicKey('one')), String(issuer.publicKey('one').x), ''];
    for (const secret of secrets) {
      const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: 'one' })}.${encode(payload())}`;
      await expectUnauthorized(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`);
    }
  });

  it.each<[string, () => Claims]>([
    ['it has expired', () => ({ exp: inSeconds(-10) })],
    ['it is of tomorrow', () => ({ iat: inSeconds(86_400), exp: inSeconds(90_000) })],
    ['it never expires', () => ({ exp: undefined })],
    ['it is not valid yet', () => ({ nbf: inSeconds(60) })],
    ['it is for another audience', () => ({ aud: 'urn:other' })],
    ['it is for no audience', () => ({ aud: undefined })],
    ['another has issued it', () => ({ iss: 'https://id.other.example' })],
    ['nobody has issued it', () => ({ iss: undefined })],
    ['it is bound to a key', () => ({ cnf: { jkt: 'abc' } })],
    ['the address is not verified', () => ({ email_verified: false })],
    ['the address is not verified, as text', () => ({ email_verified: 'false' })],
    ['the address is not verified, as other text', () => ({ email_verified: 'False' })],
    ['the address is not verified, as a number', () => ({ email_verified: 0 })],
    ['nothing shows whether the address is verified', () => ({ email_verified: { toString: 1 } })],
    ['it names nobody', () => ({ email: undefined })],
    ['it names somebody who is not there', () => ({ email: 'nobody@lovelace.example' })],
    ['it names several', () => ({ email: [email] })],
  ])('is refused when %s', async (_case, claims) => {
    await expectUnauthorized(await issuer.sign({ ...good, ...claims() }));
  });

  it.each([
    [{ typ: 'JWT' }, { nonce: 'n' }],
    [{ typ: 'JWT' }, { at_hash: 'h' }],
    [{ typ: 'JWT' }, { c_hash: 'h' }],
    [{ typ: 'JWT' }, { events: {} }],
    [{ typ: undefined }, { typ: 'ID' }],
    [{ typ: 'logout+jwt' }, {}],
    [{ typ: 'dpop+jwt' }, {}],
  ])('is refused when it is of another kind: %j %j', async (header, claims) => {
    await expectUnauthorized(await issuer.sign({ ...good, ...claims }, header));
  });

  it('is refused when it was changed, or is no token at all', async () => {
    const [header, , signature] = (await issuer.sign(good)).split('.');
    await expectUnauthorized(`${header}.${encode(payload({ email: 'other@lovelace.example' }))}.${signature}`);
    for (const text of ['a.b.c', '..', 'e30.e30.e30', `${'x'.repeat(20_000)}.e30.e30`]) await expectUnauthorized(text);
  });

  it('is refused when another issuer has signed it in this one’s name', async () => {
    const other = await Issuer.start();
    started.push(other);
    await expectUnauthorized(await other.sign({ ...good, iss: issuer.address }));
    await expectUnauthorized(await other.sign(good));
    expect(other.keyRequests).toBe(0);
  });

  it('is no token of people where nobody signs in', async () => {
    delete process.env.OIDC_ISSUER;
    await expectUnauthorized(await issuer.sign(good));
    expect(issuer.keyRequests).toBe(0);
  });

  it('does not write without its person’s scope, nor before it is found good', async () => {
    const headers = { authorization: `Bearer ${await issuer.sign({ ...good, exp: inSeconds(-10) })}` };
    const body = { data: { type: 'user', attributes: { display_name: 'X' } } };
    expect((await service.call('POST', '/api/v1/users', { headers, body })).status).toBe(401);
    const reader = { authorization: `Bearer ${await issuer.sign(good)}` };
    expectRefusal(await service.call('POST', '/api/v1/users', { headers: reader, body }), 403, {
      code: 'missing_scope',
      detail: expect.stringContaining('users:write'),
    });
  });
});

describeInProcess('the keys of the identity provider', () => {
  const start = new Date('2026-03-01T12:00:00.000Z');
  const at = (ms: number): Date => {
    const moment = new Date(start.getTime() + ms);
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    return moment;
  };
  const askAt = async (ms: number, kid = 'one'): Promise<number> => {
    const moment = at(ms);
    return (await ask(await issuer.sign(good, { kid }, moment))).status;
  };

  it('are fetched once, by requests at the same time too', async () => {
    const moment = at(0);
    const tokens = await Promise.all(Array.from({ length: 10 }, () => issuer.sign(good, {}, moment)));
    const answers = await Promise.all(tokens.map(ask));
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
    expect(await askAt(5 * 60_000)).toBe(200);
    expect(issuer.keyRequests).toBe(1);
  });

  it('are fetched again for one that is not known, which made-up names can’t do again and again', async () => {
    expect(await askAt(0)).toBe(200);
    await issuer.publish('two');
    expect(await askAt(1_000, 'two')).toBe(200);
    expect(issuer.keyRequests).toBe(2);
    await issuer.publish('hidden');
    issuer.withdraw('hidden');
    for (const second of [2, 3, 4]) expect(await askAt(second * 1_000, 'hidden')).toBe(401);
    expect(issuer.keyRequests).toBe(2);
    await issuer.publish('three');
    expect(await askAt(35_000, 'three')).toBe(200);
    expect(issuer.keyRequests).toBe(3);
  });

  it('are good no longer once the provider has withdrawn them', async () => {
    const moment = at(0);
    expect((await ask(await issuer.sign(good, {}, moment))).status).toBe(200);
    const later = at(11 * 60_000);
    const late = await issuer.sign(good, {}, later);
    issuer.withdraw('one');
    await issuer.publish('two');
    expect((await ask(late)).status).toBe(401);
    expect(await askAt(11 * 60_000, 'two')).toBe(200);
  });

  it('are 503 while they can’t be had, and then are asked for again', async () => {
    issuer.isDown = true;
    const refused = await ask(await issuer.sign(good, {}, at(0)));
    expectRefusal(refused, 503, { code: 'sign_in_unavailable', detail: expect.stringContaining('try again') });
    expect(refused.headers['retry-after']).toBe('5');
    issuer.isDown = false;
    expect(await askAt(1_000)).toBe(503);
    expect(await askAt(6_000)).toBe(200);
  });

  it('are kept while the provider is down, for a day', async () => {
    expect(await askAt(0)).toBe(200);
    issuer.isDown = true;
    expect(await askAt(60 * 60_000)).toBe(200);
    expect(await askAt(25 * 60 * 60_000)).toBe(503);
  });

  it.each([
    ['where they are redirected to', () => ({ keysAt: `${issuer.address}/moved` })],
    // The same machine, by a name that is not one of those that are known to be it.
    ['unprotected on the way', () => ({ keysAt: `${issuer.address.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/keys` })],
  ])('are not fetched %s', async (_where, set) => {
    Object.assign(issuer, set());
    expect(await askAt(0)).toBe(503);
    expect(issuer.keyRequests).toBe(0);
  });

  it('are not taken from an answer that is much too large', async () => {
    issuer.padding = 500_000;
    expect(await askAt(0)).toBe(503);
    issuer.padding = 400_000;
    expect(await askAt(6_000)).toBe(200);
  });

  it('are those of no other issuer', async () => {
    issuer.claimsToBe = 'https://id.other.example';
    expect(await askAt(0)).toBe(503);
    expect(issuer.keyRequests).toBe(0);
  });
});
