import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { onlyIncludes } from '../../support/operations.ts';
import {
  built,
  casesFor,
  expectRefusal,
  expectSuccess,
  forAll,
  primaryOf,
  startConformance,
  unknownTarget,
} from './conformance.ts';

const conformance = await startConformance();

describe.each(built.reads)('fetching by %s', (name) => {
  it('answers 200 with a top-level self link that repeats the query', async () => {
    const { target } = await conformance.keep(name);
    const query = onlyIncludes(operationNamed(name)) ? '?include=' : '';
    const answer = await conformance.call('GET', `${target}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.document.links.self).toBe(`http://facet.test${target}${query}`);
  });

  it('answers the same to the same question', async () => {
    const { target } = await conformance.keep(name);
    const [one, other] = [await conformance.call('GET', target), await conformance.call('GET', target)];
    expect(other.document).toEqual(one.document);
  });
});

it('encodes in the self link what an address must not hold', async () => {
  const { document } = await conformance.call('GET', '/api/v1/departments?filter[external_id]={7|8}');
  expect(document.links.self).toBe('http://facet.test/api/v1/departments?filter%5Bexternal_id%5D=%7B7%7C8%7D');
});

const readsOfOne = built.reads.filter((name) => built.withPathId.includes(name));

describe.each(readsOfOne)('fetching a record that does not exist by %s', (name) => {
  it('refuses an id that no record has', async () => {
    const answer = await conformance.call('GET', unknownTarget(name));
    expectRefusal(answer, 404, { code: 'not_found', detail: expect.stringMatching(/^There is no \w+ with the id "/) });
  });

  it('refuses an id that no record can have', () =>
    forAll(casesFor(name, ['1', 'null', '%00', '..%2f..', '%ff', '%F0%9F%98%80', '%7Bid%7D']), async (id) => {
      const answer = await conformance.call('GET', operationNamed(name).path.replace(/\{\w+\}/g, id));
      expect(answer.status).toBe(404);
    }));

  it('finds a record by its id in any letter case', async () => {
    const { target } = await conformance.keep(name);
    const upper = target.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase());
    expectSuccess(name, await conformance.call('GET', upper));
  });
});

describe.each(built.withInclude)('include: %s', (name) => {
  const allowed = onlyIncludes(operationNamed(name)) ?? [];

  it.each([allowed.join(','), ...allowed, `${allowed[0]},${allowed[0]}`])('accepts include=%s', async (include) => {
    const answer = await conformance.send(name, { query: `?include=${include}` });
    expectSuccess(name, answer);
    const linked = primaryOf(answer).flatMap(({ relationships }) =>
      include.split(',').flatMap((each) => [relationships[each].data ?? []].flat()),
    );
    const keys = linked.map(({ type, id }) => `${type} ${id}`);
    const included: string[] = answer.document.included.map(({ type, id }: never) => `${type} ${id}`);
    expect(included.sort()).toEqual([...new Set(keys)].sort());
  });

  it.each(['?include=', '?include'])('includes nothing for %s', async (query) => {
    const answer = await conformance.send(name, { query });
    expect(answer.document.included).toEqual([]);
  });

  it('leaves included out when nothing was asked', async () => {
    expect((await conformance.send(name)).document).not.toHaveProperty('included');
  });

  it('reads the query as form-urlencoded', async () => {
    const answer = await conformance.send(name, { query: `?%69nclude=${allowed.join('%2C')}` });
    expectSuccess(name, answer);
  });

  it('refuses unknown and unsupported paths', () =>
    forAll(
      casesFor(name, [
        'bogus',
        `${allowed[0]},bogus`,
        `${allowed[0]}.profile`,
        '*',
        ',',
        `${allowed[0]},`,
        `+${allowed[0]}`,
        'type',
      ]),
      async (include) => {
        const answer = await conformance.refuse(name, { query: `?include=${include}` });
        expectRefusal(answer, 400, { code: 'invalid_include', source: { parameter: 'include' } });
      },
    ));

  it('refuses include given twice', async () => {
    const answer = await conformance.refuse(name, { query: `?include=${allowed[0]}&include=${allowed[0]}` });
    expectRefusal(answer, 400, { source: { parameter: 'include' } });
  });
});

it.each(built.withoutInclude)('%s refuses include, which it does not support', async (name) => {
  for (const query of ['?include=user', '?include=']) {
    const answer = await conformance.refuse(name, { query });
    expectRefusal(answer, 400, { source: { parameter: 'include' } });
  }
});

describe.each(built.all)('unknown query parameters: %s', (name) => {
  it('refuses names of no parameter, of no legal form, and of families that are not supported', () =>
    forAll(
      casesFor(name, [
        ['?foo=1', 'foo'],
        ['?page[bogus]=1', 'page[bogus]'],
        ['?page%5Bbogus%5D=1', 'page[bogus]'],
        ['?filter[bogus]=1', 'filter[bogus]'],
        ['?sort=bogus', 'sort'],
        [`?fields[${operationNamed(name).answers}]=id`, `fields[${operationNamed(name).answers}]`],
        ['?a+b=1', 'a b'],
        ['?camelCase=1', 'camelCase'],
        ['?Include=user', 'Include'],
        ['?__proto__=1', '__proto__'],
        ['?constructor=1', 'constructor'],
      ] as const),
      async ([query, parameter]) => {
        expectRefusal(await conformance.refuse(name, { query }), 400, { source: { parameter } });
      },
    ));

  it('accepts an empty query', async () => {
    expectSuccess(name, await conformance.send(name, { query: '?' }));
  });
});

it.each([
  ['list-results', 'status', 'available, withheld'],
  ['list-results', 'flag', 'low_answer, high_deviation'],
  ['list-webhook-deliveries', 'status', 'pending, succeeded, failed, exhausted'],
])('%s refuses a filter by a %s that there is not, and takes those that there are', async (name, field, all) => {
  const parameter = `filter[${field}]`;
  const choices = all.split(', ');
  for (const wrong of ['undecide', `${choices[0]},${choices[1]?.toUpperCase()}`]) {
    const answer = await conformance.refuse(name, { query: `?${parameter}=${wrong}` });
    const detail = `"${wrong.split(',').at(-1)}" is not possible here; there is ${all}`;
    expectRefusal(answer, 400, { code: 'invalid_filter', detail, source: { parameter } });
  }
  for (const right of ['', choices.join(',')]) {
    expectSuccess(name, await conformance.send(name, { query: `?${parameter}=${right}` }));
  }
});

const answersPages = ({ kind, list, relationship }: Operation): boolean =>
  list !== undefined || (kind === 'related' && relationship === undefined);

const linksIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    (name === 'self' || name === 'related') && typeof each === 'string' ? [each] : linksIn(each),
  );
};

it.each(built.all)('%s hands out no link that is broken, or that leads out of the API', async (name) => {
  const include = onlyIncludes(operationNamed(name));
  const query = [include && `include=${include.join(',')}`, answersPages(operationNamed(name)) && 'page[size]=2'];
  const { document } = await conformance.send(name, { query: `?${query.filter(Boolean).join('&')}` });
  const links = [...new Set(linksIn(document))];
  const answers = await Promise.all(
    links.map(async (each) => [each, (await conformance.call('GET', each)).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect(links.filter((each) => !each.startsWith('http://facet.test/api/v1/'))).toEqual([]);
});
