import { describe, expect, it, vi } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const ownProfile = { type: 'profile', id: String(owner.profile) };

const create = (attributes: object, relationships: object = {}, userId = owner.id) =>
  service.call('POST', `/api/v1/users/${userId}/employments`, {
    body: { data: { type: 'employment', attributes, relationships } },
  });

const valid = { title: 'Professor', effective_from: '2020-01-01' };

describe('creating an employment', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const attributes = { ...valid, effective_to: '2021-06-30', external_id: 'HR-1', custom_fields: { grade: 'W3' } };
    const { status, document, headers } = await create(attributes);
    const { id, links } = document.data;
    expect(status).toBe(201);
    expect(headers.location).toBe(links.self);
    expect(document.data).toEqual({
      type: 'employment',
      id: uuid,
      attributes: attributesWith({ ...attributes, created_at: timestamp, updated_at: timestamp, is_current: false }),
      relationships: {
        user: { links: { related: `${links.self}/user` }, data: { type: 'user', id: owner.id }, meta: {} },
        profile: { links: { related: `${links.self}/profile` }, data: ownProfile, meta: {} },
      },
      links: { self: `http://facet.test/api/v1/employments/${id}` },
      meta: { version: 1 },
    });
  });

  it('shows up among the employments of the user, the latest in effect as the current one', async () => {
    const user = await service.seedUser();
    const dates = [
      ['2010-01-01', '2015-01-01'],
      ['2018-01-01', null],
      ['2016-01-01', null],
      ['2999-01-01', null],
    ];
    const ids = [];
    for (const [effective_from, effective_to] of dates) {
      const { document } = await create({ title: 'T', effective_from, effective_to }, {}, user.id);
      ids.push(document.data.id);
    }
    const { document } = await service.call('GET', `/api/v1/employments/${ids[0]}?include=user`);
    const { employments, current_employment } = document.included[0].relationships;
    expect(employments.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(employments.meta).toEqual({ count: 4 });
    expect(current_employment.data).toEqual({ type: 'employment', id: ids[1] });
  });

  itInProcess('is current from its first to its last day, both inclusive, in UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { document } = await create({ ...valid, effective_from: '2026-03-10', effective_to: '2026-03-12' });
    const isCurrentAt = async (moment: string) => {
      vi.setSystemTime(moment);
      const { authorization } = await service.authorize('people:read');
      const read = await service.call('GET', `/api/v1/employments/${document.data.id}`, { headers: { authorization } });
      return read.document.data.attributes.is_current;
    };
    expect(await isCurrentAt('2026-03-09T23:59:59.999Z')).toBe(false);
    expect(await isCurrentAt('2026-03-10T00:00:00.000Z')).toBe(true);
    expect(await isCurrentAt('2026-03-12T23:59:59.999Z')).toBe(true);
    expect(await isCurrentAt('2026-03-13T00:00:00.000Z')).toBe(false);
    vi.useRealTimers();
  });

  it('accepts a user and a profile in the body that agree with the path', async () => {
    const { status } = await create(valid, { user: toOne(owner), profile: toOne(ownProfile) });
    expect(status).toBe(201);
  });

  it('refuses a user and a profile in the body that disagree with the path', async () => {
    const other = await service.seedUser();
    const profile = { type: 'profile', id: String(other.profile) };
    expectRefusal(
      await create(valid, { user: toOne(other), profile: toOne(profile) }),
      422,
      { detail: 'User must belong to the user in the path', source: { pointer: '/data/relationships/user' } },
      { detail: 'Profile must belong to the user in the path', source: { pointer: '/data/relationships/profile' } },
    );
  });

  it('refuses a user in the path that does not exist, after the body has been checked', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(await create(valid, {}, id), 404, { detail: `There is no user with the id "${id}"` });
    expectRefusal(await create(valid, {}, 'nobody'), 404, { detail: 'There is no user with the id "nobody"' });
    expectInvalid(await create({ title: 'T' }, {}, id), "Effective from can't be blank");
  });

  it.each([
    ['no fields', {}, ["Effective from can't be blank", "Title can't be blank"]],
    ['blank fields', { title: '', effective_from: null }, ["Effective from can't be blank", "Title can't be blank"]],
    [
      'a date that is none',
      { ...valid, effective_to: '2023-02-29' },
      ['Effective to must be a date in the form YYYY-MM-DD'],
    ],
    [
      'a date with a time',
      { ...valid, effective_to: '2023-02-28T00:00:00Z' },
      ['Effective to must be a date in the form YYYY-MM-DD'],
    ],
    [
      'an end before the start',
      { ...valid, effective_to: '2019-12-31' },
      ['Effective to must be on or after effective from'],
    ],
  ])('refuses %s', async (_case, attributes, details) => {
    expectInvalid(await create(attributes), ...details);
  });

  it('accepts an end on the day of the start', async () => {
    expect((await create({ ...valid, effective_to: valid.effective_from })).status).toBe(201);
  });
});
