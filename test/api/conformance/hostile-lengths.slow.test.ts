import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFiles } from '../../../infra/web/reference/build-files.ts';
import { startConformance } from './conformance.ts';
import { many, raw } from './hostile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-pages-'));
const conformance = await startConformance();
beforeAll(async () => {
  process.env.FACET_FILES = folder;
  await buildFiles(folder, ['page.html']);
});
afterAll(() => {
  delete process.env.FACET_FILES;
  rmSync(folder, { recursive: true });
});

const headers = { 'content-type': 'application/vnd.api+json' };

describe('a megabyte', () => {
  it.each([
    ['digits', `1${many('0')}1`, 'Amount has too many digits (maximum is 38)'],
    ['an exponent', `1e${many('0')}1`, 'Amount has an exponent of too many digits (maximum is 3)'],
    ['an exponent of four digits', '1e0001', 'Amount has an exponent of too many digits (maximum is 3)'],
  ])('of %s is no amount, and the answer says what the limit is', async (_what, json, detail) => {
    const answer = await conformance.refuse('update-credit-line-item', { body: raw('amount', json), headers });
    expect(answer.document.errors).toMatchObject([{ status: '422', detail }]);
  });

  it.each([
    ['names', `{${Array.from({ length: 80_000 }, (_, index) => `"${index}":0`).join()}}`, 400],
    ['names that are given twice', `{${many('"a":0,')}"a":0}`, 400],
    ['brackets', many('['), 400],
    ['braces', many('{"a":'), 400],
    ['colons', many(':'), 400],
    ['commas', many(','), 400],
    ['quotes', many('"'), 400],
    ['backslashes', `"${many('\\')}`, 400],
    ['blanks', many(' '), 400],
    ['digits', many('1'), 400],
  ])('of %s as the body is refused at once', async (_what, body, status) => {
    const answer = await conformance.refuse('update-credit-line-item', { body, headers });
    expect(answer.status).toBe(status);
  });
});

// What API Gateway takes of them: 10,240 bytes.
const short = (text: string): string => text.repeat(Math.floor(9_000 / text.length));

describe('the longest that a gateway accepts', () => {
  const values = ['a', '0', ',', '.', '-', 'a,', '%5B', '%20', '2', '%00'].map(short);
  const names = [
    ...['include', 'sort', 'page[size]', 'page[after]', 'page[before]', 'filter[created_at.gte]', 'filter[period]'],
    ...['fields[user]', 'fields[', 'filter[', 'filter[a.', short('a')],
  ];

  it.each(names)('as the parameter %s is answered at once', async (name) => {
    for (const value of values) {
      const target = `/api/v1/course_evaluation_section_responses?${name}=${value}`;
      const { status } = await conformance.call('GET', target);
      expect([200, 400]).toContain(status);
    }
  });

  it('as many parameters is answered at once', async () => {
    const query = Array.from({ length: 900 }, (_, index) => `fields[${index}]=`).join('&');
    expect((await conformance.call('GET', `/api/v1/users?${query}`)).status).toBe(400);
  });

  it.each([
    'accept',
    'authorization',
    'content-type',
    'content-encoding',
    'accept-encoding',
    'if-none-match',
    'cookie',
  ])('as the header %s is answered at once', async (name) => {
    for (const part of [' ', ';', ',', '"', '\\', '=', 'a', 'q=0', '*/*;', 'gzip ', 'gzip;q=0.0']) {
      for (const value of [short(part), `Bearer ${short(part)}x`, `gzip;q=0.${short(part)}x`]) {
        const sent = { [name]: value.trim() };
        const { status } = await conformance.call('GET', '/api/v1/users', { headers: sent });
        expect(status).toBeLessThan(500);
        // Files have conditions and encodings of their own; they are no documents.
        const page = await conformance.service.call('GET', '/', { headers: sent });
        expect([200, 304]).toContain(page.status);
      }
    }
  });
});
