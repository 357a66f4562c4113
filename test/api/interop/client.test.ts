import { beforeAll, describe, expect, it } from 'vitest';
import { atomic } from '../../../client/src/atomic.ts';
import { createFacetClient, type FacetClient } from '../../../client/src/client.ts';
import { FacetError } from '../../../client/src/facet-error.ts';
import { pages, resources } from '../../../client/src/pages.ts';
import { type Institution, serveInstitution } from './serve-institution.ts';

let institution: Institution;
let facet: FacetClient;

beforeAll(async () => {
  institution = await serveInstitution();
  facet = createFacetClient({ baseUrl: institution.origin, token: institution.token });
});

const refusalOf = async (call: Promise<unknown>): Promise<FacetError> => {
  const refusal = await call.catch((error: unknown) => error);
  if (refusal instanceof FacetError) return refusal;
  throw new Error('the call was not refused', { cause: refusal });
};

describe('an answer of something before the service', () => {
  it.each([
    ['<html>Sign in</html>', 'text/html'],
    ['', 'application/vnd.api+json'],
    ['{"data":', 'application/vnd.api+json'],
    ['null', 'application/json'],
    ['{"status":"ok"}', 'application/json'],
    ['[{"data":[]}]', 'application/json'],
  ])('is refused also with a status of success: %j', async (body, type) => {
    const answer = async () => new Response(body, { headers: { 'Content-Type': type } });
    const client = createFacetClient({ baseUrl: institution.origin, fetch: answer });
    const { status, errors, message } = await refusalOf(client.get('/api/v1/departments'));
    expect([status, errors]).toEqual([200, []]);
    expect(message).toBe(`The service answered 200, ${type}`);
  });
});

describe('a path parameter', () => {
  it.each(['', '.', '..'])('that is %j is refused, which leads to something else', async (id) => {
    const asked: string[] = [];
    const answer = async ({ url }: Request) => {
      asked.push(url);
      return Response.json({ data: [] }, { headers: { 'Content-Type': 'application/vnd.api+json' } });
    };
    const client = createFacetClient({ baseUrl: institution.origin, fetch: answer });
    const call = client.get('/api/v1/users/{id}', { params: { path: { id } } });
    await expect(call).rejects.toThrow(new TypeError(`The path parameter "id" is "${id}"`));
    expect(asked).toEqual([]);
  });
});

describe('an option of a single call', () => {
  it('allows a request to be repeated: what was done stays done once', async () => {
    const body = { data: { type: 'user', attributes: { display_name: 'Grace Hopper' } } } as const;
    const replays: (string | null)[] = [];
    const create = () =>
      facet.post('/api/v1/users', {
        body,
        idempotencyKey: 'nightly-1',
        onResponse: ({ headers }) => replays.push(headers.get('idempotent-replayed')),
      });
    const first = await create();
    expect(await create()).toEqual(first);
    expect(replays).toEqual([null, 'true']);
  });

  it('allows one of two readers to write', async () => {
    const { data } = await facet.post('/api/v1/users', {
      body: { data: { type: 'user', attributes: { display_name: 'Ada' } } },
    });
    const params = { path: { id: data.id } };
    const rename = (display_name: string, ifMatch: number | string) =>
      facet.patch('/api/v1/users/{id}', {
        params,
        ifMatch,
        body: { data: { type: 'user', id: data.id, attributes: { display_name } } },
      });
    const { version } = data.meta;
    await rename('Augusta', version);
    const refusal = await refusalOf(rename('Byron', version));
    expect([refusal.status, refusal.errors[0]?.meta?.current_version]).toEqual([412, version + 1]);
  });

  it('asks whether an answer has changed', async () => {
    const params = { path: { id: institution.ids.employment } };
    let etag = '';
    await facet.get('/api/v1/employments/{id}', {
      params,
      onResponse: ({ headers }) => {
        etag = headers.get('etag') ?? '';
      },
    });
    const refusal = await refusalOf(facet.get('/api/v1/employments/{id}', { params, ifNoneMatch: etag }));
    expect([refusal.status, refusal.errors]).toEqual([304, []]);
  });

  it('leaves headers of the caller as they are', async () => {
    const { origin: baseUrl, token } = institution;
    const sent: Headers[] = [];
    const watched = createFacetClient({
      baseUrl,
      token,
      fetch: (request) => {
        sent.push(request.headers);
        return fetch(request);
      },
    });
    await watched.get('/api/v1/departments', { headers: { 'X-Trace': 'one' } });
    const names = ['x-trace', 'idempotency-key', 'if-match', 'if-none-match'];
    expect(names.map((name) => sent[0]?.get(name))).toEqual(['one', null, null, null]);
  });
});

describe('the client of the service', () => {
  it('reads a resource with what it includes', async () => {
    const { user, employment } = institution.ids;
    const { data, included } = await facet.get('/api/v1/employments/{id}', {
      params: { path: { id: employment }, query: { include: ['user', 'profile'], 'fields[user]': ['display_name'] } },
    });
    expect(data.attributes.title).toBe('Lecturer');
    expect(included?.map(({ type }) => type).toSorted()).toEqual(['profile', 'user']);
    const owner = included?.find((each) => each.type === 'user');
    expect(owner).toMatchObject({ id: user, attributes: { display_name: 'Ada Lovelace' } });
    expect(Object.keys(owner?.attributes ?? {})).toEqual(['display_name']);
  });

  it('goes over the pages of a list', async () => {
    const sizes: number[] = [];
    const cursors = new Set<string>();
    const query = { 'page[size]': 2 };
    for await (const { data, meta } of pages(facet, '/api/v1/departments', { params: { query } })) {
      sizes.push(data.length);
      cursors.add(meta.page.cursor);
    }
    expect(cursors.size).toBe(3);
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('goes over the resources of a list, reading no page before it is needed', async () => {
    const requests: string[] = [];
    const { origin: baseUrl, token } = institution;
    const counting = createFacetClient({
      baseUrl,
      token,
      fetch: (request) => {
        requests.push(request.url);
        return fetch(request);
      },
    });
    const names: string[] = [];
    const query = { 'page[size]': 2 };
    for await (const { attributes } of resources(counting, '/api/v1/departments', { params: { query } })) {
      names.push(attributes.name);
      if (names.length === 3) break;
    }
    expect(names).toEqual(institution.departments.slice(0, 3));
    expect(requests).toHaveLength(2);
  });

  it('goes over a related list', async () => {
    const path = { user_id: institution.ids.user };
    const titles: string[] = [];
    for await (const { attributes } of resources(facet, '/api/v1/users/{user_id}/employments', { params: { path } })) {
      titles.push(attributes.title);
    }
    expect(titles).toEqual(['Lecturer']);
  });

  it('creates a resource', async () => {
    const attributes = { display_name: 'Emmy Noether', emails: ['emmy@example.edu'] };
    const { data } = await facet.post('/api/v1/users', { body: { data: { type: 'user', attributes } } });
    expect(data).toMatchObject({ type: 'user', attributes });
  });

  it('updates a resource, also with all that it has read', async () => {
    const id = institution.ids.address;
    const params = { path: { id } };
    const patch = (label: string) =>
      facet.patch('/api/v1/addresses/{id}', { params, body: { data: { type: 'address', id, attributes: { label } } } });
    expect((await patch('Office')).data.attributes).toMatchObject({ label: 'Office', address_line1: '1 Main St' });
    const { data } = await facet.get('/api/v1/addresses/{id}', { params });
    const again = await facet.patch('/api/v1/addresses/{id}', { params, body: { data } });
    expect(again.data.attributes).toMatchObject({ label: 'Office', address_line1: '1 Main St' });
  });

  it('carries out several operations, all or none', async () => {
    const name = `Sciences ${crypto.randomUUID()}`;
    const [parent, child] = await atomic(facet, [
      { op: 'add', data: { type: 'department', lid: 'd', attributes: { name } } },
      {
        op: 'add',
        data: {
          type: 'department',
          attributes: { name: `Biology ${name}` },
          relationships: { parent: { data: { type: 'department', lid: 'd' } } },
        },
      },
    ]);
    const ids = [parent, child].map((each) => String(Object(each?.data).id));
    const params = { path: { id: ids[1] ?? '' } };
    expect((await facet.get('/api/v1/departments/{id}/parent', { params })).data).toMatchObject({
      id: ids[0],
    });
    const remove = (id: string | undefined) => ({ op: 'remove', ref: { type: 'department', id: id ?? '' } }) as const;
    const refusal = await refusalOf(atomic(facet, [remove(ids[1]), remove(ids[1])]));
    expect([refusal.status, refusal.errors[0]?.source]).toEqual([404, { pointer: '/atomic:operations/1' }]);
    expect(await atomic(facet, [remove(ids[1]), remove(ids[0])])).toEqual([{}, {}]);
  });

  it('changes a relationship at its own address', async () => {
    const { sections, ids } = institution;
    const path = '/api/v1/course_evaluation_students/{id}/relationships/sections';
    const params = { path: { id: ids.student } };
    const body = (...chosen: string[]) => ({
      data: chosen.map((id) => ({ type: 'course_evaluation_section' as const, id })),
    });
    const taken = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const [one, two, three] = sections;
    expect(taken(await facet.post(path, { params, body: body(two) }))).toEqual([one, two]);
    expect(taken(await facet.patch(path, { params, body: body(two, three) }))).toEqual([two, three]);
    expect(taken(await facet.delete(path, { params, body: body(three) }))).toEqual([two]);
    expect((await facet.get(path, { params })).meta.count).toBe(1);
    const nothing: undefined = await facet.post('/api/v1/workflow_groups/{id}/relationships/members', {
      params: { path: { id: ids.group } },
      body: { data: [{ type: 'user', id: ids.user }] },
    });
    expect(nothing).toBeUndefined();
  });

  it('throws a refusal with every error in it', async () => {
    const attributes = { display_name: ' ', emails: ['none'] };
    const create = facet.post('/api/v1/users', { body: { data: { type: 'user', attributes } } });
    const { status, errors, message } = await refusalOf(create);
    expect(status).toBe(422);
    expect(errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
      ['blank', '/data/attributes/display_name'],
      ['not_an_email', '/data/attributes/emails/0'],
    ]);
    expect(message).toContain("Display name can't be blank; ");
  });

  it('throws what has no error objects too', async () => {
    const { origin: baseUrl, token } = institution;
    const answer = () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const behindProxy = createFacetClient({ baseUrl, token, fetch: answer, retry: false });
    const refusal = await refusalOf(behindProxy.get('/api/v1/users'));
    expect(refusal).toMatchObject({
      status: 502,
      errors: [],
      message: 'The service answered 502, text/plain;charset=UTF-8',
    });
  });

  it('sends its token to no other address', async () => {
    const urls: string[] = [];
    const page = { data: [], meta: {}, links: { next: 'https://elsewhere.example/api/v1/users?page%5Bafter%5D=x' } };
    const { origin: baseUrl, token } = institution;
    const misled = createFacetClient({
      baseUrl,
      token,
      fetch: ({ url }) => {
        urls.push(url);
        return Promise.resolve(Response.json(urls.length === 1 ? page : { ...page, links: { next: null } }));
      },
    });
    for await (const _page of pages(misled, '/api/v1/users'));
    expect(urls).toEqual([`${baseUrl}/api/v1/users`, `${baseUrl}/api/v1/users?page%5Bafter%5D=x`]);
  });
});
