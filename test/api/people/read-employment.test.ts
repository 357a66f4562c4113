import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const profile = { type: 'profile', id: String(owner.profile) };
const employment = await service.seed(
  'employment',
  { title: 'Lecturer', effective_from: '2020-01-01' },
  { user: toOne(owner), profile: toOne(profile) },
);
const path = `/api/v1/employments/${employment.id}`;

describe('reading an employment', () => {
  it('answers the employment alone, without a member "included"', async () => {
    const { status, document } = await service.call('GET', path);
    expect(status).toBe(200);
    expect(document).toMatchObject({
      data: { type: 'employment', id: employment.id, attributes: { title: 'Lecturer', is_current: true } },
      links: { self: `http://facet.test${path}` },
    });
    expect(document).not.toHaveProperty('included');
  });

  it.each([
    ['user', ['user']],
    ['profile', ['profile']],
    ['user,profile', ['user', 'profile']],
    ['profile,user,user', ['profile', 'user']],
    ['', []],
  ])('includes "%s"', async (include, types) => {
    const { document } = await service.call('GET', `${path}?include=${include}`);
    expect(document.included.map(({ type }: { type: string }) => type)).toEqual(types);
    expect(document.links.self).toBe(`http://facet.test${path}?include=${include}`);
  });

  it('refuses to include what it has not got', async () => {
    const source = { parameter: 'include' };
    const detail = '"user.profile" can not be included here; possible: user, profile';
    expectRefusal(await service.call('GET', `${path}?include=user,user.profile`), 400, { detail, source });
  });

  it('refuses an employment that does not exist', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(await service.call('GET', `/api/v1/employments/${id}`), 404, {
      detail: `There is no employment with the id "${id}"`,
    });
    expectRefusal(await service.call('GET', `/api/v1/employments/${'x'.repeat(3000)}`), 404, {
      detail: `There is no employment with the id "${'x'.repeat(3000)}"`,
    });
  });

  it('does not take a record of another type for an employment', async () => {
    expect((await service.call('GET', `/api/v1/employments/${owner.id}`)).status).toBe(404);
  });
});
