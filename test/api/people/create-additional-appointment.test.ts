import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const profile = await service.seed('profile');
const department = await service.seed('department', { name: 'Physics' });
const valid = { title: 'Director', effective_from: '2020-01-01' };

const create = (attributes: object, relationships: object = { profile: toOne(profile) }) =>
  service.call('POST', '/api/v1/additional_appointments', {
    body: { data: { type: 'additional_appointment', attributes, relationships } },
  });

describe('creating an additional appointment', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const attributes = {
      ...valid,
      effective_to: '2999-12-31',
      label: 'Joint',
      featured: true,
      external_id: 'AA-1',
      percent_allocation: 20,
      note: '<p>By <b>vote</b> &amp; acclaim</p>',
      custom_fields: { vote: 12 },
    };
    const { status, document, headers } = await create(attributes, {
      profile: toOne(profile),
      department: toOne(department),
    });
    const self = `http://facet.test/api/v1/additional_appointments/${document.data.id}`;
    expect(status).toBe(201);
    expect(headers.location).toBe(self);
    expect(document.data).toEqual({
      type: 'additional_appointment',
      id: uuid,
      attributes: attributesWith({
        ...attributes,
        created_at: timestamp,
        updated_at: timestamp,
        is_current: true,
        note_as_plain_text: 'By vote & acclaim',
      }),
      relationships: {
        profile: { links: { related: `${self}/profile` }, data: { type: 'profile', id: profile.id }, meta: {} },
        department: {
          links: { related: `${self}/department` },
          data: { type: 'department', id: department.id },
          meta: {},
        },
      },
      links: { self },
      meta: { version: 1 },
    });
  });

  it('needs no department', async () => {
    const { status, document } = await create(valid);
    expect(status).toBe(201);
    expect(document.data.relationships.department.data).toBeNull();
    expect(document.data.attributes).toMatchObject({ note: null, note_as_plain_text: null, featured: null });
  });

  it('keeps no script of a note', async () => {
    const note = '<p onclick="x()">Hi<script>steal()</script><a href="javascript:x()">!</a></p>';
    const { document } = await create({ ...valid, note });
    expect(document.data.attributes).toMatchObject({ note: '<p>Hi<a>!</a></p>', note_as_plain_text: 'Hi!' });
  });

  it.each([
    ['no profile', valid, {}, ["Profile can't be blank"]],
    ['a profile that is null', valid, { profile: { data: null } }, ["Profile can't be blank"]],
    ['nothing at all', {}, {}, ["Title can't be blank", "Effective from can't be blank", "Profile can't be blank"]],
  ])('refuses %s', async (_case, attributes, relationships, details) => {
    expectInvalid(await create(attributes, relationships), ...details);
  });

  it.each([
    [-1, 'Percent allocation must be greater than or equal to 0'],
    [101, 'Percent allocation must be less than or equal to 100'],
    [12.5, 'Percent allocation must be an integer'],
    ['50', 'Percent allocation must be an integer'],
  ])('refuses %s percent', async (percent_allocation, detail) => {
    expectInvalid(await create({ ...valid, percent_allocation }), detail);
  });

  it('takes 50.0 for the integer that it is', async () => {
    const body = `{"data":{"type":"additional_appointment","attributes":{"title":"T","effective_from":"2020-01-01","percent_allocation":50.0},"relationships":{"profile":{"data":{"type":"profile","id":"${profile.id}"}}}}}`;
    const { document } = await service.call('POST', '/api/v1/additional_appointments', { body });
    expect(document.data.attributes.percent_allocation).toBe(50);
  });

  it('refuses what is no boolean and an end before the start', async () => {
    expectInvalid(await create({ ...valid, featured: 'yes' }), 'Featured must be true or false');
    expectInvalid(
      await create({ ...valid, effective_to: '2019-01-01' }),
      'Effective to must be on or after effective from',
    );
  });

  it('refuses a profile and a department that do not exist', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(
      await create(valid, { profile: toOne({ type: 'profile', id }), department: toOne({ type: 'department', id }) }),
      404,
      { detail: `There is no profile with the id "${id}"`, source: { pointer: '/data/relationships/profile/data' } },
      {
        detail: `There is no department with the id "${id}"`,
        source: { pointer: '/data/relationships/department/data' },
      },
    );
  });
});
