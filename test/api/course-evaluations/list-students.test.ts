import { describe, expect, it } from 'vitest';
import { attributesWith, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const path = '/api/v1/course_evaluation_students';
const term = await service.seed('course_evaluation_term', { name: 'T' });
const section = (name: string) => service.seed('course_evaluation_section', { name }, { term: toOne(term) });
const [one, two] = [await section('0101'), await section('0201')];
const [ada, bob] = [await service.seedUser('Ada'), await service.seedUser('Bob')];
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const first = await service.seed(
  'course_evaluation_student',
  {},
  { user: toOne(ada), sections: toMany(one, two) },
  at(1),
);
const second = await service.seed('course_evaluation_student', {}, { user: toOne(bob), sections: toMany(two) }, at(2));
const third = await service.seed('course_evaluation_student', {}, { user: toOne(bob) }, at(3));

const list = (query = '') => service.call('GET', `${path}?${query}`);
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).document.data.map(({ id }: { id: string }) => id);

describe('listing students', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { status, document } = await list('page[size]=1');
    const self = `http://facet.test${path}/${first.id}`;
    const sections = [one, two].map(({ type, id }) => ({ type, id }));
    expect(status).toBe(200);
    expect(document.meta).toEqual({ page: { size: 1 }, total: 3 });
    expect(document.data).toEqual([
      {
        type: 'course_evaluation_student',
        id: uuid,
        attributes: attributesWith({ created_at: timestamp, updated_at: timestamp }),
        relationships: {
          user: { links: { related: `${self}/user` }, data: { type: 'user', id: ada.id }, meta: {} },
          sections: { links: { related: `${self}/sections` }, data: sections, meta: { count: 2 } },
        },
        links: { self },
        meta: { version: 1 },
      },
    ]);
  });

  it('includes users and sections, each once', async () => {
    const { document } = await list('include=user,sections');
    const included = document.included.map(({ id }: { id: string }) => id).sort();
    expect(included).toEqual([ada.id, bob.id, one.id, two.id].sort());
  });

  it.each([
    [`filter[user]=${bob.id}`, [second, third]],
    [`filter[user]=${ada.id},${bob.id}`, [first, second, third]],
    [`filter[sections]=${two.id}`, [first, second]],
    [`filter[sections]=${one.id},${two.id}`, [first, second]],
    ['filter[sections]=', [third]],
    [`filter[sections]=${term.id}`, []],
    ['filter[created_at.gte]=2026-01-01T00:00:02Z', [second, third]],
    ['filter[created_at.gt]=2026-01-01T01:00:02%2B01:00', [third]],
    ['filter[created_at]=2026-01-01T00:00:02.000Z', [second]],
    ['filter[created_at.neq]=2026-01-01T00:00:02Z&sort=-created_at', [third, first]],
    ['filter[created_at.gt]=9999-12-31T23:59:59.999Z', []],
    ['filter[updated_at.gt]=9999-12-31T23:59:59.999Z', []],
    ['filter[updated_at.gte]=2027-01-01T00:00:00Z&filter[updated_at.lt]=2026-01-01T00:00:00Z', []],
    [`filter[user]=${bob.id}&filter[sections]=${two.id}`, [second]],
    ['sort=-updated_at', [third, second, first]],
  ])('answers to %s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected.map(({ id }) => id));
    expect((await list(query)).document.meta.total).toBe(expected.length);
  });

  it('needs the scope of the people that it includes', async () => {
    const headers = await service.authorize('students:read', 'courses:read');
    const answer = await service.call('GET', `${path}?include=user`, { headers });
    expectRefusal(answer, 403, { detail: 'The access token lacks the scope "people:read"', code: 'missing_scope' });
    expect((await service.call('GET', `${path}?include=sections`, { headers })).status).toBe(200);
  });

  it('shows on each page of a filter the total of when the walk began', async () => {
    const query = `filter[user]=${bob.id}&page[size]=1`;
    const { document } = await list(query);
    expect(document.meta.total).toBe(2);
    await service.seed('course_evaluation_student', {}, { user: toOne(bob) }, at(4));
    const next = await service.call('GET', document.links.next.replace('http://facet.test', ''));
    expect([next.document.data.length, next.document.meta.total]).toEqual([1, 2]);
    expect((await list(query)).document.meta.total).toBe(3);
  });
});
