import type { Handler } from '@warp-drive/core/request';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWarpDrive } from './load-warp-drive.ts';
import { type Institution, serveInstitution } from './serve-institution.ts';

const { configure, core, reactive, cache, requests } = await loadWarpDrive();
const { findRecord, query, createRecord, updateRecord, serializePatch, serializeResources } = requests;

// Nothing is drawn here, so no signal has anything to do; a framework's package brings its own.
configure.setupSignals(() => ({
  createSignal: () => ({}),
  consumeSignal: () => {},
  notifySignal: () => {},
  createMemo: (_object, _key, compute) => compute,
  willSyncFlushWatchers: () => false,
}));

const defineType = (type: string, fields: readonly string[], one: readonly string[] = []) =>
  reactive.withDefaults({
    type,
    fields: [
      ...fields.map((name) => ({ kind: 'field', name }) as const),
      ...one.map((name) => {
        const options = { async: false, inverse: null, linksMode: true } as const;
        return { kind: 'belongsTo', name, type: name, options } as const;
      }),
    ],
  });

const schemas = [
  defineType('user', ['display_name', 'display_nmae', 'emails']),
  defineType('profile', []),
  defineType('employment', ['title'], ['user', 'profile']),
  defineType('address', ['label', 'address_line1']),
  defineType('department', ['name']),
];

interface Resource {
  readonly id: string;
  [field: string]: unknown;
}

interface Page {
  readonly data: readonly Resource[];
  readonly next: () => Promise<Page | null>;
}

let institution: Institution;
let store: InstanceType<ReturnType<typeof core.useRecommendedStore>>;

const authorize: Handler = {
  request: ({ request }, next) => {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${institution.token}`);
    if (request.body) headers.set('Content-Type', 'application/vnd.api+json');
    return next({ ...request, headers });
  },
};

beforeAll(async () => {
  institution = await serveInstitution();
  requests.setBuildURLConfig({ host: institution.origin, namespace: 'api/v1' });
  const Store = core.useRecommendedStore({ cache: cache.JSONAPICache, schemas, handlers: [authorize] });
  store = new Store();
});

const ask = async (request: Parameters<typeof store.request>[0]): Promise<Resource> => {
  const { content } = await store.request<{ data: Resource }>(request);
  return content.data;
};

const create = (type: string, fields: object): Promise<Resource> => {
  const record = store.createRecord(type, fields);
  const body = JSON.stringify(serializeResources(store.cache, core.recordIdentifierFor(record)));
  return ask({ ...createRecord(record), body });
};

describe('WarpDrive', () => {
  it('reads a resource with what it includes', async () => {
    const { user, profile, employment } = institution.ids;
    const found = await ask(findRecord('employment', employment, { include: ['user', 'profile'] }));
    expect(found).toMatchObject({ id: employment, title: 'Lecturer' });
    expect(found.user).toMatchObject({ id: user, display_name: 'Ada Lovelace' });
    expect(found.profile).toMatchObject({ id: profile });
  });

  it('pages through a list by its links', async () => {
    const names: unknown[] = [];
    const first = await store.request<Page>(query('department', { 'page[size]': 2 }));
    let page: Page | null = first.content;
    while (page !== null) {
      names.push(page.data.map(({ name }) => name));
      page = await page.next();
    }
    const [arts, law, letters, medicine, sciences] = institution.departments;
    expect(names).toEqual([[arts, law], [letters, medicine], [sciences]]);
  });

  it('creates a resource', async () => {
    const created = await create('user', { display_name: 'Emmy Noether', emails: ['emmy@example.edu'] });
    expect(created).toMatchObject({ id: expect.any(String), display_name: 'Emmy Noether' });
  });

  it('updates a resource', async () => {
    const { address } = institution.ids;
    const known = store.push({ data: { type: 'address', id: address, attributes: { label: 'Home' } } });
    const edited = await reactive.checkout<Resource>(known);
    edited.label = 'Office';
    const body = JSON.stringify(serializePatch(store.cache, core.recordIdentifierFor(edited)));
    expect(JSON.parse(body)).toEqual({ data: { type: 'address', id: address, attributes: { label: 'Office' } } });
    const updated = await ask({ ...updateRecord(edited, { patch: true }), body });
    expect(updated).toMatchObject({ id: address, label: 'Office', address_line1: '1 Main St' });
  });

  it('gets every error with its pointer', async () => {
    await expect(create('user', { display_nmae: 'Emmy' })).rejects.toMatchObject({
      status: 422,
      content: {
        errors: [
          { detail: "Display name can't be blank", source: { pointer: '/data/attributes' } },
          { title: 'Validation Error', source: { pointer: '/data/attributes/display_nmae' } },
        ],
      },
    });
  });
});
