import type { Person } from '../../../../api/faculty-review/support/reviews.ts';
import { toOne } from '../../../../support/service.ts';
import type { startWorlds, World } from './world.ts';

type Worlds = Awaited<ReturnType<typeof startWorlds>>;

/** A request that is to be sent. */
export interface Asked {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Persons of a world. */
export type Who = 'boss' | 'head' | 'rival' | 'candidate' | 'member' | 'assistant' | 'stranger';

/** A write that gives access, who can do it in addition to integrations, and who is refused. */
export interface Write {
  readonly ask: (world: World, who: Person) => Asked | Promise<Asked>;
  readonly may: readonly Who[];
  readonly mayNot: readonly Who[];
  /** Those who do not even learn that the record exists. */
  readonly seesNothing?: readonly Who[];
  /** Where a refusal points; a deletion has nowhere to point. */
  readonly pointer?: string;
  readonly over: string;
}

export const create = (type: string, relationships: object, attributes: object = {}): Asked => ({
  method: 'POST',
  path: `${type}s`,
  body: { data: { type, attributes, relationships } },
});

export const update = (
  { type, id }: { type: string; id: string },
  relationships: object,
  attributes: object = {},
): Asked => ({
  method: 'PATCH',
  path: `${type}s/${id}`,
  body: { data: { type, id, attributes, relationships } },
});

export const remove = ({ type, id }: { type: string; id: string }): Asked => ({
  method: 'DELETE',
  path: `${type}s/${id}`,
});

const at = (name: string) => `/data/relationships/${name}/data`;

/** Every write that gives access to workflow cases. */
export const givingWrites = ({
  reviews,
  service,
}: Pick<Worlds, 'reviews' | 'service'>): Readonly<Record<string, Write>> => ({
  'making oneself or somebody a chair': {
    ask: ({ below }, who) => create('department_chair', { department: toOne(below), chair: toOne(who.profile) }),
    may: ['boss', 'head'],
    mayNot: ['rival', 'candidate', 'member', 'assistant', 'stranger'],
    pointer: at('department'),
    over: 'department',
  },
  'ending a chair': {
    ask: async ({ above, rival }) => remove(await reviews.chair(rival, await reviews.department(above))),
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
  'moving a department that one chairs, out of another': {
    ask: async ({ above, elsewhere }, who) => {
      const own = await reviews.department(above);
      await reviews.chair(who, own);
      return update(own, { parent: toOne(elsewhere) });
    },
    may: ['head'],
    mayNot: ['boss', 'rival', 'stranger'],
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
  'turning an assistant’s role to oneself': {
    ask: ({ role }, who) => update(role, { admin_assistant: toOne(who.user) }),
    may: ['boss', 'head'],
    mayNot: ['rival', 'member', 'stranger'],
    pointer: '/data',
    over: 'faculty member',
  },
  'starting an assistant’s role earlier': {
    ask: ({ role }) => update(role, {}, { effective_from: '2001-01-01' }),
    may: ['boss', 'head', 'candidate'],
    mayNot: ['rival', 'member', 'assistant', 'stranger'],
    pointer: '/data',
    over: 'faculty member',
  },
  'changing the end of an assistant’s role': {
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
});
