import { describe, expect, it } from 'vitest';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

const create = async (attributes: object): Promise<string> => {
  const answer = await service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });
  expect(answer.status).toBe(201);
  return answer.document.data.id;
};
const change = (id: string, attributes: object) =>
  service.call('PATCH', `/api/v1/users/${id}`, { body: { data: { type: 'user', id, attributes } } });
const find = (query: string) => service.call('GET', `/api/v1/users?${query}`);
const idsBy = async (query: string): Promise<string[]> => {
  const { status, document } = await find(query);
  expect(status).toBe(200);
  expect(document.meta.total).toBe(document.data.length);
  return document.data.map(({ id }: { id: string }) => id);
};

const ada = await create({
  display_name: 'Ada',
  emails: ['Ada@Lovelace.example', 'ada@work.example'],
  employee_ids: { payroll: 'P-1', badge: 4711, previous: ['F-1', 'F-2'], note: { text: 'P-9' } },
});
const grace = await create({ display_name: 'Grace', emails: ['grace@navy.example'], employee_ids: { payroll: 'p-1' } });
const tom = await create({ display_name: 'Tom' });

describe('users', () => {
  it.each([
    ['filter[emails]=ada@lovelace.EXAMPLE', [ada]],
    ['filter[emails]=ada@work.example', [ada]],
    ['filter[emails]=ada@work.example,Ada@lovelace.example,grace@navy.example,none@x.example', [ada, grace]],
    ['filter[emails]=ada@work.example,grace@navy.example&sort=-created_at', [grace, ada]],
    ['filter[emails]=ada@work.example,grace@navy.example&sort=updated_at', [ada, grace]],
    ['filter[emails]=lovelace.example', []],
    ['filter[emails]=', [tom]],
    ['filter[employee_ids]=P-1', [ada]],
    ['filter[employee_ids]=p-1', [grace]],
    ['filter[employee_ids]=4711', [ada]],
    ['filter[employee_ids]=F-2,F-1', [ada]],
    ['filter[employee_ids]=P-9', []],
    ['filter[employee_ids]=', [tom]],
    ['filter[employee_ids]=P-1,p-1&filter[emails]=ada@work.example', [ada]],
    ['filter[employee_ids]=P-1&filter[created_at.gte]=2020-01-01T00:00:00Z', [ada]],
    ['filter[employee_ids]=P-1&filter[created_at.lt]=2020-01-01T00:00:00Z', []],
  ])('are found by %s', async (query, ids) => {
    expect(await idsBy(query)).toEqual(ids);
  });

  it('are found by the values that a change leaves, and not by those that it takes away', async () => {
    const id = await create({ display_name: 'Kay', emails: ['kay@x.example', 'both@x.example'] });
    await change(id, { emails: ['both@x.example', 'new@x.example'] });
    for (const email of ['both@x.example', 'new@x.example'])
      expect(await idsBy(`filter[emails]=${email}`)).toEqual([id]);
    expect(await idsBy('filter[emails]=kay@x.example')).toEqual([]);
    await change(id, { emails: null });
    expect(await idsBy('filter[emails]=both@x.example')).toEqual([]);
    expect(await idsBy('filter[emails]=')).toEqual([tom, id]);
    await change(id, { emails: ['kay@x.example'] });
    expect(await idsBy('filter[emails]=kay@x.example,new@x.example')).toEqual([id]);
    expect(await idsBy('filter[emails]=')).toEqual([tom]);
  });

  it('are found by what a filter can name, and keep the rest as it was sent', async () => {
    const long = '\u{1f600}'.repeat(255);
    const employee_ids = { half: '\ud800', empty: '', longer: `${long}x`, long, plain: 'HALF-1' };
    const id = await create({ display_name: 'Odd', employee_ids });
    for (const found of ['HALF-1', encodeURIComponent(long)])
      expect(await idsBy(`filter[employee_ids]=${found}`)).toEqual([id]);
    const { document } = await service.call('GET', `/api/v1/users/${id}`);
    expect(document.data.attributes.employee_ids).toEqual(employee_ids);
    expect((await change(id, { employee_ids: { half: '\udc00' } })).status).toBe(200);
    expect(await idsBy('filter[employee_ids]=HALF-1')).toEqual([]);
  });

  it('are found by the first twenty values, all of which one request can replace', async () => {
    const emails = (name: string) => Array.from({ length: 100 }, (_, index) => `${name}${index}@many.example`);
    const numbers = (name: string) => Object.fromEntries(emails(name).map((each) => [each, each]));
    const id = await create({ display_name: 'Many', emails: emails('old'), employee_ids: numbers('old') });
    expect((await change(id, { emails: emails('new'), employee_ids: numbers('new') })).status).toBe(200);
    for (const field of ['emails', 'employee_ids']) {
      expect(await idsBy(`filter[${field}]=new0@many.example,new19@many.example`)).toEqual([id]);
      expect(await idsBy(`filter[${field}]=new20@many.example,old0@many.example`)).toEqual([]);
      // Also where another index leads to the user.
      expect(await idsBy(`filter[${field}]=new20@many.example&filter[profile]=${await profileOf(id)}`)).toEqual([]);
    }
  });

  it('refuse an operator', async () => {
    const { status, document } = await find('filter[emails.gt]=a');
    expect(status).toBe(400);
    expect(document.errors[0]).toMatchObject({ code: 'invalid_filter', source: { parameter: 'filter[emails.gt]' } });
  });
});

const profileOf = async (id: string): Promise<string> => {
  const { document } = await service.call('GET', `/api/v1/users/${id}`);
  return document.data.relationships.profile.data.id;
};

// Outside this process each function has a token cache of its own.
describeInProcess('the costs', () => {
  it('of finding few users are the same, however many there are', async () => {
    // Of calls side by side a busy machine makes more round trips, and no more requests.
    const cost = async (query: string) => {
      const { requests, units } = costOf(await find(query));
      return { requests, units };
    };
    const queries = [
      'filter[emails]=grace@navy.example',
      'filter[employee_ids]=P-1,p-1',
      'filter[emails]=no@x.example',
    ];
    const before = await Promise.all(queries.map(cost));
    for (const { requests, units } of before) {
      expect(requests).toBeLessThanOrEqual(7);
      expect(units).toBeLessThanOrEqual(8);
    }
    const people = Array.from({ length: 200 }, (_, index) => index);
    await forEachAtOnce(people, 8, async (index) => {
      await create({ display_name: 'P', emails: [`p${index}@x.example`], employee_ids: { payroll: `E${index}` } });
    });
    expect(await Promise.all(queries.map(cost))).toEqual(before);
  });
});
