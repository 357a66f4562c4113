import { describe, expect, it } from 'vitest';
import { newId } from '../../../lib/runtime/ids.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();

interface Person {
  readonly user: string;
  readonly profile: string;
}

const post = async (attributes: object, relationships: object = {}): Promise<Person> => {
  const body = { data: { type: 'user', attributes, relationships } };
  const { status, document } = await service.call('POST', '/api/v1/users', { body });
  expect(status).toBe(201);
  return { user: document.data.id, profile: document.data.relationships.profile.data.id };
};

const find = async (target: string) => {
  const answer = await service.call('GET', `/api/v1/${target}`);
  expect(answer.status).toBe(200);
  const { data, meta } = answer.document;
  const ids: readonly string[] = data.map(({ id }: { id: string }) => id);
  return { ids, total: meta.total, cost: costOf(answer) };
};

const ada = await post({ display_name: 'Ada', primary_employee_id: 'E1' });
// A profile that gets its user later.
const grace = await post({ display_name: 'Grace' }, { profile: toOne(await service.seed('profile')) });
const tom = await post({ display_name: 'Tom' });
const everyone = [ada, grace, tom];

describe('users and profiles', () => {
  it.each(everyone)('are found by each other: $user', async (person) => {
    const users = await find(`users?filter[profile]=${person.profile}`);
    expect(users).toMatchObject({ ids: [person.user], total: 1 });
    const profiles = await find(`profiles?filter[user]=${person.user.toUpperCase()}`);
    expect(profiles).toMatchObject({ ids: [person.profile], total: 1 });
  });

  it('are found by several ids, in any order', async () => {
    const filter = `filter[profile]=${[tom, grace, ada].map((each) => each.profile)},${newId()},${ada.profile}`;
    const ids = everyone.map((each) => each.user);
    for (const sort of ['created_at', 'updated_at', 'created_at,updated_at']) {
      expect(await find(`users?${filter}&sort=${sort}`)).toMatchObject({ ids, total: 3 });
      const descending = sort.replaceAll(/(?=created|updated)/g, '-');
      expect(await find(`users?${filter}&sort=${descending}`)).toMatchObject({ ids: ids.toReversed(), total: 3 });
    }
  });

  it.each(['created_at', '-created_at', 'updated_at', '-updated_at'])('are paged through by %s', async (sort) => {
    const filter = `filter[user]=${everyone.map((each) => each.user)}&page[size]=1&sort=${sort}`;
    const ids = everyone.map((each) => each.profile);
    const wanted = sort.startsWith('-') ? ids.toReversed() : ids;
    const found: string[] = [];
    let last = '';
    for (let next = `/api/v1/profiles?${filter}`; next !== null; ) {
      const { document } = await service.call('GET', next.replace(/^https?:\/\/[^/]+/, ''));
      expect(document.meta.total).toBe(3);
      found.push(...document.data.map(({ id }: { id: string }) => id));
      last = document.links.prev ?? last;
      next = document.links.next;
    }
    expect(found).toEqual(wanted);
    const { document } = await service.call('GET', last.replace(/^https?:\/\/[^/]+/, ''));
    expect(document.data.map(({ id }: { id: string }) => id)).toEqual([wanted[1]]);
  });

  it('are found only by what else a filter asks', async () => {
    const both = `users?filter[profile]=${ada.profile},${grace.profile}`;
    expect(await find(`${both}&filter[primary_employee_id]=E1`)).toMatchObject({ ids: [ada.user], total: 1 });
    expect(await find(`${both}&filter[primary_employee_id]=`)).toMatchObject({ ids: [grace.user], total: 1 });
    const { document } = await service.call('GET', `/api/v1/users/${ada.user}`);
    const at = document.data.attributes.created_at;
    for (const [operator, ids] of [
      ['lte', [ada.user]],
      ['lt', []],
      ['gt', [grace.user]],
      ['neq', [grace.user]],
    ])
      expect(await find(`${both}&filter[created_at.${operator}]=${at}`)).toMatchObject({ ids, total: ids?.length });
  });

  it('are found by nothing that is not theirs', async () => {
    const none = { ids: [], total: 0 };
    expect(await find(`users?filter[profile]=${ada.user}`)).toMatchObject(none);
    expect(await find(`users?filter[profile]=${newId()}`)).toMatchObject(none);
    expect(await find(`profiles?filter[user]=${newId()}&sort=-updated_at`)).toMatchObject(none);
    expect(await find('users?filter[profile]=')).toMatchObject(none);
    expect(await find('profiles?filter[user]=')).toMatchObject(none);
  });
});

describe('an employment', () => {
  const dates = { title: 'T', effective_from: '2020-01-01' };
  const employ = async ({ user: id }: Person): Promise<string> => {
    const body = { data: { type: 'employment', attributes: dates } };
    const { status, document } = await service.call('POST', `/api/v1/users/${id}/employments`, { body });
    expect(status).toBe(201);
    return document.data.id;
  };
  const by = (...people: readonly Person[]) => `employments?filter[profile]=${people.map((each) => each.profile)}`;

  it('is found by one profile or several, in any order', async () => {
    const [first, other, last] = [await employ(ada), await employ(grace), await employ(ada)];
    expect(await find(by(ada))).toMatchObject({ ids: [first, last], total: 2 });
    expect(await find(by(grace))).toMatchObject({ ids: [other], total: 1 });
    expect(await find(by(tom))).toMatchObject({ ids: [], total: 0 });
    for (const sort of ['created_at', 'updated_at']) {
      expect(await find(`${by(grace, ada)}&sort=${sort}`)).toMatchObject({ ids: [first, other, last], total: 3 });
      const page = await find(`${by(grace, ada)}&sort=-${sort}&page[size]=2`);
      expect(page).toMatchObject({ ids: [last, other], total: 3 });
    }
    expect(await find(`${by(ada)}&filter[user]=${grace.user}`)).toMatchObject({ ids: [], total: 0 });
    const { document } = await service.call('GET', `/api/v1/${by(ada)}&page[size]=1`);
    const next = await service.call('GET', document.links.next.replace(/^https?:\/\/[^/]+/, ''));
    expect(next.document.data.map(({ id }: { id: string }) => id)).toEqual([last]);
    expect(next.document.links.next).toBeNull();
  });

  it('is found by what it names alone, and once where two of the values lead to it', async () => {
    const kay = await post({ display_name: 'Kay' });
    const own = await employ(kay);
    const links = (person: Person, other: Person) => ({
      user: toOne({ type: 'user', id: person.user }),
      profile: toOne({ type: 'profile', id: other.profile }),
    });
    const byProfile = await service.seed('employment', dates, links(tom, kay));
    const other = await service.seed('employment', dates, links(kay, tom));
    for (const sort of ['created_at', '-created_at', 'updated_at']) {
      const inOrder = (ids: readonly string[]) => (sort.startsWith('-') ? ids.toReversed() : ids);
      expect(await find(`${by(kay)}&sort=${sort}`)).toMatchObject({ ids: inOrder([own, byProfile.id]), total: 2 });
      const ids = inOrder([own, byProfile.id, other.id]);
      expect(await find(`${by(kay, tom)}&sort=${sort}`)).toMatchObject({ ids, total: 3 });
    }
  });
});

// Outside this process each function has a token cache of its own.
describeInProcess('the costs', () => {
  it('are one round trip, and a call for the records and their number of each id', async () => {
    await find('users?filter[profile]=');
    expect(await find(`users?filter[profile]=${ada.profile}`)).toMatchObject({ cost: { roundTrips: 1, requests: 2 } });
    expect(await find(`users?filter[profile]=${ada.profile},${grace.profile}`)).toMatchObject({
      total: 2,
      cost: { roundTrips: 1, requests: 4 },
    });
  });
});
