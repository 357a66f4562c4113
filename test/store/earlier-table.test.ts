import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindex } from '../../lib/model/write/reindex.ts';
import { user } from '../../lib/resources/people/user.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * A table as the version of 2026-11-21 wrote it, and what that version answered. The stored names (`spilled`, `tally#`,
 * `referred#`) are the table's format: a later version reads them, whatever its code calls them.
 */

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly document: {
    readonly errors?: readonly { readonly meta: object }[];
    readonly meta?: { readonly page?: { readonly cursor?: string } };
  };
}

const readLines = <Line>(name: string): Line[] =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

// A cursor is sealed with the secret of its table.
// Links were written with the brackets of a query as they had come.
const withoutCursors = (document: object): object =>
  JSON.parse(
    JSON.stringify(document)
      .replaceAll(/(?<=[?&]\w+)\[(\w+)\](?==)/g, '%5B$1%5D')
      .replaceAll(/(page%5B(?:after|before)%5D=|"cursor":")[^"&]+/g, '$1'),
  );

const answers = readLines<Answer>('earlier-answers.jsonl');

let service: TestService;
beforeAll(async () => {
  service = await startService();
  const { client, tableName: TableName } = service.store;
  for (const Item of readLines<Record<string, unknown>>('earlier-items.jsonl'))
    await client.send(new PutCommand({ TableName, Item }));
});

describe('a table that an earlier version has written', () => {
  it.each(answers.filter(({ method }) => method === 'GET'))('answers GET $path as before', async (before) => {
    const { status, document } = await service.call('GET', `/api/v1${before.path}`);
    expect(status).toBe(before.status);
    // Later versions may say more; a list that has a total by now says the size of its page in place of a cursor.
    const { meta, ...others } = before.document;
    const isCountedNow = meta?.page?.cursor !== undefined && document.meta.total !== undefined;
    expect(withoutCursors(document)).toMatchObject(withoutCursors(isCountedNow ? others : before.document));
  });

  it.each(answers.filter(({ method }) => method === 'DELETE'))('refuses DELETE $path as before', async (before) => {
    const { status, document } = await service.call('DELETE', `/api/v1${before.path}`);
    expect(status).toBe(before.status);
    expect(document.errors[0].meta).toEqual(before.document.errors?.[0]?.meta);
  });

  it('is brought to where new filters find all of it, once', async () => {
    const find = async (query: string) => (await service.call('GET', `/api/v1/users?${query}`)).document.data;
    const [ada] = await find('filter[employee_ids]=');
    expect(await find('filter[emails]=ada@facet.example')).toEqual([]);
    expect(await find('filter[primary_employee_id]=1001')).toEqual([]);
    expect(await reindex(service.store, user)).toBeGreaterThan(0);
    expect(await find('filter[emails]=ADA@facet.example')).toEqual([ada]);
    expect(await find('filter[primary_employee_id]=1001')).toEqual([ada]);
    expect(await reindex(service.store, user)).toBe(0);
  });

  it('takes writes that continue what stands there', async () => {
    const students = await service.call('GET', '/api/v1/course_evaluation_students');
    const [student] = students.document.data.filter(
      (each: { relationships: { sections: { data: unknown[] } } }) => each.relationships.sections.data.length === 2,
    );
    const target = `/api/v1/course_evaluation_students/${student.id}/relationships/sections`;
    const [first] = student.relationships.sections.data;
    const removed = await service.call('DELETE', target, { body: { data: [first] } });
    expect(removed.status).toBe(200);
    expect(removed.document.data).toHaveLength(1);
    const users = await service.call('GET', '/api/v1/users');
    const body = { data: { type: 'user', attributes: { display_name: 'Katherine Johnson' } } };
    expect((await service.call('POST', '/api/v1/users', { body })).status).toBe(201);
    const after = await service.call('GET', '/api/v1/users');
    expect(after.document.meta.total).toBe(users.document.meta.total + 1);
  });
});
