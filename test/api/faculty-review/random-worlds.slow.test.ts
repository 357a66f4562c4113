import { expect, it } from 'vitest';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { updateRecord } from '../../../lib/model/write/update.ts';
import { workflowCase } from '../../../lib/resources/faculty-review/workflow-case.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { seededRandom } from '../../support/random.ts';
import { idsOf, type Person, startReviews } from './support/reviews.ts';

const { service, person, department, group, workflow, chair, assist, newCase, list } = await startReviews();

const random = seededRandom(20261121);
const below = (count: number): number => Math.floor(random() * count);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const some = <Value>(values: readonly Value[], share: number): Value[] => values.filter(() => random() < share);
const inTurn = async <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
};

const departments: StoredRecord[] = [];
const parents = new Map<string, string | undefined>();
await inTurn(12, async () => {
  const parent = random() < 0.3 ? undefined : departments.at(below(departments.length));
  const made = await department(parent);
  departments.push(made);
  parents.set(made.id, parent?.id);
});

const homes = new Map<string, string | undefined>();
const people = await inTurn(18, async () => {
  const home = random() < 0.2 ? undefined : pick(departments);
  const someone = await person(home);
  homes.set(someone.user.id, home?.id);
  return someone;
});

const today = new Date().toISOString().slice(0, 10);
const dates = [
  { dates: {}, now: true },
  { dates: { effective_from: '2020-01-01', effective_to: '2100-01-01' }, now: true },
  { dates: { effective_from: today }, now: true },
  { dates: { effective_to: '2020-12-31' }, now: false },
  { dates: { effective_from: '2100-01-01' }, now: false },
];
const chairs = await inTurn(8, async (index) => {
  const [who, where] = [pick(people), departments[index] ?? pick(departments)];
  await chair(who, where);
  return { who, where: where.id };
});
const roles = await inTurn(16, async () => {
  const [assistant, when] = [pick(people), pick(dates)];
  const member = pick(people.filter((each) => each !== assistant));
  const record = await assist(assistant, member, when.dates);
  return { record, assistant, member, now: when.now };
});
const groups = await inTurn(6, async () => {
  const members = some(people, 0.12);
  return { record: await group(...members), members };
});
const workflows = await inTurn(3, workflow);

interface Case {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly workflow: string;
  readonly workflow_group: string;
  readonly candidate: string;
  readonly person: Person;
  readonly members: readonly Person[];
  readonly recused: readonly Person[];
}

const instants = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 2, 1, 12, 0, 0, index * 5)));
const someCase = async (): Promise<Case> => {
  const [candidate, committee, kind, recused] = [pick(people), pick(groups), pick(workflows), some(people, 0.04)];
  const [created, updated] = [pick(instants), pick(instants)];
  const record = await newCase({ candidate, group: committee.record, workflow: kind, recused, created, updated });
  return {
    id: record.id,
    created_at: record.created_at,
    updated_at: record.updated_at,
    workflow: kind.id,
    workflow_group: committee.record.id,
    candidate: candidate.profile.id,
    person: candidate,
    members: committee.members,
    recused,
  };
};
const cases = await inTurn(80, someCase);

const chainAbove = (id: string | undefined): string[] => (id === undefined ? [] : [id, ...chainAbove(parents.get(id))]);

// The rules of decision 6, one by one, over plain data: the naive model.
const mayAccess = (caller: Person, { person: candidate, members, recused }: Case): boolean => {
  if (recused.includes(caller)) return false;
  if (candidate === caller || members.includes(caller)) return true;
  if (roles.some((role) => role.now && role.assistant === caller && role.member === candidate)) return true;
  const above = chainAbove(homes.get(candidate.user.id));
  return chairs.some(({ who, where }) => who === caller && above.includes(where));
};

type Keeps = (one: Case) => boolean;

const randomFilter = (): { query: string; keeps: Keeps } => {
  const field = pick(['created_at', 'updated_at', 'workflow', 'workflow_group', 'candidate'] as const);
  if (!field.endsWith('_at')) {
    const ids = Array.from({ length: 1 + below(4) }, () => pick(cases)[field]);
    return { query: `filter[${field}]=${ids.join(',')}`, keeps: (one) => ids.includes(one[field]) };
  }
  const bound = pick(instants).toISOString();
  const [suffix, keeps] = pick<[string, (value: string) => boolean]>([
    ['', (value) => value === bound],
    ['.neq', (value) => value !== bound],
    ['.lt', (value) => value < bound],
    ['.lte', (value) => value <= bound],
    ['.gt', (value) => value > bound],
    ['.gte', (value) => value >= bound],
  ]);
  return { query: `filter[${field}${suffix}]=${bound}`, keeps: (one) => keeps(one[field]) };
};

const randomSort = (): { query: string; compare: (one: Case, other: Case) => number } => {
  const fields = pick([['created_at'], ['updated_at'], ['updated_at', 'created_at'], ['created_at', 'updated_at']]);
  const keys = (fields as ('created_at' | 'updated_at')[]).map((field) => ({ field, down: random() < 0.5 }));
  const text = (one: string, other: string, down: boolean) =>
    (one < other ? -1 : Number(one > other)) * (down ? -1 : 1);
  const compare = (one: Case, other: Case): number => {
    const orders = keys.map(({ field, down }) => text(one[field], other[field], down));
    return orders.find((order) => order !== 0) ?? text(one.id, other.id, keys.at(-1)?.down === true);
  };
  return { query: `sort=${keys.map(({ field, down }) => (down ? '-' : '') + field).join(',')}`, compare };
};

const follow = async (authorization: string, start: string, link: 'next' | 'prev'): Promise<string[][]> => {
  const pages: string[][] = [];
  for (let query: string | null = start; query !== null; ) {
    const answer = await list(authorization, query);
    expect(answer.status, answer.text).toBe(200);
    pages.push(idsOf(answer));
    const next: string | null = answer.document.links[link];
    query = next === null ? null : new URL(next).search;
  }
  return pages;
};

it('agrees with a naive reading of the rules for every caller, page by page, forwards and backwards', async () => {
  const callers = [...people.map((caller) => ({ caller, authorization: caller.authorization })), undefined];
  const seen: number[] = [];
  for (const who of callers) {
    const filters = Array.from({ length: below(3) }, randomFilter);
    const unique = [...new Map(filters.map((filter) => [filter.query.split('=')[0], filter])).values()];
    const [sort, size] = [randomSort(), 1 + below(30)];
    const query = `?${[...unique.map((filter) => filter.query), sort.query, `page[size]=${size}`].join('&')}`;
    const authorization = who?.authorization ?? `Bearer ${service.token}`;
    const expected = cases
      .filter((one) => (who === undefined || mayAccess(who.caller, one)) && unique.every(({ keeps }) => keeps(one)))
      .sort(sort.compare)
      .map(({ id }) => id);
    seen.push(expected.length);
    const forwards = await follow(authorization, query, 'next');
    expect(forwards.flat(), query).toEqual(expected);
    for (const page of forwards.slice(0, -1)) expect(page, query).toHaveLength(size);
    const { last } = (await list(authorization, query)).document.links;
    const backwards = await follow(authorization, new URL(last).search, 'prev');
    expect(backwards.reverse().flat(), query).toEqual(expected);
  }
  // A world in which all or nothing is seen would prove nothing.
  expect(seen.filter((count) => count > 0 && count < cases.length / 2).length).toBeGreaterThan(10);
});

/** Changes some of everything on which access turns, and the naive model with it. */
const changeTheWorld = async (): Promise<void> => {
  for (const role of some(roles, 0.3)) {
    const { type, id } = role.record;
    const attributes = { effective_from: null, effective_to: role.now ? '2020-12-31' : null };
    await service.call('PATCH', `/api/v1/admin_assistant_roles/${id}`, { body: { data: { type, id, attributes } } });
    role.now = !role.now;
  }
  const [who, where] = [pick(people), pick(departments)];
  if (!chairs.some((each) => each.who === who && each.where === where.id)) {
    await chair(who, where);
    chairs.push({ who, where: where.id });
  }
  cases.push(...(await inTurn(3, someCase)));
  for (const [index, one] of cases.entries()) {
    if (random() > 0.05) continue;
    const candidate = pick(people);
    const data = { attributes: {}, relationships: { candidate: { data: candidate.profile } } };
    await updateRecord(
      service.store,
      workflowCase,
      one.id,
      readChange(workflowCase, data, { creates: false }),
      new Date(),
    );
    cases[index] = { ...one, person: candidate, candidate: candidate.profile.id };
  }
};

it('follows every change at once, whatever was read for the same callers before', async () => {
  for (let round = 0; round < 3; round += 1) {
    await changeTheWorld();
    for (const caller of people) {
      const seen = (await follow(caller.authorization, '?page[size]=100', 'next')).flat();
      const expected = cases.filter((one) => mayAccess(caller, one)).map(({ id }) => id);
      expect(seen.sort()).toEqual(expected.sort());
    }
  }
});
