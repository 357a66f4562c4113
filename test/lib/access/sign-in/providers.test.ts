import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { expectRefusal } from '../../../support/expectations.ts';
import { type Claims, Issuer } from '../../../support/issuer.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestAnswer } from '../../../support/service.ts';

const service = await startService();
const email = 'ada@lovelace.example';
const principal = 'ada@math.example';

const addUser = async (attributes: object): Promise<string> => {
  const body = { data: { type: 'user', attributes: { display_name: 'Ada', ...attributes } } };
  return (await service.call('POST', '/api/v1/users', { body })).document.data.id;
};

const ada = await addUser({ emails: [email], employee_ids: { eppn: principal, payroll: 'P-1' } });

const started: Issuer[] = [];
let issuer: Issuer;

// Each test has an issuer of its own, unknown to the earlier ones.
const set = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  issuer = await Issuer.start();
  started.push(issuer);
  const { address: OIDC_ISSUER, audience: OIDC_AUDIENCE } = issuer;
  Object.assign(process.env, { OIDC_ISSUER, OIDC_AUDIENCE, OIDC_CLAIM: 'email', ...settings });
};

const forget = (): void => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
};

beforeEach(() => {
  vi.useRealTimers();
  forget();
});

afterAll(() => {
  vi.useRealTimers();
  for (const each of started) each.stop();
  forget();
});

const ask = (token: string): Promise<TestAnswer> =>
  service.call('GET', '/api/v1/my/account', { headers: { authorization: `Bearer ${token}` } });

const expectUnauthorized = async (token: string): Promise<void> =>
  expectRefusal(await ask(token), 401, { code: 'unauthorized', detail: 'A valid access token is required' });

/** A token without an address; the userinfo says something of it. */
const tokenOf = async (said: Claims | string | undefined, claims: Claims = {}): Promise<string> => {
  const token = await issuer.sign({ sub: 'ada', jti: String(Math.random()), ...claims });
  if (said !== undefined) issuer.userinfo.set(token, said);
  return token;
};

describeInProcess('an access token whose audience is in client_id', () => {
  const good = { aud: undefined, client_id: 'urn:facet:test', token_use: 'access', email };

  it('is taken without aud, and no ID token is', async () => {
    await set({ OIDC_AUDIENCE_CLAIM: 'client_id' });
    expect((await ask(await issuer.sign(good, { typ: undefined }))).document.data.id).toBe(ada);
    const others: Claims[] = [
      { client_id: 'urn:other' },
      { client_id: undefined },
      { client_id: ['urn:facet:test'] },
      { client_id: undefined, aud: 'urn:facet:test' },
      { token_use: undefined },
      { token_use: 'id' },
      { token_use: 'id', client_id: undefined, aud: 'urn:facet:test' },
    ];
    for (const claims of others)
      await expectUnauthorized(await issuer.sign({ ...good, ...claims }, { typ: undefined }));
  });

  it('is not taken unless the setting says so', async () => {
    await set({});
    await expectUnauthorized(await issuer.sign(good, { typ: undefined }));
  });
});

describeInProcess('the userinfo of a provider', () => {
  it('says who it is, and is asked once for a token in five minutes', async () => {
    await set({ OIDC_USERINFO: 'on' });
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await tokenOf({ sub: 'ada', email, email_verified: 'true' }, { exp: Date.now() / 1_000 + 3_600 });
    const answers = await Promise.all([ask(token), ask(token)]);
    expect(answers.map(({ document }) => document.data.id)).toEqual([ada, ada]);
    vi.advanceTimersByTime(4 * 60_000);
    expect((await ask(token)).status).toBe(200);
    expect(issuer.userinfoRequests).toBe(1);
    issuer.userinfo.set(token, { sub: 'ada', email: 'other@lovelace.example' });
    vi.advanceTimersByTime(2 * 60_000);
    await expectUnauthorized(token);
    expect(issuer.userinfoRequests).toBe(2);
  });

  it('grants the scopes of the groups that it names', async () => {
    await set({ OIDC_USERINFO: 'on', OIDC_GROUPS: '{"dean":["results:read"]}' });
    const { document } = await ask(await tokenOf({ sub: 'ada', email, groups: ['dean'] }));
    expect(document.meta.scopes).toEqual(['account:read', 'results:read']);
  });

  it.each<[string, Claims | undefined]>([
    ['speaks of another subject', { sub: 'grace', email }],
    ['names no subject', { email }],
    ['says that the address is not verified', { sub: 'ada', email, email_verified: 'false' }],
    ['refuses the token', undefined],
  ])('is believed in nothing where it %s', async (_what, said) => {
    await set({ OIDC_USERINFO: 'on' });
    await expectUnauthorized(await tokenOf(said));
  });

  it('is not asked for a token that is not good, nor for one that names no subject', async () => {
    await set({ OIDC_USERINFO: 'on' });
    await expectUnauthorized(await tokenOf({ sub: 'ada', email }, { aud: 'urn:other' }));
    expect(issuer.userinfoRequests).toBe(0);
    await expectUnauthorized(await tokenOf({ email }, { sub: undefined }));
  });

  it('is waited for where it does not answer, and asked again', async () => {
    await set({ OIDC_USERINFO: 'on' });
    const unavailable = {
      code: 'sign_in_unavailable',
      detail: 'The identity provider does not respond; try again in a few seconds',
    };
    const token = await tokenOf({ sub: 'ada', email });
    issuer.isUserinfoDown = true;
    expectRefusal(await ask(token), 503, unavailable);
    issuer.isUserinfoDown = false;
    expect((await ask(token)).status).toBe(200);
    // A JSON Web Token, which a provider returns only to clients that asked for it.
    expectRefusal(await ask(await tokenOf('eyJhbGciOiJub25lIn0.e30.')), 503, unavailable);
  });

  it('is not asked where the setting is off', async () => {
    await set({});
    await expectUnauthorized(await tokenOf({ sub: 'ada', email }));
    expect(issuer.userinfoRequests).toBe(0);
  });
});

describeInProcess('a principal name', () => {
  it('is that of one system alone, exactly', async () => {
    await set({ OIDC_CLAIM: 'eduperson_principal_name' });
    const as = async (name: string) => ask(await issuer.sign({ eduperson_principal_name: name }));
    expect((await as(principal)).document.data.id).toBe(ada);
    await addUser({ employee_ids: { library: 'grace@math.example' } });
    for (const name of ['grace@math.example', 'P-1', principal.toUpperCase(), ''])
      expect((await as(name)).status, name).toBe(401);
    // Any system's number counts for the other claims.
    await set({ OIDC_CLAIM: 'employee_id' });
    expect((await ask(await issuer.sign({ employee_id: 'P-1' }))).document.data.id).toBe(ada);
  });

  it('is nobody’s where two have it', async () => {
    await set({ OIDC_CLAIM: 'eduperson_principal_name' });
    for (const name of ['One', 'Two'])
      await addUser({ display_name: name, employee_ids: { eppn: 'twins@math.example' } });
    await expectUnauthorized(await issuer.sign({ eduperson_principal_name: 'twins@math.example' }));
  });
});
