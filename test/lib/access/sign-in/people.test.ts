import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../../../lib/access/scopes.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { changeStep, deleteStep } from '../../../../lib/store/steps.ts';
import { expectRefusal } from '../../../support/expectations.ts';
import { type Claims, Issuer } from '../../../support/issuer.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { costOf } from '../../../support/server-timing.ts';
import { startService, type TestRequest, toOne } from '../../../support/service.ts';

const service = await startService();
let issuer: Issuer;

const granted: Readonly<Record<string, readonly Scope[]>> = {
  office: ['results:read', 'results:preview', 'comments:read', 'comments:review', 'import:write'],
  dean: ['results:read'],
  reviewers: ['cases:read', 'cases:write'],
  directory: ['people:read', 'users:write'],
};

beforeAll(async () => {
  issuer = await Issuer.start();
  Object.assign(process.env, {
    ...{ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: issuer.audience, OIDC_CLAIM: 'email' },
    OIDC_GROUPS: JSON.stringify(granted),
  });
  // Loads what the first such request loads.
  await account({ email: (await addPerson()).email });
});

afterAll(() => {
  issuer.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

let count = 0;
const addPerson = async (attributes: object = {}): Promise<StoredRecord & { readonly email: string }> => {
  count += 1;
  const email = `person-${count}@example.edu`;
  const body = {
    data: { type: 'user', attributes: { display_name: `Person ${count}`, emails: [email], ...attributes } },
  };
  const { document } = await service.call('POST', '/api/v1/users', { body });
  const record = await service.store.read({ type: 'user', id: document.data.id });
  if (record === undefined) throw new Error('no user');
  return { ...record, email };
};

const as = async (claims: Claims): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await issuer.sign(claims)}`,
});

const ask = async (
  claims: Claims,
  target: string,
  { method = 'GET', ...request }: TestRequest & { method?: string } = {},
) => service.call(method, target, { ...request, headers: await as(claims) });

const account = async (claims: Claims) => (await ask(claims, '/api/v1/my/account')).document;

const change = ({ id }: StoredRecord, name: string, value: unknown) =>
  service.store.write([changeStep(keyOf.record({ type: 'user', id }), { set: [[[name], value]] }, () => 'gone')]);

describeInProcess('whoever signs in', () => {
  it('is found by an address, however it is capitalised, and sees who that is', async () => {
    const { id, email } = await addPerson();
    const { data, meta } = await account({ email: email.toUpperCase() });
    expect(data).toMatchObject({ type: 'user', id, attributes: { emails: [email] } });
    expect(meta).toEqual({ roles: [], scopes: ['account:read'], departments: [], sections: [] });
  });

  it('is nobody by an address in which another letter stands for one of ASCII', async () => {
    const email = 'kate.marsh@example.edu';
    const { id } = await addPerson({ emails: [email] });
    expect((await account({ email })).data.id).toBe(id);
    // The Kelvin sign, whose small letter is k.
    expect((await ask({ email: email.replace('k', '\u212a') }, '/api/v1/my/account')).status).toBe(401);
  });

  it.each(['employee_id', 'sub'])('is found by a number, where the setting names %s', async (claim) => {
    const { id } = await addPerson({ employee_ids: { [claim]: `N-${claim}`, other: 17 } });
    process.env.OIDC_CLAIM = claim;
    try {
      expect((await account({ [claim]: `N-${claim}` })).data.id).toBe(id);
      expect((await ask({ [claim]: 'n-other' }, '/api/v1/my/account')).status).toBe(401);
    } finally {
      process.env.OIDC_CLAIM = 'email';
    }
  });

  it('is out at once when the person is removed, deactivated or has another address', async () => {
    const endings: ((person: StoredRecord) => Promise<unknown>)[] = [
      ({ id }) => service.store.write([deleteStep(keyOf.record({ type: 'user', id }), () => 'gone')]),
      (person) => change(person, 'deactivated', true),
      (person) => change(person, 'emails', ['other@example.edu']),
    ];
    for (const end of endings) {
      const person = await addPerson();
      const claims = { email: person.email };
      expect((await ask(claims, '/api/v1/my/account')).status).toBe(200);
      await end(person);
      const refused = await ask(claims, '/api/v1/my/account');
      expectRefusal(refused, 401, { code: 'unauthorized', detail: 'A valid access token is required' });
    }
  });

  it('is nobody where two have the address, until one of them is deactivated', async () => {
    const one = await addPerson();
    const other = await addPerson({ emails: [one.email] });
    expect((await ask({ email: one.email }, '/api/v1/my/account')).status).toBe(401);
    await change(other, 'deactivated', true);
    expect((await account({ email: one.email })).data.id).toBe(one.id);
  });

  it('costs a round trip for the person in parallel with the read, and one before a write', async () => {
    const { id, email } = await addPerson();
    const claims = { email, groups: ['directory'] };
    const roundTrips = async () => costOf(await ask(claims, `/api/v1/users/${id}`)).roundTrips;
    // The first request notes the use of the quota as well, and on a busy machine others after five seconds.
    const costs: number[] = [];
    for (let request = 0; request < 5; request += 1) costs.push(await roundTrips());
    expect(Math.min(...costs)).toBe(1);
  });

  it('has one quota with all tokens', async () => {
    const { email } = await addPerson();
    process.env.REQUESTS_PER_MINUTE = '3';
    try {
      const statuses: number[] = [];
      for (const jti of ['1', '2', '3', '4', '5', '6', '7', '8'])
        statuses.push((await ask({ email, jti }, '/api/v1/my/account')).status);
      expect(statuses).toContain(429);
    } finally {
      delete process.env.REQUESTS_PER_MINUTE;
    }
  });
});

describeInProcess('the groups of a person', () => {
  it('grant the scopes that the setting says, and no group that is not named there does', async () => {
    const { email } = await addPerson();
    const office = await account({ email, groups: ['office', 'toString', '__proto__', 'unknown'] });
    expect(office.meta).toMatchObject({ roles: ['staff'], scopes: [...(granted.office ?? []), 'account:read'].sort() });
    expect((await account({ email, groups: 'dean' })).meta.scopes).toEqual(['account:read', 'results:read']);
    // A list in a list is no name, nor is an object; the last would end what makes a text of it.
    for (const groups of [[], ['unknown'], 'office dean', { office: true }, 7, [['office']], [{ toString: 1 }, null]])
      expect((await account({ email, groups })).meta.scopes).toEqual(['account:read']);
  });

  it('are named in the refusal where the provider has left them out', async () => {
    const { email } = await addPerson();
    const leftOut = [{ _claim_names: { groups: 'src1' } }, { hasgroups: true }];
    for (const claims of leftOut)
      expectRefusal(await ask({ email, ...claims }, '/api/v1/imports/x'), 403, {
        code: 'missing_scope',
        detail: expect.stringContaining('left the claim "groups" out of it, because the person is in too many groups'),
      });
    for (const claims of [{ _claim_names: { address: 'src1' } }, { hasgroups: true, groups: ['dean'] }, {}])
      expectRefusal(await ask({ email, ...claims }, '/api/v1/imports/x'), 403, {
        code: 'missing_scope',
        detail: expect.stringMatching(/^The access token lacks the scope "[\w:]+"$/),
      });
  });

  it('open what is for integrations, where they grant its scope, but no case', async () => {
    const { email } = await addPerson();
    expect((await ask({ email, groups: ['office'] }, '/api/v1/imports/x')).status).toBe(404);
    expectRefusal(await ask({ email, groups: ['dean'] }, '/api/v1/imports/x'), 403, {
      code: 'missing_scope',
      detail: expect.stringContaining('import:'),
    });
    const { id } = await service.seed('workflow_group', { name: 'Committee' });
    const members = `/api/v1/workflow_groups/${id}/relationships/members`;
    expectRefusal(await ask({ email, groups: ['reviewers'] }, members), 403, {
      code: 'integration_only',
      detail: expect.stringContaining('members'),
    });
  });

  it('make nobody one of the staff if they can see no more than the own cases', async () => {
    const { email } = await addPerson();
    const { meta } = await account({ email, groups: ['reviewers'] });
    expect(meta).toMatchObject({ roles: [], scopes: ['account:read', 'cases:read', 'cases:write'] });
  });

  it('show no cases but those of the person', async () => {
    const [mine, other] = [await addPerson(), await addPerson()];
    const workflow = toOne(await service.seed('workflow', { name: 'Review' }));
    const group = toOne(await service.seed('workflow_group', { name: 'Committee' }));
    for (const { profile } of [mine, other]) {
      const candidate = toOne({ type: 'profile', id: String(profile) });
      await service.seed('workflow_case', { full_title: 'Case' }, { workflow, workflow_group: group, candidate });
    }
    const { document } = await ask({ email: mine.email, groups: ['reviewers'] }, '/api/v1/workflow_cases');
    expect(document.data).toHaveLength(1);
  });
});

describeInProcess('a candidate who is recused from the only own case', () => {
  it('learns no more than somebody without cases', async () => {
    const [recused, nobody] = [await addPerson(), await addPerson()];
    const workflow = toOne(await service.seed('workflow', { name: 'Review' }));
    const group = toOne(await service.seed('workflow_group', { name: 'Committee' }));
    const candidate = toOne({ type: 'profile', id: String(recused.profile) });
    const relationships = {
      workflow,
      workflow_group: group,
      candidate,
      recused: { data: [{ type: 'user', id: recused.id }] },
    };
    const body = { data: { type: 'workflow_case', attributes: { full_title: 'Case' }, relationships } };
    expect((await service.call('POST', '/api/v1/workflow_cases', { body })).status).toBe(201);
    for (const { email } of [recused, nobody]) {
      expect((await account({ email })).meta.scopes).toEqual(['account:read']);
      expect((await ask({ email }, '/api/v1/workflow_cases')).status).toBe(403);
    }
  });
});
