import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const department = () => service.seed('department', { name: 'Chemistry' });
const profile = await service.seed('profile');

const create = (relationships: object, attributes: object = {}) =>
  service.call('POST', '/api/v1/department_chairs', {
    body: { data: { type: 'department_chair', attributes, relationships } },
  });

describe('creating a department chair', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { id } = await department();
    const { status, document, headers } = await create({
      department: toOne({ type: 'department', id }),
      chair: toOne(profile),
    });
    const self = `http://facet.test/api/v1/department_chairs/${document.data.id}`;
    expect(status).toBe(201);
    expect(headers.location).toBe(self);
    expect(document.data).toEqual({
      type: 'department_chair',
      id: uuid,
      attributes: attributesWith({ created_at: timestamp, updated_at: timestamp }),
      relationships: {
        department: { links: { related: `${self}/department` }, data: { type: 'department', id }, meta: {} },
        chair: { links: { related: `${self}/chair` }, data: { type: 'profile', id: profile.id }, meta: {} },
      },
      links: { self },
      meta: { version: 1 },
    });
  });

  it('refuses the same pair twice', async () => {
    const relationships = { department: toOne(await department()), chair: toOne(profile) };
    await create(relationships);
    expectRefusal(await create(relationships), 422, {
      detail: 'Chair has already been taken',
      code: 'taken',
      source: { pointer: '/data/relationships/chair' },
    });
  });

  it('makes one of twenty equal requests at once', async () => {
    const relationships = { department: toOne(await department()), chair: toOne(profile) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(relationships)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
  });

  it('refuses missing relationships', async () => {
    expectInvalid(await create({}), "Department can't be blank", "Chair can't be blank");
    expectInvalid(
      await create({ department: toOne(await department()), chair: { data: null } }),
      "Chair can't be blank",
    );
  });

  it('refuses an attribute that it has not got', async () => {
    const relationships = { department: toOne(await department()), chair: toOne(profile) };
    expectInvalid(await create(relationships, { since: '2020-01-01' }), 'Since is not a field of this type');
  });

  it('refuses a department and a profile that do not exist', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(
      await create({ department: toOne({ type: 'department', id }), chair: toOne({ type: 'profile', id: 'nobody' }) }),
      404,
      { detail: 'There is no profile with the id "nobody"', source: { pointer: '/data/relationships/chair/data' } },
    );
    expectRefusal(
      await create({ department: toOne({ type: 'department', id }), chair: toOne({ type: 'profile', id }) }),
      404,
      {
        detail: `There is no department with the id "${id}"`,
        source: { pointer: '/data/relationships/department/data' },
      },
      { detail: `There is no profile with the id "${id}"`, source: { pointer: '/data/relationships/chair/data' } },
    );
  });
});
