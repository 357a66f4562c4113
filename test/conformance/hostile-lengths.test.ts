import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../lib/operations.ts';
import { resourceOf } from '../../lib/resources/registry.ts';
import { bodyType, built, startConformance, withAttributes } from './conformance.ts';
import { contractType, type Kind } from './contract.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

const conformance = await startConformance();
const headers = { 'content-type': 'application/vnd.api+json' };

// As much as a body of 1 MiB has room for beside the rest. What takes time that grows with its square takes minutes.
const length = 1_000_000;
const many = (text: string): string => text.repeat(Math.floor(length / text.length));
const tooSlow = 20_000;

/** What makes a pattern go back and forth: many characters that it takes, and one at the end that it does not. */
const texts = ['a', '0', '1', ' ', '-', '.', 'a.', 'a-', '@', 'a@', '<', '<a ', '<b>', '&', '+', '( ', '1-'];
const hostileTexts = texts.flatMap((each) => [JSON.stringify(many(each)), JSON.stringify(`+1 a@${many(each)}!`)]);

const hostileNumbers = [
  `1${many('0')}1`,
  `1.${many('0')}1`,
  `0.${many('0')}`,
  `1e${many('0')}1`,
  `1e-${many('0')}1`,
  many('1'),
  `-1${many('0')}.${many('0')}`.slice(0, length),
];

const hostileLists = [`[${many('0,')}0]`, `[${many('"",')}""]`, `[${many('[],')}[]]`, JSON.stringify([many('a.')])];

const hostileObjects = [
  `{${Array.from({ length: 80_000 }, (_, index) => `"${index}":0`).join()}}`,
  `{"a":1${many('0')}1}`,
  `{"a":[${many('{},')}{}]}`,
];

const hostileOf: Readonly<Record<Kind, readonly string[]>> = {
  ...{ string: hostileTexts, date: hostileTexts, timestamp: hostileTexts, choice: hostileTexts, phone: hostileTexts },
  ...{ whole: hostileNumbers, integer: hostileNumbers, number: hostileNumbers },
  ...{ boolean: hostileNumbers, object: hostileObjects, emails: hostileLists, strings: hostileLists },
};

// One attribute of each kind: the patterns belong to the kinds.
const fields = [
  ...new Map(
    built.withBody.flatMap((name) =>
      Object.entries(contractType(bodyType(name)).writable).map(([field, kind]) => [
        // Rich text is a text with a parser behind it.
        `${kind} ${resourceOf(operationNamed(name).body ?? '').attributes[field]?.load !== undefined}`,
        [kind, name, field] as const,
      ]),
    ),
  ).values(),
];

const raw = (field: string, json: string) => (valid: RequestDocument) =>
  JSON.stringify(withAttributes({ [field]: '<raw>' })(valid)).replace('"<raw>"', () => json);

const timed = async (work: () => Promise<void>): Promise<void> => {
  const begun = performance.now();
  await work();
  expect(performance.now() - begun).toBeLessThan(tooSlow);
};

describe('a megabyte', () => {
  it.each(fields)('as the value of an attribute is refused at once: %s, %s, %s', async (kind, name, field) => {
    for (const json of [...hostileOf[kind], ...hostileNumbers.slice(0, 1), ...hostileLists.slice(0, 1)]) {
      await timed(async () => {
        const answer = await conformance.refuse(name, { body: raw(field, json), headers });
        expect(answer.status, answer.text.slice(0, 200)).toBe(422);
      });
    }
  });

  it.each([
    ['digits', `1${many('0')}1`, 'Amount has more digits than can be kept (maximum is 38)'],
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
    await timed(async () => {
      const answer = await conformance.refuse('update-credit-line-item', { body, headers });
      expect(answer.status).toBe(status);
    });
  });
});

// What API Gateway takes of them: 10,240 bytes.
const short = (text: string): string => text.repeat(Math.floor(9_000 / text.length));

describe('the longest that a gateway lets through', () => {
  const values = ['a', '0', ',', '.', '-', 'a,', '%5B', '%20', '2', '%00'].map(short);
  const names = [
    ...['include', 'sort', 'page[size]', 'page[after]', 'page[before]', 'filter[created_at.gte]', 'filter[period]'],
    ...['fields[user]', 'fields[', 'filter[', 'filter[a.', short('a')],
  ];

  it.each(names)('as the parameter %s is answered at once', async (name) => {
    await timed(async () => {
      for (const value of values) {
        const target = `/api/v1/course_evaluation_section_responses?${name}=${value}`;
        const { status } = await conformance.call('GET', target);
        expect([200, 400]).toContain(status);
      }
    });
  });

  it('as many parameters is answered at once', async () => {
    const query = Array.from({ length: 900 }, (_, index) => `fields[${index}]=`).join('&');
    await timed(async () => {
      expect((await conformance.call('GET', `/api/v1/users?${query}`)).status).toBe(400);
    });
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
    await timed(async () => {
      for (const part of [' ', ';', ',', '"', '\\', '=', 'a', 'q=0', '*/*;', 'gzip ', 'gzip;q=0.0']) {
        for (const value of [short(part), `Bearer ${short(part)}x`, `gzip;q=0.${short(part)}x`]) {
          const sent = { [name]: value.trim() };
          const { status } = await conformance.call('GET', '/api/v1/users', { headers: sent });
          expect(status).toBeLessThan(500);
          const page = await conformance.call('GET', '/', { headers: sent });
          expect(page.status).toBeLessThan(500);
        }
      }
    });
  });
});
