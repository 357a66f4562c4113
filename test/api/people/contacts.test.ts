import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const [ada, bob] = [await service.seedUser('Ada'), await service.seedUser('Bob')];
const profileOf = (user: typeof ada) => ({ type: 'profile', id: String(user.profile) });

const kinds = [
  { collection: 'addresses', type: 'address', attributes: { address_line1: 'X' } },
  { collection: 'phone_numbers', type: 'phone_number', attributes: { phone_number: '+13014051000' } },
];

describe.each(kinds)('$type', ({ collection, type, attributes }) => {
  const create = (relationships: object) =>
    service.call('POST', `/api/v1/${collection}`, { body: { data: { type, attributes, relationships } } });
  const patch = (id: string, relationships: object) =>
    service.call('PATCH', `/api/v1/${collection}/${id}`, { body: { data: { type, id, relationships } } });
  const owners = ({ document }: Awaited<ReturnType<typeof create>>) => {
    const { user, profile } = document.data.relationships;
    return [user.data?.id ?? null, profile.data?.id ?? null];
  };
  const disagrees = {
    detail: 'Profile must belong to the same person as the user',
    code: 'of_another_person',
    source: { pointer: '/data/relationships/profile' },
  };

  it('is created for a user and the profile of the user', async () => {
    expect(owners(await create({ user: toOne(ada) }))).toEqual([ada.id, ada.profile]);
    expect(owners(await create({ user: toOne(ada), profile: toOne(profileOf(ada)) }))).toEqual([ada.id, ada.profile]);
    expect(owners(await create({ user: toOne(ada), profile: { data: null } }))).toEqual([ada.id, ada.profile]);
    const capitals = { type: 'profile', id: String(ada.profile).toUpperCase() };
    expect(owners(await create({ user: toOne(ada), profile: toOne(capitals) }))).toEqual([ada.id, ada.profile]);
  });

  it('is not created for two people, nor for a profile of nobody', async () => {
    const nobody = await service.seed('profile');
    for (const profile of [profileOf(bob), nobody]) {
      expectRefusal(await create({ user: toOne(ada), profile: toOne(profile) }), 422, disagrees);
    }
  });

  it('goes to another person as a whole, whichever end is changed', async () => {
    const { id } = (await create({ user: toOne(ada) })).document.data;
    expect(owners(await patch(id, { user: toOne(bob) }))).toEqual([bob.id, bob.profile]);
    expect(owners(await patch(id, { profile: toOne(profileOf(ada)) }))).toEqual([ada.id, ada.profile]);
    expect(owners(await patch(id, { profile: { data: null } }))).toEqual([ada.id, ada.profile]);
    expectRefusal(await patch(id, { user: toOne(bob), profile: toOne(profileOf(ada)) }), 422, disagrees);
    const record = await service.store.read({ type, id });
    expect([record?.user, record?.profile]).toEqual([ada.id, ada.profile]);
    expect(owners(await patch(id, { user: { data: null } }))).toEqual([null, null]);
    expect(owners(await patch(id, { profile: toOne(profileOf(bob)) }))).toEqual([bob.id, bob.profile]);
  });
});
