import { describe, expect, it } from 'vitest';
import { toUser, userBy } from '../../../lib/import/formats/people.ts';
import { loadRecords } from '../../../lib/import/load/load-records.ts';
import { beginRun, openSession } from '../../../lib/import/load/session.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { profile } from '../../../lib/resources/people/profile.ts';
import { newId, newPairId, pairedId } from '../../../lib/runtime/ids.ts';
import { filterIndex } from '../../../lib/store/filter-index.ts';
import { keyOf } from '../../../lib/store/keys.ts';
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

const slot = filterIndex(1).attribute;
const placeOf = async (type: string, id: string): Promise<unknown> =>
  (await service.store.get(keyOf.record({ type, id })))?.[slot];

const ada = await post({ display_name: 'Ada', primary_employee_id: 'E1' });
// A profile that gets its user later: their ids show nothing of each other.
const grace = await post({ display_name: 'Grace' }, { profile: toOne(await service.seed('profile')) });
const tom = await post({ display_name: 'Tom' });
const everyone = [ada, grace, tom];

describe('a user and the profile that is made with it', () => {
  it('have ids that each give the other, and stand in no index for that', async () => {
    for (const { user: id, profile: other } of [ada, tom]) {
      expect([pairedId(id), pairedId(other)]).toEqual([other, id]);
      expect([await placeOf('user', id), await placeOf('profile', other)]).toEqual([undefined, undefined]);
    }
  });

  it('that were made one after the other have ids of any kind, and stand in the index', async () => {
    expect([pairedId(grace.user), pairedId(grace.profile)]).toEqual([undefined, undefined]);
    expect(await placeOf('user', grace.user)).toBe(`user#0#=${grace.profile}`);
    expect(await placeOf('profile', grace.profile)).toBe(`profile#0#=${grace.user}`);
  });

  it.each(everyone)('are found by each other: $user', async (person) => {
    const users = await find(`users?filter[profile]=${person.profile}`);
    expect(users).toMatchObject({ ids: [person.user], total: 1 });
    const profiles = await find(`profiles?filter[user]=${person.user.toUpperCase()}`);
    expect(profiles).toMatchObject({ ids: [person.profile], total: 1 });
  });

  it('are found by several ids, of both kinds, in any order', async () => {
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
    for (const unknown of [newId(), newPairId()]) {
      expect(await find(`users?filter[profile]=${unknown}`)).toMatchObject(none);
      expect(await find(`profiles?filter[user]=${unknown}&sort=-updated_at`)).toMatchObject(none);
    }
    expect(await find('users?filter[profile]=')).toMatchObject(none);
    expect(await find('profiles?filter[user]=')).toMatchObject(none);
  });

  it('stay where they are when they change', async () => {
    const body = { data: { type: 'user', id: ada.user, attributes: { display_name: 'Ada Lovelace' } } };
    expect((await service.call('PATCH', `/api/v1/users/${ada.user}`, { body })).status).toBe(200);
    expect(await placeOf('user', ada.user)).toBeUndefined();
    expect(await find(`users?filter[profile]=${ada.profile}`)).toMatchObject({ ids: [ada.user] });
    expect(await find(`users?filter[profile]=${grace.profile}`)).toMatchObject({ ids: [grace.user] });
  });

  it('are found by the index where ids look like those of a pair by chance', async () => {
    const other = newPairId();
    await createRecord(service.store, profile, noChange, { now: new Date(), id: other });
    const made = await post({ display_name: 'By chance' }, { profile: toOne({ type: 'profile', id: other }) });
    expect(await placeOf('user', made.user)).toBe(`user#0#=${other}`);
    for (const sort of ['created_at', '-updated_at'])
      expect(await find(`users?filter[profile]=${other}&sort=${sort}`)).toMatchObject({ ids: [made.user], total: 1 });
    const both = await find(`users?filter[profile]=${other},${tom.profile},${grace.profile}`);
    expect(both).toMatchObject({ ids: [grace.user, tom.user, made.user], total: 3 });
  });

  it('are a pair too where an import makes them', async () => {
    const origin = { file: 'users.csv', line: 2 };
    const fields = { display_name: ['givenName', 'Imogen'] as const };
    const intent = toUser(origin, userBy('sourcedId', 'u1'), { departments: [], fields });
    await loadRecords(openSession(beginRun(service.store), 'test'), [intent]);
    const { document } = await service.call('GET', '/api/v1/users?sort=-created_at&page[size]=1');
    const [{ id, attributes, relationships }] = document.data;
    expect(attributes.display_name).toBe('Imogen');
    const { id: other } = relationships.profile.data;
    expect(pairedId(id)).toBe(other);
    expect([await placeOf('user', id), await placeOf('profile', other)]).toEqual([undefined, undefined]);
    expect(await find(`users?filter[profile]=${other}`)).toMatchObject({ ids: [id], total: 1 });
    expect(await find(`profiles?filter[user]=${id}`)).toMatchObject({ ids: [other], total: 1 });
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
  const second = filterIndex(2).attribute;
  const placeByProfile = async (id: string) =>
    (await service.store.get(keyOf.record({ type: 'employment', id })))?.[second];
  const by = (...people: readonly Person[]) => `employments?filter[profile]=${people.map((each) => each.profile)}`;

  it('is found by the profile through its user, and by the index where their ids are no pair', async () => {
    const [first, other, last] = [await employ(ada), await employ(grace), await employ(ada)];
    expect(await placeByProfile(first)).toBeUndefined();
    expect(await placeByProfile(other)).toBe(`employment#0#=${grace.profile}`);
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
  it('are one round trip, by ids of pairs two calls however many there are', async () => {
    const others = await Promise.all(Array.from({ length: 20 }, () => post({ display_name: 'P' })));
    const pairs = [ada, tom, ...others].map((each) => each.profile);
    await find('users?filter[profile]=');
    expect(await find(`users?filter[profile]=${ada.profile}`)).toMatchObject({
      cost: { roundTrips: 1, requests: 2, units: 2 },
    });
    expect(await find(`users?filter[profile]=${pairs}`)).toMatchObject({
      total: pairs.length,
      cost: { roundTrips: 1, requests: 2 },
    });
    expect(await find(`users?filter[profile]=${ada.profile},${grace.profile}`)).toMatchObject({
      total: 2,
      cost: { roundTrips: 1, requests: 4 },
    });
    await find('employments?filter[profile]=');
    expect(await find(`employments?filter[profile]=${ada.profile}`)).toMatchObject({
      cost: { roundTrips: 1, requests: 4 },
    });
    expect(await find(`employments?filter[profile]=${grace.profile}`)).toMatchObject({
      cost: { roundTrips: 1, requests: 2 },
    });
  });
});
