import { beforeAll, describe, expect, it } from 'vitest';
import { type Scope, scopes } from '../../../lib/access/scopes.ts';
import { issueToken, revokeToken } from '../../../lib/access/tokens.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { onlyIncludes } from '../../support/operations.ts';
import { joinLine } from '../../support/webhooks.ts';
import {
  built,
  type Conformance,
  casesFor,
  expectRefusal,
  expectSuccess,
  forAll,
  startConformance,
  unknownTarget,
} from './conformance.ts';

const dayMs = 86_400_000;

let conformance: Conformance;
let headers: Readonly<Record<string, string | undefined>>;
beforeAll(async () => {
  conformance = await startConformance();
  const { store, token } = conformance.service;
  const issue = (now: Date) => issueToken(store, { name: 'test', scopes, expiresInDays: 1, now });
  const [expired, revoked] = [await issue(new Date(Date.now() - 2 * dayMs)), await issue(new Date())];
  await revokeToken(store, revoked.record.id, new Date());
  const [, id = '', secret = ''] = /^facet_([0-9a-f]+)_(.+)$/.exec(token) ?? [];
  headers = {
    'no header': undefined,
    'an empty header': '',
    'a scheme alone': 'Bearer',
    'no scheme': token,
    'another scheme': `Basic ${Buffer.from(`user:${token}`).toString('base64')}`,
    'a malformed token': 'Bearer abc',
    'a token with a secret that is too short': `Bearer ${token.slice(0, -1)}`,
    'two tokens': `Bearer ${token} ${token}`,
    'two schemes': `Bearer ${token}, Basic abc`,
    'an unknown token': `Bearer facet_${'0'.repeat(32)}_${secret}`,
    'a known token with another secret': `Bearer facet_${id}_${'A'.repeat(43)}`,
    'an expired token': `Bearer ${expired.token}`,
    'a revoked token': `Bearer ${revoked.token}`,
  };
});

const cases = [
  'no header',
  'an empty header',
  'a scheme alone',
  'no scheme',
  'another scheme',
  'a malformed token',
  'a token with a secret that is too short',
  'two tokens',
  'two schemes',
  'an unknown token',
  'a known token with another secret',
  'an expired token',
  'a revoked token',
];

describe.each(built.all)('callers of %s', (name) => {
  const { scope, orScope, method } = operationNamed(name);
  const [area = ''] = scope.split(':');
  const converse = `${area}:${scope.endsWith(':read') ? 'write' : 'read'}` as Scope;

  it('refuses every bad credential with one and the same answer', async () => {
    const answers = new Set<string>();
    await forAll(casesFor(name, cases), async (what) => {
      const answer = await conformance.refuse(name, { headers: { authorization: headers[what] } });
      expectRefusal(answer, 401, { code: 'unauthorized' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      answers.add(answer.text);
    });
    expect(answers.size).toBe(1);
  });

  it('accepts a token with the scope alone', async () => {
    const own = await conformance.service.authorize(scope);
    // What belongs to a token is seen by the next of its line.
    if (area === 'webhooks') await joinLine(conformance.service, own);
    expectSuccess(name, await conformance.send(name, { headers: own }));
  });

  it('accepts the scheme in any letter case', async () => {
    const authorization = `bearer ${conformance.service.token}`;
    expectSuccess(name, await conformance.send(name, { headers: { authorization } }));
  });

  it(`refuses a token with ${converse} alone: write and read do not imply each other`, async () => {
    const answer = await conformance.refuse(name, { headers: await conformance.service.authorize(converse) });
    expectRefusal(answer, 403, { code: 'missing_scope', detail: expect.stringContaining(`"${scope}"`) });
  });

  it('refuses a token with every scope but the one needed, which it names', async () => {
    const others = scopes.filter((each) => each !== scope && each !== orScope);
    const answer = await conformance.refuse(name, { headers: await conformance.service.authorize(...others) });
    expectRefusal(answer, 403, { detail: expect.stringContaining(`"${scope}"`) });
  });

  it('changes nothing before the caller is known', async () => {
    const valid = await conformance.fresh(name);
    const request = valid.body === undefined ? {} : { body: valid.body };
    const refused = await conformance.call(method, valid.target, { ...request, headers: { authorization: undefined } });
    expect(refused.status).toBe(401);
    expectSuccess(name, await conformance.call(method, valid.target, request));
  });
});

// The scope that reading a relationship's target needs: the area of the operation that reads it, else of its group.
const targetScopes: Readonly<Record<string, Scope>> = {
  user: 'people:read',
  profile: 'people:read',
  parent: 'folders:read',
  children: 'folders:read',
  'department.children': 'organisation:read',
  sections: 'courses:read',
  evaluation_response: 'responses:read',
  question_set_section: 'periods:read',
  workflow_group: 'cases:read',
  candidate: 'people:read',
  workflow: 'cases:read',
  term: 'periods:read',
  schedule: 'periods:read',
  evaluation: 'periods:read',
  period: 'periods:read',
  section: 'courses:read',
  course: 'courses:read',
  instructors: 'teaching:read',
  departments: 'organisation:read',
};

/** The scope for including a relationship; types whose relationships share a name have an entry of their own. */
const scopeFor = (answers: string, include: string): Scope | undefined =>
  targetScopes[`${answers}.${include}`] ?? targetScopes[include];

describe.each(
  built.withInclude.flatMap((name) => (onlyIncludes(operationNamed(name)) ?? []).map((include) => ({ name, include }))),
)('including $include by $name', ({ name, include }) => {
  const { scope: own, orScope } = operationNamed(name);
  const scope = scopeFor(operationNamed(name).answers, include);

  it('has a scope in this test’s list', () => {
    expect(targetScopes, `add "${include}" to test/api/conformance/authentication.test.ts`).toHaveProperty(include);
  });

  it('accepts a token that may read the target too', async () => {
    const headers = await conformance.service.authorize(own, scope ?? own);
    expectSuccess(name, await conformance.send(name, { query: `?include=${include}`, headers }));
  });

  it('refuses a token that may not read the target', async () => {
    const needed = scope ?? own;
    const others = scopes.filter((each) => each !== needed && (needed !== own || each !== orScope));
    const headers = await conformance.service.authorize(...others);
    const answer = await conformance.refuse(name, { query: `?include=${include}`, headers });
    expectRefusal(answer, 403, { code: 'missing_scope', detail: expect.stringContaining(`"${needed}"`) });
  });

  it('refuses such a token also when there is nothing to include', async () => {
    const needed = scope ?? own;
    if (needed === own) return;
    const headers = await conformance.service.authorize(own);
    const target = unknownTarget(name);
    const answer = await conformance.refuse(name, { target, query: `?include=${include}`, headers });
    expectRefusal(answer, 403, { detail: expect.stringContaining(`"${needed}"`) });
  });
});
