import { describe, expect, it } from 'vitest';
import { attributesWith, expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const profile = { type: 'profile', id: String(owner.profile) };

describe('reading a phone number', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const attributes = {
      label: 'Office',
      phone_number: '+13015550100',
      effective_from: '2020-01-01',
      effective_to: null,
      external_id: 'P-1',
      custom_fields: { extension: '12' },
    };
    const { id } = await service.seed('phone_number', attributes, { user: toOne(owner), profile: toOne(profile) });
    const { status, document } = await service.call('GET', `/api/v1/phone_numbers/${id}`);
    const self = `http://facet.test/api/v1/phone_numbers/${id}`;
    expect(status).toBe(200);
    expect(document.data).toEqual({
      type: 'phone_number',
      id,
      attributes: attributesWith(attributes),
      relationships: {
        user: { links: { related: `${self}/user` }, data: { type: 'user', id: owner.id }, meta: {} },
        profile: { links: { related: `${self}/profile` }, data: profile, meta: {} },
      },
      links: { self },
      meta: { version: 1 },
    });
  });

  it('refuses one that does not exist, and an unknown query parameter', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(await service.call('GET', `/api/v1/phone_numbers/${id}`), 404, {
      detail: `There is no phone_number with the id "${id}"`,
    });
    expectRefusal(await service.call('GET', `/api/v1/phone_numbers/${id}?sort=label`), 400, {
      detail: 'The parameter "sort" is not known here',
      source: { parameter: 'sort' },
    });
  });

  it('includes what the interface names, and no path beyond it', async () => {
    const { id } = await service.seed('phone_number', { phone_number: '+13015550100' }, { user: toOne(owner) });
    const { document } = await service.call('GET', `/api/v1/phone_numbers/${id}?include=user,profile`);
    expect(document.included).toMatchObject([{ type: 'user', id: owner.id }]);
    expectRefusal(await service.call('GET', `/api/v1/phone_numbers/${id}?include=user.profile`), 400, {
      code: 'invalid_include',
      detail: '"user.profile" can not be included here; possible: user, profile',
      source: { parameter: 'include' },
    });
  });
});
