import { afterAll, beforeAll, expect, it } from 'vitest';
import { neverGivenByPersons } from '../../../lib/domain/access-tokens/authority-to-give.ts';
import { isShownToSome } from '../../../lib/model/definition/relationship.ts';
import { operations } from '../../../lib/operations.ts';
import { types } from '../../../lib/resources/registry.ts';
import { accessTokens, tokenBody } from '../../support/access-tokens.ts';
import { Issuer } from '../../support/issuer.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
let issuer: Issuer;
let user: string;

beforeAll(async () => {
  issuer = await Issuer.start();
  const office = [
    'tokens:read',
    'tokens:write',
    'people:read',
    'users:write',
    'cases:read',
    'finance:read',
    'results:preview',
    'invitations:redeem',
  ];
  Object.assign(process.env, {
    ...{ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: issuer.audience, OIDC_CLAIM: 'email' },
    OIDC_GROUPS: JSON.stringify({ office }),
  });
  const attributes = { display_name: 'Desk', emails: ['desk@example.edu'] };
  const { document } = await service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });
  user = document.data.id;
});
afterAll(() => {
  issuer.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

const signIn = async (...groups: readonly string[]) => ({
  authorization: `Bearer ${await issuer.sign({ email: 'desk@example.edu', groups })}`,
});

const create = async (scopes: readonly string[], attributes: object = {}) =>
  service.call('POST', accessTokens, { body: tokenBody(scopes, attributes), headers: await signIn('office') });

describeInProcess('a person who has signed in', () => {
  it('needs the scope, which teaching or chairing does not give', async () => {
    const headers = await signIn();
    const { document } = await service.call('POST', accessTokens, { body: tokenBody(['people:read']) });
    for (const [method, target, body] of [
      ['GET', accessTokens, undefined],
      ['POST', accessTokens, tokenBody(['account:read'])],
      ['GET', `${accessTokens}/${document.data.id}`, undefined],
      ['DELETE', `${accessTokens}/${document.data.id}`, undefined],
    ] as const) {
      const answer = await service.call(method, target, { body, headers });
      expect(answer).toMatchObject({ status: 403, document: { errors: [{ code: 'missing_scope' }] } });
    }
  });

  it('gives an integration what the groups grant, and revokes it', async () => {
    const made = await create(['people:read', 'results:preview']);
    expect(made).toMatchObject({
      status: 201,
      document: { data: { attributes: { user_id: null, created_by_user_id: user, created_by_token_id: null } } },
    });
    const target = `${accessTokens}/${made.document.data.id}`;
    const headers = await signIn('office');
    expect((await service.call('GET', target, { headers })).status).toBe(200);
    expect((await service.call('DELETE', target, { headers })).status).toBe(204);
  });

  it.each([
    ['a scope that no group grants', ['people:write'], {}, '/data/attributes/scopes/0'],
    ['what would get round the own standing', ['people:read', 'cases:read'], {}, '/data/attributes/scopes/1'],
    ['what names cases to integrations alone', ['finance:read'], {}, '/data/attributes/scopes/0'],
    ['what takes authority over persons', ['users:write'], {}, '/data/attributes/scopes/0'],
    ['what answers in the place of students', ['invitations:redeem'], {}, '/data/attributes/scopes/0'],
    ['what gives tokens that act for anybody', ['tokens:read', 'tokens:write'], {}, '/data/attributes/scopes/1'],
    [
      'a token for another',
      ['people:read'],
      { user_id: '01959266-5bc0-7c3e-8a51-5c7d1f0b9e41' },
      '/data/attributes/user_id',
    ],
  ])('gives nobody %s', async (_what, scopes, attributes, pointer) => {
    const { status, document } = await create(scopes, attributes);
    expect({ status, errors: document.errors }).toEqual({
      status: 403,
      errors: [expect.objectContaining({ code: 'authority_required', source: { pointer } })],
    });
  });

  it('gives the own person all that the groups grant, since it sees no more than the person', async () => {
    const { status, document } = await create(['users:write', 'cases:read', 'account:read'], { user_id: user });
    expect(status).toBe(201);
    const headers = { authorization: `Bearer ${document.meta.secret}` };
    expect((await service.call('GET', '/api/v1/workflow_cases', { headers })).document.data).toEqual([]);
  });
});

it('a person gives an integration no scope that writes without authority, shows cases, or acts for others', () => {
  const taking = operations.flatMap(({ needsAuthority, scope }) => (needsAuthority ? [scope] : []));
  const naming = [...types.values()].filter(({ relationships }) => Object.values(relationships).some(isShownToSome));
  const caseScopes = ['cases', ...naming.map(({ area }) => area)].flatMap((area) => [`${area}:read`, `${area}:write`]);
  // A caller with a token names the person that it acts for; one without has a code.
  const acting = operations.flatMap(({ mayHaveToken, scope }) => (mayHaveToken ? [scope] : []));
  const all = new Set([...taking, ...caseScopes, ...acting, 'tokens:write']);
  expect([...neverGivenByPersons]).toEqual([...all].sort());
});
