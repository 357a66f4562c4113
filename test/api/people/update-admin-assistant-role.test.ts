import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const assistant = await service.seedUser('Ida Rhodes');
const member = await service.seedUser('Kurt Gödel');
const other = await service.seedUser('Mary Somerville');

const seedRole = () =>
  service.seed(
    'admin_assistant_role',
    { external_id: 'R-1' },
    { admin_assistant: toOne(assistant), faculty_member: toOne(member) },
  );

const patch = (id: string, attributes: object, relationships: object = {}) =>
  service.call('PATCH', `/api/v1/admin_assistant_roles/${id}`, {
    body: { data: { id, type: 'admin_assistant_role', attributes, relationships } },
  });

const roleCount = async (user: typeof other) =>
  Object.keys(Object((await service.store.read(user))?.admin_assistant_roles)).length;

describe('updating an admin assistant role', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { id } = await seedRole();
    const attributes = { external_id: 'R-2', effective_from: '2024-01-01', effective_to: '2025-01-01' };
    const { status, document } = await patch(id, attributes);
    const self = `http://facet.test/api/v1/admin_assistant_roles/${id}`;
    expect(status).toBe(200);
    expect(document.data).toEqual({
      type: 'admin_assistant_role',
      id,
      attributes: attributesWith(attributes),
      relationships: {
        admin_assistant: {
          links: { related: `${self}/admin_assistant` },
          data: { type: 'user', id: assistant.id },
          meta: {},
        },
        faculty_member: {
          links: { related: `${self}/faculty_member` },
          data: { type: 'user', id: member.id },
          meta: {},
        },
      },
      links: { self },
      meta: { version: 2 },
    });
  });

  it('gives the role to another assistant, whose roles count it', async () => {
    const { id } = await seedRole();
    const [before, beforeOther] = [await roleCount(assistant), await roleCount(other)];
    const { document } = await patch(id, {}, { admin_assistant: toOne(other) });
    expect(document.data.relationships.admin_assistant.data.id).toBe(other.id);
    expect([await roleCount(assistant), await roleCount(other)]).toEqual([before - 1, beforeOther + 1]);
  });

  it('swaps the two people', async () => {
    const { id } = await seedRole();
    const { status, document } = await patch(
      id,
      {},
      { admin_assistant: toOne(member), faculty_member: toOne(assistant) },
    );
    expect(status).toBe(200);
    expect(document.data.relationships.faculty_member.data.id).toBe(assistant.id);
  });

  it('refuses one person in both places, whether sent or stored', async () => {
    const { id } = await seedRole();
    const detail = 'Faculty member must not be the same as admin assistant';
    expectInvalid(await patch(id, {}, { admin_assistant: toOne(other), faculty_member: toOne(other) }), detail);
    expectInvalid(await patch(id, {}, { admin_assistant: toOne(member) }), detail);
  });

  it('refuses to blank either person', async () => {
    const { id } = await seedRole();
    expectInvalid(
      await patch(id, {}, { faculty_member: { data: null }, admin_assistant: { data: null } }),
      "Admin assistant can't be blank",
      "Faculty member can't be blank",
    );
  });

  it('refuses a person who does not exist', async () => {
    const { id } = await seedRole();
    const unknown = { type: 'user', id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    expectRefusal(await patch(id, {}, { faculty_member: toOne(unknown) }), 404, {
      detail: `There is no user with the id "${unknown.id}"`,
      source: { pointer: '/data/relationships/faculty_member/data' },
    });
  });

  it('refuses an end before the start', async () => {
    const { id } = await seedRole();
    expectInvalid(
      await patch(id, { effective_from: '2024-02-01', effective_to: '2024-01-31' }),
      'Effective to must be on or after effective from',
    );
  });
});
