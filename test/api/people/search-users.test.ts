import { describe, expect, it } from 'vitest';
import { searchAll } from '../../support/search-all.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

interface Attributes {
  readonly display_name: string;
  readonly primary_employee_id?: string;
  readonly emails?: readonly string[];
  readonly employee_ids?: Readonly<Record<string, string>>;
}

const find = (query: string, more = '') =>
  service.call('GET', `/api/v1/users?filter[q]=${encodeURIComponent(query)}${more}`);

const walk = (query: string, size?: number) => searchAll(service, 'users', query, size);

const namesBy = async (query: string): Promise<string[]> => {
  const { status, document } = await find(query);
  expect(status).toBe(200);
  expect(document.meta.total).toBe(document.data.length);
  return document.data.map(({ attributes }: { attributes: Attributes }) => attributes.display_name).sort();
};

const seed = async (attributes: Attributes) => (await service.seed('user', attributes)).id;

await seed({ display_name: "Siobhán O'Neil", primary_employee_id: 'CMSC131', emails: ['s.oneil@Mail.example'] });
await seed({ display_name: 'José García-López', employee_ids: { payroll: 'P-20117' } });
await seed({ display_name: 'Jürgen Groß', emails: ['jg+work@uni.example', 'gross.j@home.example'] });
await seed({ display_name: 'Łukasz Østergård', primary_employee_id: '4711' });
await seed({ display_name: '王伟' });

describe('filter[q] of users', () => {
  it.each([
    ['oneil', ["Siobhán O'Neil"]],
    ['NEIL', ["Siobhán O'Neil"]],
    ["o'neil siobhan", ["Siobhán O'Neil"]],
    ['O’Neil', ["Siobhán O'Neil"]],
    ['cmsc', ["Siobhán O'Neil"]],
    ['131', ["Siobhán O'Neil"]],
    ['31', []],
    ['garcia', ['José García-López']],
    ['LOP gar', ['José García-López']],
    ['García-López, José', ['José García-López']],
    ['20117', ['José García-López']],
    ['p-2', ['José García-López']],
    ['gross', ['Jürgen Groß']],
    ['GROẞ', ['Jürgen Groß']],
    ['gro jur', ['Jürgen Groß']],
    ['work', ['Jürgen Groß']],
    ['jg+work@UNI.exam', ['Jürgen Groß']],
    ['gross.j@home.example jg', ['Jürgen Groß']],
    ['gross.j@uni.example', []],
    ['uni', []],
    ['lukasz oster', ['Łukasz Østergård']],
    ['47', ['Łukasz Østergård']],
    ['711', []],
    ['王', ['王伟']],
    ['j', ['José García-López', 'Jürgen Groß']],
    ['nobody', []],
    ['garcia nobody', []],
  ])('finds by %s', async (query, names) => {
    expect(await namesBy(query)).toEqual(names);
  });

  it.each([
    ['', 'invalid_filter', 'filter[q]'],
    ['&filter[emails]=a@x.example', 'invalid_filter', 'filter[emails]'],
    ['&sort=created_at', 'invalid_sort', 'sort'],
    ['&page[before]=x', 'invalid_page', 'page[before]'],
    ['&page[after]=x', 'invalid_cursor', 'page[after]'],
  ])('refuses what it does not take: %s', async (more, code, parameter) => {
    const { status, document } = await find(more === '' ? '-- !' : 'ada', more);
    expect(status).toBe(400);
    expect(document.errors).toMatchObject([{ code, source: { parameter } }]);
  });

  it.each([
    ['nothing', ''],
    ['a long text', 'a'.repeat(256)],
    ['many words', 'a b c d e f g h i j k'],
  ])('refuses %s, and does not repeat it', async (_what, query) => {
    const { status, document } = await find(query);
    expect(status).toBe(400);
    expect(document.errors).toMatchObject([{ code: 'invalid_filter', source: { parameter: 'filter[q]' } }]);
  });

  it('takes no operator, and is unknown to lists that have no words', async () => {
    for (const target of ['users?filter[q.gt]=a', 'profiles?filter[q]=a', 'departments?filter[q]=a'])
      expect((await service.call('GET', `/api/v1/${target}`)).status).toBe(400);
  });

  it('reads a cursor only with the search that it is of', async () => {
    const { document } = await find('j', '&page[size]=1');
    const cursor = new URL(document.links.next).searchParams.get('page[after]');
    expect((await find('j', `&page[size]=1&page[after]=${cursor}`)).document.data).toHaveLength(1);
    expect((await find('jo', `&page[size]=1&page[after]=${cursor}`)).document.errors[0].code).toBe('invalid_cursor');
    expect(Buffer.from(String(cursor), 'base64url').toString('latin1')).not.toMatch(/jose|jurgen|jg\+work/i);
  });

  it('needs the scope of the list', async () => {
    const headers = await service.authorize('courses:read');
    expect((await service.call('GET', '/api/v1/users?filter[q]=a', { headers })).status).toBe(403);
  });
});

describe('words follow', () => {
  const change = async (id: string, attributes: object): Promise<void> => {
    const { status } = await service.call('PATCH', `/api/v1/users/${id}`, {
      body: { data: { type: 'user', id, attributes } },
    });
    expect(status).toBe(200);
  };

  it('what is created and changed', async () => {
    const body = { data: { type: 'user', attributes: { display_name: 'Qadira Quill', emails: ['qq@x.example'] } } };
    const { document } = await service.call('POST', '/api/v1/users', { body });
    const { id } = document.data;
    expect(await walk('quill qad')).toEqual([id]);
    await change(id, { display_name: 'Qadira Quince' });
    expect(await walk('quill')).toEqual([]);
    expect(await walk('quince qq')).toEqual([id]);
    await change(id, { emails: null });
    expect(await walk('quince qq')).toEqual([]);
    expect(await walk('qadira')).toEqual([id]);
  });

  it('operations in one transaction', async () => {
    const add = { op: 'add', data: { type: 'user', lid: 'a', attributes: { display_name: 'Xaver Xylander' } } };
    const update = {
      op: 'update',
      ref: { type: 'user', lid: 'a' },
      data: { type: 'user', lid: 'a', attributes: { display_name: 'Xaver Xenakis' } },
    };
    const type = 'application/vnd.api+json;ext="https://jsonapi.org/ext/atomic"';
    const headers = { 'content-type': type, accept: type };
    const { status } = await service.call('POST', '/api/v1/operations', {
      headers,
      body: { 'atomic:operations': [add, update] },
    });
    expect(status).toBe(200);
    expect(await walk('xylander')).toEqual([]);
    expect(await walk('xenakis xav')).toHaveLength(1);
  });

  it('the longest names and most numbers that a request can replace', async () => {
    const texts = (name: string, many: number) => Array.from({ length: many }, (_, index) => `${name}${index}`);
    const attributes = (name: string) => ({
      display_name: texts(name, 40).join(' ').slice(0, 255),
      emails: texts(name, 100).map((each) => `${each}@many.example`),
      employee_ids: Object.fromEntries(texts(`${name}id`, 100).map((each) => [each, each])),
    });
    const id = await seed(attributes('old'));
    await change(id, attributes('new'));
    expect(await walk('old0')).toEqual([]);
    expect(await walk('new0 new2')).toEqual([id]);
    expect(await walk('new39')).toEqual([]);
  });
});
