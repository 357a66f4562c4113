import { describe, expect, it } from 'vitest';
import { attributesWith, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const names = ['Chemistry', 'Art History', 'Art', 'Économie', 'art', 'Zoology'];
const roots = await Promise.all(names.map((name) => service.seed('department', { name, external_id: `D-${name}` })));
const [chemistry] = roots;
if (chemistry) await service.seed('department', { name: 'Organic Chemistry' }, { parent: toOne(chemistry) });

const list = (query = '') => service.call('GET', `/api/v1/departments?${query}`);
const namesOf = ({ document }: Awaited<ReturnType<typeof list>>): string[] =>
  document.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);

describe('listing departments', () => {
  it('answers roots only, by name', async () => {
    expect(namesOf(await list())).toEqual(['Art', 'Art History', 'Chemistry', 'Zoology', 'art', 'Économie']);
  });

  it('answers every attribute and relationship of the contract', async () => {
    const { document } = await list('page[size]=3');
    const self = `http://facet.test/api/v1/departments/${chemistry?.id}`;
    expect(document.data[2]).toEqual({
      type: 'department',
      id: uuid,
      attributes: attributesWith({
        name: 'Chemistry',
        external_id: 'D-Chemistry',
        created_at: timestamp,
        updated_at: timestamp,
        is_root: true,
      }),
      relationships: {
        parent: { links: { related: `${self}/parent` }, meta: {} },
        children: { links: { related: `${self}/children` }, meta: { count: 1 } },
      },
      links: { self },
      meta: { version: 2 },
    });
    expect(document.meta.page.cursor).toBe(new URL(document.links.next).searchParams.get('page[after]'));
  });

  it('pages through all of them and back', async () => {
    const pages: string[][] = [];
    let target: string | null = '/api/v1/departments?page[size]=4';
    while (target !== null) {
      const { document }: Awaited<ReturnType<typeof list>> = await service.call('GET', target);
      pages.push(document.data.map(({ id }: { id: string }) => id));
      target = document.links.next?.replace('http://facet.test', '') ?? null;
    }
    expect(pages.map((page) => page.length)).toEqual([4, 2]);
    const { document } = await list('page[size]=4');
    const last = await service.call('GET', document.links.last.replace('http://facet.test', ''));
    expect(last.document.data).toHaveLength(4);
    expect(last.document.links.next).toBeNull();
    expect(last.document.links.prev).not.toBeNull();
  });

  it('leads back from a page behind the last one, and from one before the first', async () => {
    const follow = (link: string) => service.call('GET', link.replace('http://facet.test', ''));
    const { document: all } = await list('page[size]=100');
    const behind = await list(`page[size]=2&page[after]=${all.meta.page.cursor}`);
    expect(behind.document).toMatchObject({ data: [], links: { next: null } });
    expect((await follow(behind.document.links.prev)).document.data).toEqual(all.data.slice(-2));
    const { document: first } = await list('page[size]=1');
    const before = await list(`page[size]=2&page[before]=${first.meta.page.cursor}`);
    expect(before.document).toMatchObject({ data: [], links: { prev: null } });
    expect((await follow(before.document.links.next)).document.data).toEqual(all.data.slice(0, 2));
  });

  it('includes the children of the roots', async () => {
    const { document } = await list('include=children&page[size]=3');
    expect(document.included.map(({ attributes }: { attributes: object }) => attributes)).toEqual([
      expect.objectContaining({ name: 'Organic Chemistry', is_root: false }),
    ]);
  });

  it('answers an empty page with an empty cursor', async () => {
    const { document } = await list('filter[created_at.lt]=2000-01-01T00:00:00Z');
    expect(document).toMatchObject({ data: [], meta: { page: { cursor: '' } }, links: { prev: null, next: null } });
  });

  it('finds departments by their external id, each character of it, and those that have none', async () => {
    for (const [external_id, name] of [
      ['D-Art', 'A'],
      ['d-art', 'B'],
      ['a,b#=&', 'C'],
      [undefined, 'D'],
    ]) {
      await service.seed('department', { name: `More ${name}`, ...(external_id && { external_id }) });
    }
    const found = async (external_id: string) =>
      namesOf(await list(`filter[external_id]=${encodeURIComponent(external_id)}`));
    expect(await found('D-Art')).toEqual(['Art', 'More A']);
    expect(await found('d-art')).toEqual(['More B']);
    expect(await found('a,b#=&')).toEqual(['More C']);
    expect(await found('')).toEqual(['More D']);
    expect(await found('D-Art,nothing,d-art')).toEqual(['Art', 'More A', 'More B']);
    expect(await found('nothing')).toEqual([]);
    expect(namesOf(await list('filter[external_id]=D-Art&sort=-created_at&page[size]=1'))).toEqual(['More A']);
  });

  it('refuses operators on texts, and texts longer than any', async () => {
    const detail = 'The filter "external_id" takes a text and no operator';
    expectRefusal(await list('filter[external_id.gt]=x'), 400, { detail, code: 'invalid_filter' });
    expectRefusal(await list(`filter[external_id]=${'x'.repeat(256)}`), 400, {
      detail: 'A text to filter by has at most 255 characters',
      source: { parameter: 'filter[external_id]' },
    });
    expectRefusal(await list(`filter[external_id]=${Array.from({ length: 101 }, (_, number) => number)}`), 400, {
      detail: 'A filter takes at most 100 texts',
    });
  });
});

it.each(['-name,created_at', 'name', '-name', 'name,-created_at'])(
  'leaves no department out whose name the index knows in part alone, by %s',
  async (sort) => {
    // 1,000 bytes, 900 of them in the index of names.
    const alike = await Promise.all(
      ['e', 'd', 'c', 'b', 'a'].map((end) => service.seed('department', { name: `${'\u{20bb7}'.repeat(249)}${end}` })),
    );
    const found: string[] = [];
    let target: string | null = `/api/v1/departments?sort=${sort}&page[size]=2`;
    while (target !== null) {
      const { document }: Awaited<ReturnType<typeof list>> = await service.call('GET', target);
      found.push(...document.data.map(({ id }: { id: string }) => id));
      target = document.links.next?.replace('http://facet.test', '') ?? null;
    }
    expect(found).toHaveLength(new Set(found).size);
    expect(found).toEqual(expect.arrayContaining(alike.map(({ id }) => id)));
  },
);
