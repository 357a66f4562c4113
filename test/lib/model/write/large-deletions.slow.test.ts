import { expect, it } from 'vitest';
import { expectRefusal } from '../../../api/conformance/conformance.ts';
import { expectReferencesKept } from '../../../support/references.ts';
import { startService, toMany, toOne } from '../../../support/service.ts';

const service = await startService();

const seedAll = async <Value>(amount: number, seed: (index: number) => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  for (let start = 0; start < amount; start += 25) {
    const size = Math.min(25, amount - start);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, index) => seed(start + index)))));
  }
  return made;
};

const remove = (collection: string, { id }: { readonly id: string }) =>
  service.call('DELETE', `/api/v1/${collection}/${id}`);

it('counts those that refer to a record whose linkage overflows', async () => {
  const department = await service.seed('department', { name: 'Medicine' });
  const profiles = await seedAll(230, () => service.seed('profile', {}, { department: toOne(department) }));
  await service.seed(
    'department_chair',
    {},
    { department: toOne(department), chair: toOne({ ...department, ...profiles[0] }) },
  );
  expectRefusal(await remove('departments', department), 409, {
    code: 'referred_to',
    detail: 'The department is referred to by others: 1 of type department_chair and 230 of type profile',
    meta: { referred_to_by: { profile: 230, department_chair: 1 } },
  });
  await seedAll(profiles.length, async (index) => {
    const { type, id } = profiles[index] ?? department;
    const body = { data: { type, id, relationships: { department: { data: null } } } };
    expect((await service.call('PATCH', `/api/v1/profiles/${id}`, { body })).status).toBe(200);
  });
  expectRefusal(await remove('departments', department), 409, { meta: { referred_to_by: { department_chair: 1 } } });
  await expectReferencesKept(service.store);
});

it('parts a group from as many members as fit into a transaction, and says when they do not', async () => {
  const users = await seedAll(120, (index) => service.seedUser(`User ${index}`));
  const group = await service.seed('workflow_group', { name: 'Senate' }, { members: toMany(...users.slice(0, 90)) });
  const link = (method: string, some: typeof users) =>
    service.call(method, `/api/v1/workflow_groups/${group.id}/relationships/members`, { body: toMany(...some) });
  expect((await link('POST', users.slice(90))).status).toBeLessThan(300);
  expectRefusal(await remove('workflow_groups', group), 409, { code: 'names_many' });
  expect((await link('DELETE', users.slice(90))).status).toBeLessThan(300);
  expect((await remove('workflow_groups', group)).status).toBe(204);
  await expectReferencesKept(service.store);
});
