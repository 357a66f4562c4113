import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const profile = { type: 'profile', id: String(owner.profile) };

const seedAddress = (attributes: object = {}) =>
  service.seed(
    'address',
    { address_line1: '1 Main St', label: 'Office', effective_from: '2020-01-01', country: 'US', ...attributes },
    { user: toOne(owner), profile: toOne(profile) },
  );

const patch = (id: string, attributes: object, relationships: object = {}) =>
  service.call('PATCH', `/api/v1/addresses/${id}`, {
    body: { data: { id, type: 'address', attributes, relationships } },
  });

const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('updating an address', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { id } = await seedAddress();
    const attributes = {
      label: 'Home',
      external_id: 'A-1',
      address_line1: '10 Downing St',
      address_line2: 'Flat 2',
      address_line3: 'Rear',
      address_level1: 'England',
      address_level2: 'London',
      address_level3: 'Westminster',
      address_level4: 'Whitehall',
      country: 'GB',
      country_name: 'Great Britain',
      postal_code: 'SW1A 2AA',
      effective_from: '2021-01-01',
      effective_to: '2022-01-01',
      custom_fields: { doorbell: true },
    };
    const { status, document } = await patch(id, attributes);
    const self = `http://facet.test/api/v1/addresses/${id}`;
    expect(status).toBe(200);
    expect(document.data).toEqual({
      type: 'address',
      id,
      attributes: attributesWith({ ...attributes, created_at: timestamp, updated_at: timestamp, is_current: false }),
      relationships: {
        user: { links: { related: `${self}/user` }, data: { type: 'user', id: owner.id }, meta: {} },
        profile: { links: { related: `${self}/profile` }, data: profile, meta: {} },
      },
      links: { self },
      meta: { version: 2 },
    });
  });

  it('leaves what is absent as it is, and clears what is null', async () => {
    const { id, updated_at } = await seedAddress({ postal_code: '20742' });
    const { document } = await patch(id, { label: null });
    expect(document.data.attributes).toMatchObject({ label: null, address_line1: '1 Main St', postal_code: '20742' });
    expect(document.data.attributes.updated_at >= updated_at).toBe(true);
    expect(document.data.relationships.user.data.id).toBe(owner.id);
  });

  it('replaces an object as a whole', async () => {
    const { id } = await seedAddress({ custom_fields: { one: 1, two: 2 } });
    const { document } = await patch(id, { custom_fields: { three: 3 } });
    expect(document.data.attributes.custom_fields).toEqual({ three: 3 });
  });

  it('writes nothing when nothing changes', async () => {
    const before = await seedAddress({ custom_fields: { one: 1 } });
    const { status } = await patch(before.id, { label: 'Office', custom_fields: { one: 1 } }, { user: toOne(owner) });
    expect(status).toBe(200);
    expect(await service.store.read(before)).toEqual(before);
  });

  it.each([
    ['US', 'United States'],
    ['CH', 'Switzerland'],
    ['EU', null],
    ['United States', null],
    [null, null],
  ])('names the country %s %s unless it is given', async (country, name) => {
    const { id } = await seedAddress();
    expect((await patch(id, { country })).document.data.attributes.country_name).toBe(name);
    expect((await patch(id, { country_name: 'Home' })).document.data.attributes.country_name).toBe('Home');
  });

  it('moves the address to another user, whose addresses count it', async () => {
    const { id } = await seedAddress();
    const [other, count] = [
      await service.seedUser(),
      async (user: typeof owner) => {
        const record = await service.store.read(user);
        return Object.keys(Object(record?.addresses)).includes(id);
      },
    ];
    expect(await count(owner)).toBe(true);
    const { document } = await patch(id, {}, { user: toOne(other) });
    expect(document.data.relationships.user.data.id).toBe(other.id);
    expect([await count(owner), await count(other)]).toEqual([false, true]);
    await patch(id, {}, { user: { data: null } });
    expect(await count(other)).toBe(false);
  });

  it('refuses a user and a profile that do not exist, and changes nothing', async () => {
    const before = await seedAddress();
    const missing = (type: string) => toOne({ type, id: unknownId });
    expectRefusal(
      await patch(before.id, { label: 'Lost' }, { user: missing('user'), profile: missing('profile') }),
      404,
      { detail: `There is no user with the id "${unknownId}"`, source: { pointer: '/data/relationships/user/data' } },
      {
        detail: `There is no profile with the id "${unknownId}"`,
        source: { pointer: '/data/relationships/profile/data' },
      },
    );
    expect(await service.store.read(before)).toEqual(before);
  });

  it('refuses an address that does not exist', async () => {
    expectRefusal(await patch(unknownId, { label: 'X' }), 404, {
      detail: `There is no address with the id "${unknownId}"`,
    });
    expectRefusal(await patch('nowhere', { label: 'X' }), 404, { detail: 'There is no address with the id "nowhere"' });
  });

  it.each([
    ['a blank first line', { address_line1: ' ' }, "Address line1 can't be blank"],
    ['a first line that is null', { address_line1: null }, "Address line1 can't be blank"],
    [
      'an end before the stored start',
      { effective_to: '2019-01-01' },
      'Effective to must be on or after effective from',
    ],
    ['a number for a line', { address_line2: 5 }, 'Address line2 must be a string'],
    [
      'custom fields that are too large',
      { custom_fields: { x: 'x'.repeat(65_536) } },
      'Custom fields is too large (maximum is 65536 bytes)',
    ],
    ['a misspelt field', { adress_line1: 'X' }, 'Adress line1 is not a field of this type'],
  ])('refuses %s', async (_case, attributes, detail) => {
    const { id } = await seedAddress();
    expectInvalid(await patch(id, attributes), detail);
  });

  it('points a broken rule over stored fields at something in the request', async () => {
    const { id } = await seedAddress({ effective_to: '2020-12-31' });
    expectRefusal(await patch(id, { effective_from: '2021-01-01' }), 422, {
      detail: 'Effective to must be on or after effective from',
      source: { pointer: '/data/attributes' },
    });
  });

  it('takes an id in capitals for the same address', async () => {
    const { id } = await seedAddress();
    expect((await patch(id.toUpperCase(), { label: 'X' })).document.data.id).toBe(id);
  });

  it('allows writers of different fields to pass each other, in two requests each', async () => {
    const { id } = await seedAddress();
    const fields = ['address_line2', 'address_line3', 'postal_code', 'external_id', 'label'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => patch(id, { [fields[index % fields.length] ?? '']: `v${index}` })),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers['server-timing']).toMatch(/"[12] requests/);
    }
  });

  it('never breaks a rule over two fields, whoever writes which of them', async () => {
    const { id } = await seedAddress({ effective_to: '2020-12-31' });
    const days = ['2020-03-01', '2020-06-01', '2020-09-01', '2021-06-01'];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        patch(id, { [index % 2 ? 'effective_from' : 'effective_to']: days[index % days.length] ?? '' }),
      ),
    );
    for (const { status } of answers) expect([200, 422]).toContain(status);
    const record = await service.store.read({ type: 'address', id });
    expect(String(record?.effective_from) <= String(record?.effective_to)).toBe(true);
  });

  it('keeps every change of 20 connections that write one address at once', async () => {
    const { id } = await seedAddress();
    const fields = ['address_line2', 'address_line3', 'address_level1', 'address_level2', 'postal_code', 'external_id'];
    const rounds = 5;
    const write = async (connection: number) => {
      const field = fields[connection % fields.length] ?? '';
      for (let round = 0; round < rounds; round += 1) {
        const { status } = await patch(id, { [field]: `${connection}-${round}` });
        expect(status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, connection) => write(connection)));
    const record = await service.store.read({ type: 'address', id });
    expect(record?.version).toBe(1 + 20 * rounds);
    for (const field of fields) expect(record?.[field]).toMatch(new RegExp(`-${rounds - 1}$`));
  });
});
