import { beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const as = async ({ id }: StoredRecord) => {
  const principal = { kind: 'user', id } as const;
  const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
  return { authorization: `Bearer ${token}` };
};

const create = async (type: string, attributes: object, relationships: object): Promise<StoredRecord> => {
  const answer = await service.call('POST', `/api/v1/${type}s`, {
    body: { data: { type, attributes, relationships } },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.document.data;
};

it('allows only callers that can see a case to update or delete it', async () => {
  const [candidate, member, recused, stranger] = await Promise.all(
    ['Candidate', 'Member', 'Recused', 'Stranger'].map((name) => service.seedUser(name)),
  );
  if (!candidate || !member || !recused || !stranger) throw new Error('four were seeded');
  const group = await create('workflow_group', { name: 'Committee' }, { members: toMany(member, recused) });
  const workflow = await create('workflow', { name: 'Tenure' }, {});
  const profile = { type: 'profile', id: String(candidate.profile) };
  const { id } = await create(
    'workflow_case',
    { full_title: 'Tenure Review' },
    {
      workflow_group: toOne(group),
      candidate: toOne(profile),
      workflow: toOne(workflow),
      recused: toMany(recused),
    },
  );
  const title = async (user: StoredRecord, full_title: string) =>
    service.call('PATCH', `/api/v1/workflow_cases/${id}`, {
      headers: await as(user),
      body: { data: { type: 'workflow_case', id, attributes: { full_title } } },
    });
  expect((await title(member, 'By a member')).document.data.attributes.full_title).toBe('By a member');
  expect((await title(candidate, 'By the candidate')).status).toBe(200);
  for (const each of [recused, stranger]) expectRefusal(await title(each, 'Never'), 404, { code: 'not_found' });
  const { document } = await service.call('GET', `/api/v1/workflow_cases/${id}`);
  expect(document.data.attributes.full_title).toBe('By the candidate');
  // Who reviews, and who must not, is nowhere to be read.
  expect(Object.keys(document.data.relationships).sort()).toEqual(['candidate', 'workflow', 'workflow_group']);

  const remove = async (collection: string, target: string, user?: StoredRecord) =>
    service.call('DELETE', `/api/v1/${collection}/${target}`, user && { headers: await as(user) });
  for (const each of [recused, stranger]) {
    expectRefusal(await remove('workflow_cases', id, each), 404, { code: 'not_found' });
  }
  for (const [collection, target] of [
    ['workflow_groups', group.id],
    ['workflows', workflow.id],
  ] as const) {
    expectRefusal(await remove(collection, target), 409, { meta: { referred_to_by: { workflow_case: 1 } } });
  }
  expect((await remove('workflow_cases', id, member)).status).toBe(204);
  expect((await remove('workflow_groups', group.id)).status).toBe(204);
  expect((await remove('workflows', workflow.id)).status).toBe(204);
  await expectReferencesKept(service.store);
});

describe('who carries a case and who must not', () => {
  const newCase = async () => {
    const [candidate, member, other] = await Promise.all(['Candidate', 'Member', 'Other'].map(service.seedUser));
    if (!candidate || !member || !other) throw new Error('three were seeded');
    const group = await create('workflow_group', { name: 'Committee' }, { members: toMany(member) });
    const workflow = await create('workflow', { name: 'Tenure' }, {});
    const profile = { type: 'profile', id: String(candidate.profile) };
    const relationships = { workflow_group: toOne(group), candidate: toOne(profile), workflow: toOne(workflow) };
    const { id } = await create('workflow_case', { full_title: 'Tenure Review' }, relationships);
    const sees = async (user: StoredRecord): Promise<boolean> => {
      const headers = await as(user);
      const { document } = await service.call('GET', '/api/v1/workflow_cases', { headers });
      const isListed = document.data.some((each: { id: string }) => each.id === id);
      const { status } = await service.call('GET', `/api/v1/workflow_cases/${id}`, { headers });
      expect(status).toBe(isListed ? 200 : 404);
      return isListed;
    };
    const patch = (type: string, record: { id: string }, relationships: object, headers = {}) =>
      service.call('PATCH', `/api/v1/${type}s/${record.id}`, {
        headers,
        body: { data: { type, id: record.id, relationships } },
      });
    return { candidate, member, other, group, id, sees, patch };
  };

  it('is changed by their linkages, with effect at once', async () => {
    const { member, other, group, id, sees } = await newCase();
    const [members, recused] = [
      `/api/v1/workflow_groups/${group.id}/relationships/members`,
      `/api/v1/workflow_cases/${id}/relationships/recused`,
    ];
    const change = async (method: string, target: string, ...users: StoredRecord[]) => {
      const answer = await service.call(method, target, { body: toMany(...users) });
      expect([answer.status, answer.text]).toEqual([204, '']);
      return [await sees(member), await sees(other)];
    };
    expect(await change('POST', members, other)).toEqual([true, true]);
    expect(await change('POST', recused, member)).toEqual([false, true]);
    expect(await change('PATCH', recused, other)).toEqual([true, false]);
    expect(await change('DELETE', recused, other)).toEqual([true, true]);
    expect(await change('DELETE', members, member)).toEqual([false, true]);
  });

  it('is changed by updates of the case and the group, which say nothing of it', async () => {
    const { member, other, group, id, sees, patch } = await newCase();
    const changed = await patch('workflow_group', group, { members: toMany(other) });
    expect([changed.status, changed.document.data.relationships]).toEqual([200, undefined]);
    expect([await sees(member), await sees(other)]).toEqual([false, true]);
    const { document } = await patch('workflow_case', { id }, { recused: toMany(other) });
    expect(Object.keys(document.data.relationships)).not.toContain('recused');
    expect([await sees(member), await sees(other)]).toEqual([false, false]);
  });

  it('is not for a person to change, nor to ask for, whatever the token’s scopes', async () => {
    const { candidate, member, group, id, sees, patch } = await newCase();
    for (const person of [candidate, member]) {
      const headers = await as(person);
      const source = (name: string) => ({ pointer: `/data/relationships/${name}` });
      const recused = await patch('workflow_case', { id }, { recused: toMany(member) }, headers);
      expectRefusal(recused, 403, { code: 'integration_only', source: source('recused') });
      const members = await patch('workflow_group', group, { members: toMany(candidate) }, headers);
      expectRefusal(members, 403, { code: 'integration_only', source: source('members') });
      for (const path of [
        `workflow_groups/${group.id}/relationships/members`,
        `workflow_cases/${id}/relationships/recused`,
      ]) {
        expectRefusal(await service.call('GET', `/api/v1/${path}`, { headers }), 403, { code: 'integration_only' });
      }
    }
    expect(await sees(member)).toBe(true);
  });
});
