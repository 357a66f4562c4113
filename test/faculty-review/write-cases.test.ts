import { beforeAll, expect, it } from 'vitest';
import { issueToken } from '../../lib/access/tokens.ts';
import { scopes } from '../../lib/scopes.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { expectRefusal } from '../conformance/conformance.ts';
import { startService, type TestService, toMany, toOne } from '../support/service.ts';

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

it('lets only those update a case who may see it', async () => {
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
});
