import { expect, it } from 'vitest';
import { expectRefusal } from '../../../api/conformance/conformance.ts';
import { copyRecord } from '../../../support/copy-tables.ts';
import { startService, toMany, toOne } from '../../../support/service.ts';
import { fillLinkage } from '../support/linked-records.ts';

const service = await startService();

/** Users that a linkage removes in two steps, since their entries are overflow. */
const crowdedUsers = async (count: number, linkage: string): Promise<{ type: string; id: string }[]> => {
  const user = await service.seedUser();
  await fillLinkage(service.store, user, linkage);
  const copies = await copyRecord(service.store, user, count - 1);
  return [user.id, ...copies].map((id) => ({ type: user.type, id }));
};

const crowdedGroup = async () => {
  const group = await service.seed('workflow_group', { name: 'Committee' });
  await fillLinkage(service.store, group, 'cases');
  return toOne(group);
};

const crowdedCandidate = async () => {
  const { profile } = await service.seedUser();
  const candidate = await service.store.read({ type: 'profile', id: String(profile) });
  if (candidate === undefined) throw new Error('a user has a profile');
  await fillLinkage(service.store, candidate, 'cases');
  return toOne(candidate);
};

const parents = async () => ({
  workflow_group: await crowdedGroup(),
  candidate: await crowdedCandidate(),
  workflow: toOne(await service.seed('workflow', { name: 'Promotion' })),
});

const users = await crowdedUsers(46, 'recusals');
const type = 'workflow_case';
const headers = { 'idempotency-key': 'largest' };

it('refuses in words what an update names when it does not fit into one transaction, and says how much does', async () => {
  const { id } = await service.seed(type, { full_title: 'Promotion' }, await parents());
  const target = `/api/v1/workflow_cases/${id}`;
  const others = await parents();
  const patch = (recused: typeof users) =>
    service.call('PATCH', target, {
      body: { data: { type, id, attributes: {}, relationships: { ...others, recused: toMany(...recused) } } },
      headers,
    });
  const refused = await patch(users.slice(0, 45));
  expectRefusal(refused, 422, {
    code: 'too_many_at_once',
    detail: expect.stringMatching(/^Recused can't change by so many at once \(maximum is \d+\): send them in parts$/),
    source: { pointer: '/data/relationships/recused' },
    meta: { field: 'recused' },
  });
  expect(await service.store.read({ type, id })).toMatchObject({ version: 1, recused: {} });
  const bound = Number(/maximum is (\d+)/.exec(refused.text)?.[1]);
  expect(bound).toBeGreaterThan(40);
  const answer = await patch(users.slice(0, bound));
  expect(answer.status, answer.text).toBe(200);
  // Without other changes in the same request, the largest number fits.
  const rest = users.slice(bound).concat(users.slice(0, 45 - (users.length - bound)));
  const linkage = await service.call('DELETE', `${target}/relationships/recused`, {
    body: toMany(...rest),
    headers: {},
  });
  expect(linkage.status, linkage.text).toBe(204);
});

it('creates with the most targets, each of which takes two steps', async () => {
  const relationships = { ...(await parents()), recused: toMany(...users.slice(0, 45)) };
  const data = { type, attributes: { full_title: 'Promotion' }, relationships };
  const answer = await service.call('POST', '/api/v1/workflow_cases', { body: { data }, headers });
  expect(answer.status, answer.text).toBe(201);
});
