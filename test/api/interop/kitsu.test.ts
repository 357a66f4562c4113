import Kitsu from 'kitsu';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Institution, serveInstitution } from './serve-institution.ts';

let institution: Institution;
let api: Kitsu;

beforeAll(async () => {
  institution = await serveInstitution();
  api = new Kitsu({
    baseURL: `${institution.origin}/api/v1`,
    headers: { Authorization: `Bearer ${institution.token}` },
    // Types are singular and paths plural, both in snake case: Kitsu is to leave both as they are.
    pluralize: false,
    camelCaseTypes: false,
    resourceCase: 'none',
  });
});

describe('Kitsu', () => {
  it('reads a resource with what it includes', async () => {
    const { user, profile, employment } = institution.ids;
    const { data } = await api.get(`employments/${employment}`, { params: { include: 'user,profile' } });
    expect(data).toMatchObject({
      type: 'employment',
      title: 'Lecturer',
      user: { data: { id: user, display_name: 'Ada Lovelace' } },
      profile: { data: { id: profile, type: 'profile' } },
    });
  });

  it('pages through a list by its links', async () => {
    const sizes: number[] = [];
    const names: string[] = [];
    let page = await api.get('departments', { params: { page: { size: 2 } } });
    for (;;) {
      sizes.push(page.data.length);
      names.push(...page.data.map(({ name }: { name: string }) => name));
      if (!page.links?.next) break;
      page = await api.request({ url: page.links.next, type: 'department' });
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(names).toEqual(institution.departments);
  });

  it('creates a resource', async () => {
    const body = { display_name: 'Emmy Noether', emails: ['emmy@example.edu'], custom_fields: { office: 'North 1' } };
    const { status, data } = await api.request({ method: 'POST', url: 'users', type: 'user', body });
    expect(status).toBe(201);
    expect(data).toMatchObject({ type: 'user', id: expect.any(String), ...body });
  });

  it('updates a resource, also one that it has read before', async () => {
    const { address } = institution.ids;
    const url = `addresses/${address}`;
    const { data } = await api.request({
      method: 'PATCH',
      url,
      type: 'address',
      body: { id: address, label: 'Office' },
    });
    expect(data).toMatchObject({ label: 'Office', address_line1: '1 Main St' });
    const again = await api.request({
      method: 'PATCH',
      url,
      type: 'address',
      body: { ...data, address_line1: '2 Side St' },
    });
    expect(again.data).toMatchObject({ label: 'Office', address_line1: '2 Side St' });
  });

  it('gets every error with its pointer', async () => {
    const create = api.request({ method: 'POST', url: 'users', type: 'user', body: { display_nmae: 'Emmy' } });
    await expect(create).rejects.toMatchObject({
      response: { status: 422 },
      errors: [
        { detail: "Display name can't be blank", source: { pointer: '/data/attributes' } },
        { title: 'Validation Error', source: { pointer: '/data/attributes/display_nmae' } },
      ],
    });
  });
});
