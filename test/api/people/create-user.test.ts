import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const base = 'http://facet.test/api/v1';

const create = (attributes: object, relationships?: object) =>
  service.call('POST', '/api/v1/users', {
    body: { data: { type: 'user', attributes, ...(relationships ? { relationships } : {}) } },
  });

describe('creating a user', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const attributes = {
      display_name: 'Grace Hopper',
      primary_employee_id: 'E-7',
      emails: ['grace@navy.example', 'g.hopper@yale.example'],
      custom_fields: { rank: 'Rear admiral', nested: { years: [1906, 1992] } },
      employee_ids: { Payroll: '7' },
    };
    const { status, document, headers } = await create(attributes);
    const { id, links } = document.data;
    const related = (name: string) => ({ related: `${base}/users/${id}/${name}` });
    expect(status).toBe(201);
    expect(headers.location).toBe(links.self);
    expect(document.data).toEqual({
      type: 'user',
      id: uuid,
      attributes: attributesWith({ ...attributes, created_at: timestamp, updated_at: timestamp, deactivated: false }),
      relationships: {
        profile: { links: related('profile'), data: { type: 'profile', id: uuid }, meta: {} },
        employments: { links: related('employments'), data: [], meta: { count: 0 } },
        current_employment: { links: related('current_employment'), data: null, meta: {} },
        admin_assistant_roles: { links: related('admin_assistant_roles'), meta: { count: 0 } },
        addresses: { links: related('addresses'), meta: { count: 0 } },
        phone_numbers: { links: related('phone_numbers'), meta: { count: 0 } },
      },
      links: { self: `${base}/users/${id}` },
      meta: { version: 1 },
    });
  });

  it('keeps the user and a profile that knows its user', async () => {
    const { document } = await create({ display_name: 'Alan Turing' });
    const { id, relationships } = document.data;
    const profile = await service.store.read(relationships.profile.data);
    expect(profile).toMatchObject({ type: 'profile', user: id });
    expect(await service.store.read({ type: 'user', id })).toMatchObject({ display_name: 'Alan Turing', version: 1 });
  });

  it('shows a field without a value as null', async () => {
    const { document } = await create({ display_name: 'Nobody' });
    expect(document.data.attributes).toMatchObject({
      primary_employee_id: null,
      emails: null,
      custom_fields: null,
      employee_ids: null,
    });
  });

  it('gives the user a profile that has none yet', async () => {
    const profile = await service.seed('profile');
    const { document } = await create({ display_name: 'Emmy Noether' }, { profile: toOne(profile) });
    expect(document.data.relationships.profile.data.id).toBe(profile.id);
    expect(await service.store.read(profile)).toMatchObject({ user: document.data.id });
  });

  it('counts the profile with the user, and one that is alone until it has a user', async () => {
    const totals = async () => {
      const lists = await Promise.all([service.call('GET', '/api/v1/users'), service.call('GET', '/api/v1/profiles')]);
      return lists.map(({ document }) => document.meta.total);
    };
    const [users, profiles] = await totals();
    await Promise.all(['A', 'B', 'C'].map((display_name) => create({ display_name })));
    expect(await totals()).toEqual([users + 3, profiles + 3]);
    const profile = await service.seed('profile');
    expect(await totals()).toEqual([users + 3, profiles + 4]);
    await create({ display_name: 'D' }, { profile: toOne(profile) });
    expect(await totals()).toEqual([users + 4, profiles + 4]);
  });

  it('refuses a profile of another user', async () => {
    const other = await service.seedUser();
    const taken = await create(
      { display_name: 'X' },
      { profile: toOne({ type: 'profile', id: String(other.profile) }) },
    );
    const source = { pointer: '/data/relationships/profile/data' };
    expectRefusal(taken, 422, { detail: 'Profile has already been taken', code: 'taken', source });
  });

  it('refuses a profile that does not exist', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const refused = await create({ display_name: 'X' }, { profile: toOne({ type: 'profile', id }) });
    const source = { pointer: '/data/relationships/profile/data' };
    expectRefusal(refused, 404, { detail: `There is no profile with the id "${id}"`, source });
  });

  it('ignores read-only members that come back', async () => {
    const relationships = { employments: { links: {}, meta: { count: 3 } }, addresses: { links: {} } };
    const { status, document } = await create(
      { display_name: 'X', deactivated: true, created_at: 'yesterday', updated_at: 5 },
      relationships,
    );
    expect(status).toBe(201);
    expect(document.data.attributes.deactivated).toBe(false);
  });

  it('keeps numbers, order and odd names in custom fields as they were sent', async () => {
    const custom = '{"z":1.10,"a":12345678901234567890,"":"empty","é":[-0.0,1e3]}';
    const body = `{"data":{"type":"user","attributes":{"display_name":"X","custom_fields":${custom}}}}`;
    const { text } = await service.call('POST', '/api/v1/users', { body });
    expect(text).toContain(`"custom_fields":${custom}`);
  });

  it.each([
    ['no name', {}, "Display name can't be blank"],
    ['a blank name', { display_name: ' \t' }, "Display name can't be blank"],
    ['a name that is null', { display_name: null }, "Display name can't be blank"],
    ['a name that is a number', { display_name: 5 }, 'Display name must be a string'],
    [
      'a name that is too long',
      { display_name: 'x'.repeat(256) },
      'Display name is too long (maximum is 255 characters)',
    ],
    ['a name with half a character', { display_name: 'x\ud800' }, 'Display name has characters that are not allowed'],
    ['e-mails that are a string', { display_name: 'X', emails: 'a@b.example' }, 'Emails must be an array'],
    [
      'an e-mail that is none',
      { display_name: 'X', emails: ['a@b.example', 'b'] },
      'Emails must contain valid e-mail addresses',
    ],
    [
      'an e-mail whose domain has a hyphen at an end',
      { display_name: 'X', emails: ['a@b.-example'] },
      'Emails must contain valid e-mail addresses',
    ],
    [
      'an e-mail of more than 64 characters before the @',
      { display_name: 'X', emails: [`${'x'.repeat(65)}@b.example`] },
      'Emails must contain valid e-mail addresses',
    ],
    [
      'an e-mail whose domain has a label of more than 63 characters',
      { display_name: 'X', emails: [`a@${'b'.repeat(64)}.example`] },
      'Emails must contain valid e-mail addresses',
    ],
    ['custom fields that are an array', { display_name: 'X', custom_fields: [] }, 'Custom fields must be an object'],
    ['employee ids that are a string', { display_name: 'X', employee_ids: '7' }, 'Employee ids must be an object'],
    ['a misspelt field', { display_name: 'X', displayname: 'Y' }, 'Displayname is not a field of this type'],
  ])('refuses %s', async (_case, attributes, detail) => {
    expectInvalid(await create(attributes), detail);
  });

  it('reports all failing fields at once in the order of declaration', async () => {
    const refused = await create({ colour: 'red', custom_fields: 5, emails: ['no'], display_name: '' });
    expectRefusal(
      refused,
      422,
      { code: 'blank', detail: "Display name can't be blank", source: { pointer: '/data/attributes/display_name' } },
      {
        code: 'not_an_email',
        detail: 'Emails must contain valid e-mail addresses',
        source: { pointer: '/data/attributes/emails/0' },
      },
      {
        code: 'not_an_object',
        detail: 'Custom fields must be an object',
        source: { pointer: '/data/attributes/custom_fields' },
      },
      { code: 'unknown', detail: 'Colour is not a field of this type', source: { pointer: '/data/attributes/colour' } },
    );
  });

  it('keeps the largest user that it accepts, and refuses one that could not be kept', async () => {
    const emails = Array.from({ length: 100 }, (_, index) => `${'x'.repeat(60)}.${index}@${'y'.repeat(60)}.example`);
    const large = { text: '€'.repeat(21_000) };
    const accepted = await create({ display_name: '€'.repeat(255), emails, custom_fields: large, employee_ids: large });
    expect(accepted.status).toBe(201);
    expectInvalid(
      await create({ display_name: 'X', custom_fields: { text: 'x'.repeat(65_530) } }),
      'Custom fields is too large (maximum is 65536 bytes)',
    );
  });
});
