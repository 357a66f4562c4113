import { expect, it } from 'vitest';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { listAttribute } from '../../../lib/store/list-index.ts';
import { changeStep, itemExists, putStep } from '../../../lib/store/steps.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const other = await service.seedUser();
const profile = { type: 'profile', id: String(owner.profile) };
const department = await service.seed('department', { name: 'D' });
const employment = await service.seed(
  'employment',
  { title: 'T', effective_from: '2020-01-01' },
  { user: toOne(owner), profile: toOne(profile) },
);
const folder = await service.seed('folder', { name: 'F' });
const child = await service.seed('folder', { name: 'C' }, { parent: toOne(folder), user: toOne(owner) });
const address = await service.seed('address', { address_line1: 'X' }, { user: toOne(owner) });

const post = (path: string, type: string, attributes: object, relationships: object = {}) =>
  service.call('POST', `/api/v1/${path}`, { body: { data: { type, attributes, relationships } } });

// The first call notes the use of the token; after it the token is cached and noted.
await service.call('GET', `/api/v1/employments/${employment.id}`);

/** Terms, one a second, all in one partition of their list. */
const seedNeighbours = async (): Promise<void> => {
  const term = resourceOf('course_evaluation_term');
  const change = {
    attributes: { name: 'T' },
    toOne: {},
    toMany: {},
    data: { attributes: {}, relationships: {} },
  };
  const made = Array.from({ length: 60 }, (_, second) =>
    newRecord(term, change, new Date(Date.UTC(2026, 0, 1, 0, 0, second))),
  );
  const partitions = Map.groupBy(made, (each) => String(each[listAttribute])).values();
  const crowded = [...partitions].find(({ length }) => length >= 5) ?? [];
  await service.store.write(
    crowded.slice(0, 5).map((each) => putStep(keyOf.record(each), each, () => 'there already')),
  );
};

// Outside this process each function has a token cache of its own.
describeInProcess('the round trips to DynamoDB', () => {
  it.each([
    ['reading one', `employments/${employment.id}`, 1],
    ['reading one with include', `employments/${employment.id}?include=user,profile`, 2],
    ['reading a folder with all that can be included', `folders/${child.id}?include=parent,children,user`, 2],
    ['reading a related resource', `folders/${child.id}/parent`, 2],
    ['listing children', `folders/${folder.id}/children`, 2],
    // It may have been deleted: the second looks for a tombstone.
    ['reading one that does not exist', 'employments/01890a5d-ac96-774b-bcce-b302099a8057', 2],
  ])('of %s are few', async (_case, path, roundTrips) => {
    const answer = await service.call('GET', `/api/v1/${path}`);
    expect(costOf(answer)).toMatchObject({ requests: roundTrips, roundTrips });
  });

  it('of a page are one, wherever it begins and in however few partitions its records stand', async () => {
    await seedNeighbours();
    // The first list of all makes the secret of the cursors.
    await service.call('GET', '/api/v1/users');
    let address: string | null = '/api/v1/course_evaluation_terms?page[size]=2';
    const trips: number[] = [];
    while (address !== null) {
      const answer: TestAnswer = await service.call('GET', address);
      trips.push(costOf(answer).roundTrips);
      address = answer.document.links.next;
    }
    expect(trips).toEqual([1, 1, 1]);
  });

  it('of creating are one, or two where something must be read first', async () => {
    const relationships = { department: toOne(department), chair: toOne(profile) };
    expect(costOf(await post('users', 'user', { display_name: 'X' }))).toMatchObject({ requests: 1, roundTrips: 1 });
    expect(costOf(await post('department_chairs', 'department_chair', {}, relationships))).toMatchObject({
      requests: 1,
      roundTrips: 1,
    });
    const created = await post(`users/${owner.id}/employments`, 'employment', {
      title: 'T',
      effective_from: '2020-01-01',
    });
    expect(costOf(created)).toMatchObject({ requests: 2, roundTrips: 2 });
  });

  it('of updating are two, also when it moves between parents', async () => {
    const patch = (attributes: object, relationships: object) =>
      service.call('PATCH', `/api/v1/addresses/${address.id}`, {
        body: { data: { id: address.id, type: 'address', attributes, relationships } },
      });
    expect(costOf(await patch({ label: 'A' }, {}))).toMatchObject({ requests: 2, roundTrips: 2 });
    expect(costOf(await patch({ label: 'B' }, { user: toOne(other) }))).toMatchObject({ requests: 2, roundTrips: 2 });
    expect(costOf(await patch({ label: 'B' }, { user: toOne(other) }))).toMatchObject({ requests: 1, roundTrips: 1 });
  });

  it('of a refused body are none', async () => {
    expect(costOf(await post('users', 'user', {}))).toMatchObject({ requests: 0, roundTrips: 0 });
  });

  it('grow by none on reads and one on writes for a token that is not cached', async () => {
    const used = async () => {
      const headers = await service.authorize('people:read', 'users:write');
      // The token's first use is noted once an hour; what is measured is the look-up alone.
      const id = headers.authorization.split('_')[1] ?? '';
      const set = [[['last_used_at'], new Date().toISOString()]] as const;
      await service.store.write([changeStep(keyOf.token(id), { set, conditions: [itemExists] }, () => 'gone')]);
      return headers;
    };
    const read = await service.call('GET', `/api/v1/employments/${employment.id}`, { headers: await used() });
    expect(costOf(read)).toMatchObject({ requests: 2, roundTrips: 1 });
    const body = { data: { type: 'user', attributes: { display_name: 'X' } } };
    const write = await service.call('POST', '/api/v1/users', { headers: await used(), body });
    expect(costOf(write)).toMatchObject({ requests: 2, roundTrips: 2 });
  });

  it('of strangers are none, or the look-up of their token where it must be waited for', async () => {
    const stranger = { authorization: `Bearer facet_${'0'.repeat(32)}_${'a'.repeat(43)}` };
    const target = '/api/v1/course_evaluation_students';
    const malformed = await service.call('GET', target, { headers: { authorization: 'Bearer x' } });
    expect([malformed.status, costOf(malformed)]).toMatchObject([401, { requests: 0, roundTrips: 0 }]);
    // Reading a period may finish what a write has left, so that it does not begin before the caller is known.
    const period = `/api/v1/course_evaluation_periods/${employment.id}`;
    const unknown = await service.call('GET', period, { headers: stranger });
    expect([unknown.status, costOf(unknown)]).toMatchObject([401, { requests: 1, roundTrips: 1 }]);
  });
});
