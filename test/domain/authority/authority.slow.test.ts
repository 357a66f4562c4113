import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import type { Person } from '../../faculty-review/support/reviews.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { toMany, toOne } from '../../support/service.ts';
import { startWorlds, type World } from './world.ts';

const { reviews, service, as, newWorld } = await startWorlds();

interface Asked {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

type Who = 'boss' | 'head' | 'rival' | 'candidate' | 'member' | 'assistant' | 'stranger';

/** A write that gives access, who may do it beside integrations, and whom it is refused. */
interface Write {
  readonly ask: (world: World, who: Person) => Asked | Promise<Asked>;
  readonly may: readonly Who[];
  readonly mayNot: readonly Who[];
  /** Who is not even told that the record is there. */
  readonly seesNothing?: readonly Who[];
  /** Where a refusal points; a deletion has nowhere to point. */
  readonly pointer?: string;
  readonly over: string;
}

const create = (type: string, relationships: object, attributes: object = {}): Asked => ({
  method: 'POST',
  path: `${type}s`,
  body: { data: { type, attributes, relationships } },
});
const update = ({ type, id }: { type: string; id: string }, relationships: object, attributes: object = {}): Asked => ({
  method: 'PATCH',
  path: `${type}s/${id}`,
  body: { data: { type, id, attributes, relationships } },
});
const remove = ({ type, id }: { type: string; id: string }): Asked => ({ method: 'DELETE', path: `${type}s/${id}` });

const at = (name: string) => `/data/relationships/${name}/data`;

const writes: Readonly<Record<string, Write>> = {
  'making oneself or somebody a chair': {
    ask: ({ below }, who) => create('department_chair', { department: toOne(below), chair: toOne(who.profile) }),
    may: ['boss', 'head'],
    mayNot: ['rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('department'),
    over: 'department',
  },
  'ending a chair': {
    ask: async ({ below, rival }) => remove(await reviews.chair(rival, below)),
    // One's own may be given up.
    may: ['boss', 'head', 'rival'],
    mayNot: ['candidate', 'member', 'assistant', 'stranger'],
    over: 'department',
  },
  'moving a department to another': {
    ask: ({ below, elsewhere }) => update(below, { parent: toOne(elsewhere) }),
    may: ['head'],
    mayNot: ['boss', 'rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('parent'),
    over: 'department',
  },
  'taking a department out of another': {
    ask: ({ below }) => update(below, { parent: { data: null } }),
    may: ['boss', 'head'],
    mayNot: ['rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('parent'),
    over: 'department',
  },
  'moving a root department below another': {
    ask: ({ above, elsewhere }) => update(elsewhere, { parent: toOne(above) }),
    may: ['head'],
    mayNot: ['boss', 'rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('parent'),
    over: 'department',
  },
  'moving a profile to another department': {
    ask: ({ candidate, elsewhere }) => update(candidate.profile, { department: toOne(elsewhere) }),
    may: ['head'],
    mayNot: ['boss', 'rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('department'),
    over: 'department',
  },
  'moving a profile out of nowhere': {
    ask: ({ member, above }) => update(member.profile, { department: toOne(above) }),
    may: [],
    mayNot: ['boss', 'head', 'rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('department'),
    over: 'department',
  },
  'making oneself or somebody an assistant': {
    ask: ({ candidate, stranger }, who) =>
      create('admin_assistant_role', {
        admin_assistant: toOne(who === candidate ? stranger.user : who.user),
        faculty_member: toOne(candidate.user),
      }),
    may: ['boss', 'head', 'candidate'],
    mayNot: ['rival', 'member', 'assistant', 'stranger'],
    pointer: at('faculty_member'),
    over: 'faculty member',
  },
  'changing the dates of an assistant’s role': {
    ask: ({ role }) => update(role, {}, { effective_to: '2099-12-31' }),
    may: ['boss', 'head', 'candidate'],
    mayNot: ['rival', 'member', 'assistant', 'stranger'],
    pointer: '/data',
    over: 'faculty member',
  },
  'turning an assistant to another faculty member': {
    ask: ({ role, stranger }) => update(role, { faculty_member: toOne(stranger.user) }),
    may: ['head'],
    mayNot: ['boss', 'rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('faculty_member'),
    over: 'faculty member',
  },
  'ending an assistant’s role': {
    ask: ({ role }) => remove(role),
    may: ['boss', 'head', 'candidate', 'assistant'],
    mayNot: ['rival', 'member', 'stranger'],
    over: 'faculty member',
  },
  'making a case': {
    ask: ({ candidate, committee, workflow }) =>
      create(
        'workflow_case',
        { candidate: toOne(candidate.profile), workflow_group: toOne(committee), workflow: toOne(workflow) },
        { full_title: 'X' },
      ),
    may: ['boss', 'head', 'member'],
    mayNot: ['rival', 'candidate', 'assistant', 'stranger'],
    pointer: at('workflow_group'),
    over: 'workflow case',
  },
  'giving a case to another group': {
    ask: ({ one, board }) => update(one, { workflow_group: toOne(board) }),
    may: ['boss', 'head', 'member'],
    mayNot: ['candidate', 'assistant'],
    seesNothing: ['rival', 'stranger'],
    pointer: at('workflow_group'),
    over: 'workflow case',
  },
  'giving a case another candidate': {
    ask: ({ one, stranger }) => update(one, { candidate: toOne(stranger.profile) }),
    may: ['head', 'member'],
    mayNot: ['boss', 'candidate', 'assistant'],
    seesNothing: ['rival', 'stranger'],
    pointer: at('candidate'),
    over: 'workflow case',
  },
  'making oneself the candidate': {
    ask: ({ one }, who) => update(one, { candidate: toOne(who.profile) }),
    may: [],
    mayNot: ['boss', 'head', 'member', 'assistant'],
    seesNothing: ['rival', 'stranger'],
    pointer: at('candidate'),
    over: 'workflow case',
  },
  'deleting a case': {
    ask: ({ one }) => remove(one),
    may: ['boss', 'head', 'member'],
    mayNot: ['candidate', 'assistant'],
    seesNothing: ['rival', 'stranger'],
    over: 'workflow case',
  },
  'giving a new user a profile that is there': {
    ask: async ({ below }) => {
      const profile = await service.seed('profile', {}, { department: toOne(below) });
      return create('user', { profile: toOne(profile) }, { display_name: 'X' });
    },
    may: ['boss', 'head'],
    mayNot: ['rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('profile'),
    over: 'profile',
  },
};

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

  it.each(rows(({ mayNot }) => mayNot))('is not for others (%s): %s', async (who, _name, { ask, pointer, over }) => {
    const world = await newWorld();
    const person = world[who];
    const before = await reviews.sees(person, world.one);
    expectRefusal(await send(await ask(world, person), await as(person)), 403, {
      code: 'authority_required',
      detail: `The access token acts for a user who has no authority over the ${over}`,
      ...(pointer && { source: { pointer } }),
    });
    expect(await reviews.sees(person, world.one)).toBe(before);
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
    const { createRecord } = await import('../../../lib/model/write/create.ts');
    const { readChange } = await import('../../../lib/model/validation/read-change.ts');
    const { overChairs } = await import('../../../lib/domain/authority/over-chairs.ts');
    const { departmentChair } = await import('../../../lib/resources/organisation/department-chair.ts');
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
});
