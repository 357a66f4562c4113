import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Person } from '../../../../api/faculty-review/support/reviews.ts';
import { expectRefusal } from '../../../../support/expectations.ts';
import { expectReferencesKept } from '../../../../support/references.ts';
import { toMany, toOne } from '../../../../support/service.ts';
import { type Asked, create, givingWrites, remove, update, type Who, type Write } from './giving-writes.ts';
import { startWorlds, type World } from './world.ts';

const { reviews, service, as, newWorld } = await startWorlds();

const writes = givingWrites({ reviews, service });

const send = ({ method, path, body }: Asked, headers: object = {}) =>
  service.call(method, `/api/v1/${path}`, { headers: { ...headers }, ...(body && { body }) });

const rows = (pick: (write: Write) => readonly Who[] = () => []) =>
  Object.entries(writes).flatMap(([name, write]) => pick(write).map((who) => [who, name, write] as const));

describe('what gives access to workflow cases', () => {
  it.each(Object.entries(writes))('is for integrations: %s', async (name, { ask }) => {
    const world = await newWorld();
    const answer = await send(await ask(world, world.stranger));
    expect(answer.status, `${name} ${answer.text}`).toBeLessThan(300);
  });

  it.each(rows(({ may }) => may))('is for a person with authority (%s): %s', async (who, _name, { ask }) => {
    const world = await newWorld();
    const answer = await send(await ask(world, world[who]), await as(world[who]));
    expect(answer.status, answer.text).toBeLessThan(300);
  });

  // Nothing changes by what is refused: all of them ask in one world.
  it.each(Object.entries(writes))('is not for others: %s', async (_name, { ask, mayNot, pointer, over }) => {
    const world = await newWorld();
    for (const who of mayNot) {
      const person = world[who];
      const before = await reviews.sees(person, world.one);
      const answer = await send(await ask(world, person), await as(person));
      expect([who, answer.status]).toEqual([who, 403]);
      expectRefusal(answer, 403, {
        code: 'authority_required',
        detail: `The access token acts for a user who has no authority over the ${over}`,
        ...(pointer && { source: { pointer } }),
      });
      expect(await reviews.sees(person, world.one)).toBe(before);
    }
  });

  it.each(rows(({ seesNothing = [] }) => seesNothing))(
    'is not there for others (%s): %s',
    async (who, _name, { ask }) => {
      const world = await newWorld();
      expect((await send(await ask(world, world[who]), await as(world[who]))).status).toBe(404);
    },
  );
});

describe('who must have no part in a case', () => {
  const recuse = async (world: World, who: Person) => {
    const path = `workflow_cases/${world.one.id}/relationships/recused`;
    expect((await send({ method: 'POST', path, body: toMany(who.user) })).status).toBe(204);
  };

  it('gives nobody else a part in it', async () => {
    const world = await newWorld();
    const { boss, stranger, below, above, candidate, one } = world;
    await recuse(world, boss);
    const headers = await as(boss);
    for (const department of [below, above]) {
      const made = create('department_chair', { department: toOne(department), chair: toOne(stranger.profile) });
      expect((await send(made, headers)).status).toBe(403);
    }
    const assists = { admin_assistant: toOne(stranger.user), faculty_member: toOne(candidate.user) };
    expect((await send(create('admin_assistant_role', assists), headers)).status).toBe(403);
    for (const asked of [update(one, { candidate: toOne(stranger.profile) }), remove(one)]) {
      expect((await send(asked, headers)).status).toBe(404);
    }
    expect(await reviews.sees(stranger, one)).toBe(false);
  });

  it('can’t lift the own recusal, nor give anybody one', async () => {
    const world = await newWorld();
    await recuse(world, world.member);
    const path = `workflow_cases/${world.one.id}/relationships/recused`;
    for (const [who, user] of [
      [world.member, world.member.user],
      [world.candidate, world.boss.user],
      [world.boss, world.member.user],
    ] as const) {
      for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
        const answer = await send({ method, path, body: toMany(user) }, await as(who));
        expectRefusal(answer, 403, {
          code: 'integration_only',
          detail: 'Only a token of an integration may read or change "recused"',
        });
      }
    }
    expect(await reviews.sees(world.member, world.one)).toBe(false);
  });
});

describe('members and recusals', () => {
  const hidden: Readonly<Record<string, (world: World, who: Person) => readonly [string, Asked]>> = {
    'a new group': (_world, { user }) => [
      'members',
      create('workflow_group', { members: toMany(user) }, { name: 'Mine' }),
    ],
    'a group': ({ committee }, { user }) => ['members', update(committee, { members: toMany(user) })],
    'a new case': ({ candidate, committee, workflow }, { user }) => [
      'recused',
      create(
        'workflow_case',
        {
          candidate: toOne(candidate.profile),
          workflow_group: toOne(committee),
          workflow: toOne(workflow),
          recused: toMany(user),
        },
        { full_title: 'X' },
      ),
    ],
    'a case': ({ one }, { user }) => ['recused', update(one, { recused: toMany(user) })],
  };

  it.each(Object.entries(hidden))('of %s are for integrations alone to give', async (_name, ask) => {
    for (const who of ['boss', 'member'] as const) {
      const world = await newWorld();
      const [field, asked] = ask(world, world[who]);
      expectRefusal(await send(asked, await as(world[who])), 403, {
        code: 'integration_only',
        detail: `Only a token of an integration may read or change "${field}"`,
        source: { pointer: `/data/relationships/${field}` },
      });
      expect((await send(asked)).status).toBeLessThan(300);
    }
  });
});

describe('what gives no access', () => {
  it('needs no authority', async () => {
    const { stranger, candidate, above, below, role, one } = await newWorld();
    const harmless: [Person, Asked, number][] = [
      [stranger, create('department', { parent: toOne(above) }, { name: 'New' }), 201],
      [stranger, update(below, { parent: toOne(above) }, { name: 'Renamed' }), 200],
      [stranger, update(stranger.profile, {}), 200],
      [stranger, update(role, {}, { external_id: 'r1' }), 200],
      [stranger, create('workflow_group', {}, { name: 'Mine' }), 201],
      [stranger, create('user', {}, { display_name: 'X' }), 201],
      [candidate, update(one, { candidate: toOne(candidate.profile) }, { full_title: 'Mine' }), 200],
    ];
    for (const [who, asked, status] of harmless) {
      const answer = await send(asked, await as(who));
      expect(answer.status, answer.text).toBe(status);
    }
  });
});

describe('authority', () => {
  it('has ended once the chair has, also in the middle of a write', async () => {
    const { createRecord } = await import('../../../../../lib/model/write/create.ts');
    const { readChange } = await import('../../../../../lib/model/validation/read-change.ts');
    const { overChairs } = await import('../../../../../lib/domain/access-control/authority/over-departments.ts');
    const { departmentChair } = await import('../../../../../lib/resources/organisation/department-chair.ts');
    const { below, stranger } = await newWorld();
    const boss = await reviews.person();
    const chair: StoredRecord = await reviews.chair(boss, below);
    const { store } = service;
    const now = new Date();
    const caller = { store, now, caller: async () => ({ principal: { kind: 'user', id: boss.user.id } as const }) };
    const relationships = { department: toOne(below), chair: toOne(stranger.profile) };
    const change = readChange(departmentChair, { attributes: {}, relationships }, { creates: true });
    let asked = 0;
    const creating = createRecord(store, departmentChair, change, {
      now,
      guard: async (write) => {
        const steps = await overChairs(caller, write);
        asked += 1;
        if (asked === 1) expect((await send(remove(chair))).status).toBe(204);
        return steps;
      },
    });
    await expect(creating).rejects.toMatchObject({ status: 403 });
    await expectReferencesKept(store);
  });

  it('has ended once the person under it has left the department, also in the middle of a write', async () => {
    const { createRecord } = await import('../../../../../lib/model/write/create.ts');
    const { readChange } = await import('../../../../../lib/model/validation/read-change.ts');
    const { overAssistants } = await import('../../../../../lib/domain/access-control/authority/over-assistants.ts');
    const { adminAssistantRole } = await import('../../../../../lib/resources/people/admin-assistant-role.ts');
    const { boss, candidate, elsewhere, stranger } = await newWorld();
    const { store } = service;
    const now = new Date();
    const caller = { store, now, caller: async () => ({ principal: { kind: 'user', id: boss.user.id } as const }) };
    const relationships = { admin_assistant: toOne(stranger.user), faculty_member: toOne(candidate.user) };
    const change = readChange(adminAssistantRole, { attributes: {}, relationships }, { creates: true });
    let asked = 0;
    const creating = createRecord(store, adminAssistantRole, change, {
      now,
      guard: async (write) => {
        const steps = await overAssistants(caller, write);
        asked += 1;
        const moved = update(candidate.profile, { department: toOne(elsewhere) });
        if (asked === 1) expect((await send(moved)).status).toBe(200);
        return steps;
      },
    });
    await expect(creating).rejects.toMatchObject({ status: 403 });
  });
});
