import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { attributesWith, expectRefusal, timestamp } from '../../support/expectations.ts';
import { seededRandom } from '../../support/random.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';

const service = await startService();
const path = '/api/v1/course_evaluation_section_responses';

interface Row {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  readonly evaluation_response: string;
  readonly question_set_section: string;
}

const random = seededRandom(20261120);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
// Nothing of a response shows more than the day.
const instants = Array.from({ length: 9 }, (_, index) => new Date(Date.UTC(2026, 2, 1 + index)));

const term = await service.seed('course_evaluation_term', { name: 'T' });
const section = await service.seed('course_evaluation_section', { name: 'S' }, { term: toOne(term) });
const period = await service.seed(
  'course_evaluation_period',
  { name: 'P', evaluation_type: 'midterm' },
  { term: toOne(term) },
);
const evaluation = await service.seed('course_evaluation', {}, { period: toOne(period), section: toOne(section) });
const questionSet = await service.seed('course_evaluation_question_set', { name: 'Q' }, { period: toOne(period) });
const several = (count: number, make: () => Promise<StoredRecord>) => Promise.all(Array.from({ length: count }, make));
const parts = await several(3, () =>
  service.seed('course_evaluation_question_set_section', { name: 'Part' }, { question_set: toOne(questionSet) }),
);
const responses = await several(5, () =>
  service.seed('course_evaluation_response', {}, { evaluation: toOne(evaluation) }),
);

const seedRow = async (): Promise<Row> => {
  const [created, response, part] = [pick(instants), pick(responses), pick(parts)];
  const completed = pick([null, null, ...instants]);
  const attributes = completed === null ? {} : { completed: true, completed_at: completed.toISOString() };
  const record = await service.seed(
    'course_evaluation_section_response',
    { ...attributes, updated_at: pick(instants).toISOString() },
    { evaluation_response: toOne(response), question_set_section: toOne(part) },
    created,
  );
  return {
    id: record.id,
    created_at: record.created_at,
    updated_at: record.updated_at,
    completed_at: completed?.toISOString() ?? null,
    evaluation_response: response.id,
    question_set_section: part.id,
  };
};

const rows = (await several(60, seedRow as never)) as unknown as Row[];

type Field = keyof Row;
type Value = string | null;
interface Test {
  readonly query: string;
  readonly keeps: (row: Row) => boolean;
}

const operators: Readonly<Record<string, (value: Value, bound: Value) => boolean>> = {
  '': (value, bound) => value === bound,
  '.neq': (value, bound) => value !== bound,
  '.lt': (value, bound) => value !== null && bound !== null && value < bound,
  '.lte': (value, bound) => value !== null && bound !== null && value <= bound,
  '.gt': (value, bound) => value !== null && bound !== null && value > bound,
  '.gte': (value, bound) => value !== null && bound !== null && value >= bound,
};

const randomFilter = (): Test => {
  const field = pick<Field>([
    'created_at',
    'updated_at',
    'completed_at',
    'evaluation_response',
    'question_set_section',
  ]);
  if (!field.endsWith('_at')) {
    const ids = Array.from(
      { length: 1 + Math.floor(random() * 3) },
      () => pick(field === 'evaluation_response' ? responses : parts).id,
    );
    return { query: `filter[${field}]=${ids.join(',')}`, keeps: (row) => ids.includes(String(row[field])) };
  }
  const suffix = pick(Object.keys(operators));
  const isNull = suffix.length < 2 && random() < 0.3;
  const bound = isNull ? null : pick(instants).toISOString();
  const name = random() < 0.5 ? `${field}${suffix}]` : `${field}]${suffix === '' ? '' : `[${suffix.slice(1)}]`}`;
  const compare = operators[suffix];
  return { query: `filter[${name}=${bound ?? ''}`, keeps: (row) => compare?.(row[field], bound) ?? false };
};

const randomSort = () => {
  const fields: Field[] = ['created_at', 'updated_at', 'completed_at'];
  const count = 1 + Math.floor(random() * 3);
  const keys = fields
    .sort(() => random() - 0.5)
    .slice(0, count)
    .map((field) => ({ field, descending: random() < 0.5 }));
  const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  const compareKey = (one: Value, other: Value) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : compareText(one, other);
  const compare = (one: Row, other: Row): number => {
    for (const { field, descending } of keys) {
      const order = compareKey(one[field], other[field]);
      if (order !== 0) return descending ? -order : order;
    }
    return compareText(one.id, other.id) * (keys.at(-1)?.descending ? -1 : 1);
  };
  return { query: `sort=${keys.map(({ field, descending }) => (descending ? '-' : '') + field).join(',')}`, compare };
};

const get = (target: string) => service.call('GET', target);
const idsOf = ({ document }: TestAnswer): string[] => document.data.map(({ id }: { id: string }) => id);
const targetOf = (link: string): string => link.replace('http://facet.test', '');

const follow = async (start: string, link: 'next' | 'prev'): Promise<string[][]> => {
  const pages: string[][] = [];
  for (let target: string | null = start; target !== null; ) {
    const answer: TestAnswer = await get(target);
    expect(answer.status, answer.text).toBe(200);
    pages.push(idsOf(answer));
    target = answer.document.links[link] === null ? null : targetOf(answer.document.links[link]);
  }
  return pages;
};

describe('listing section responses', () => {
  it('agrees with a naive sort and filter over all rows, page by page, forwards and backwards', async () => {
    for (let round = 0; round < 10; round += 1) {
      const filters = Array.from({ length: Math.floor(random() * 3) }, randomFilter);
      const unique = [...new Map(filters.map((filter) => [filter.query.split('=')[0], filter])).values()];
      const sort = randomSort();
      const size = 5 + Math.floor(random() * 30);
      const query = [...unique.map((filter) => filter.query), sort.query, `page[size]=${size}`].join('&');
      const expected = rows
        .filter((row) => unique.every(({ keeps }) => keeps(row)))
        .sort(sort.compare)
        .map(({ id }) => id);
      const first = await get(`${path}?${query}`);
      expect(first.document.meta, query).toEqual({ page: { size }, total: expected.length });
      const forwards = await follow(`${path}?${query}`, 'next');
      expect(forwards.flat(), query).toEqual(expected);
      for (const page of forwards.slice(0, -1)) expect(page, query).toHaveLength(size);
      const backwards = await follow(targetOf(first.document.links.last), 'prev');
      expect(backwards.reverse().flat(), query).toEqual(expected);
    }
  });

  it('answers every attribute and relationship of the contract', async () => {
    const { document } = await get(`${path}?page[size]=1&include=evaluation_response,question_set_section`);
    const [data] = document.data;
    const row = rows.find(({ id }) => id === data.id);
    const self = `http://facet.test${path}/${data.id}`;
    expect(data).toEqual({
      type: 'course_evaluation_section_response',
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      attributes: attributesWith({
        created_at: timestamp,
        updated_at: timestamp,
        completed: row?.completed_at !== null,
        completed_at: row?.completed_at,
      }),
      relationships: {
        evaluation_response: {
          links: { related: `${self}/evaluation_response` },
          data: { type: 'course_evaluation_response', id: row?.evaluation_response },
          meta: {},
        },
        question_set_section: {
          links: { related: `${self}/question_set_section` },
          data: { type: 'course_evaluation_question_set_section', id: row?.question_set_section },
          meta: {},
        },
      },
      links: { self },
      meta: { version: 1 },
    });
    expect(document.included.map(({ type }: { type: string }) => type)).toEqual([
      'course_evaluation_response',
      'course_evaluation_question_set_section',
    ]);
  });

  it('has five links that keep sort, filter, include and size', async () => {
    const query = 'sort=-created_at&filter[completed_at]=&include=evaluation_response&page[size]=2';
    const { document } = await get(`${path}?${query}`);
    expect(Object.keys(document.links)).toEqual(['self', 'first', 'prev', 'next', 'last']);
    expect(document.links.prev).toBeNull();
    for (const name of ['first', 'next', 'last']) {
      const parameters = new URL(document.links[name]).searchParams;
      expect([...parameters.entries()].slice(0, 4)).toEqual([...new URLSearchParams(query).entries()]);
    }
  });

  it('stays in place while rows come and go', async () => {
    const first = await get(`${path}?page[size]=5`);
    const oldest = await service.seed(
      'course_evaluation_section_response',
      {},
      {
        evaluation_response: toOne(responses[0] as StoredRecord),
        question_set_section: toOne(parts[0] as StoredRecord),
      },
      new Date(0),
    );
    const second = await get(targetOf(first.document.links.next));
    const all = await follow(`${path}?page[size]=100`, 'next');
    expect(all.flat().slice(0, 11)).toEqual([oldest.id, ...idsOf(first), ...idsOf(second)]);
  });

  it.each([
    ['page[size]=0', 'page[size]', 'invalid_page'],
    ['page[size]=101', 'page[size]', 'invalid_page'],
    ['page[size]=1.5', 'page[size]', 'invalid_page'],
    ['page[size]=', 'page[size]', 'invalid_page'],
    ['page[after]=x', 'page[after]', 'invalid_cursor'],
    ['page[before]=', 'page[before]', 'invalid_cursor'],
    ['page[number]=1', 'page[number]', 'unknown_parameter'],
    ['sort=name', 'sort', 'invalid_sort'],
    ['sort=', 'sort', 'invalid_sort'],
    ['sort=created_at,-created_at', 'sort', 'invalid_sort'],
    ['filter[name]=x', 'filter[name]', 'invalid_filter'],
    ['filter=x', 'filter', 'invalid_filter'],
    ['filter[created_at.like]=x', 'filter[created_at.like]', 'invalid_filter'],
    ['filter[created_at]=yesterday', 'filter[created_at]', 'invalid_filter'],
    ['filter[created_at.gt]=', 'filter[created_at.gt]', 'invalid_filter'],
    ['filter[evaluation_response]=x', 'filter[evaluation_response]', 'invalid_filter'],
    ['filter[evaluation_response.neq]=x', 'filter[evaluation_response.neq]', 'invalid_filter'],
    ['include=user', 'include', 'invalid_include'],
  ])('refuses %s', async (query, parameter, code) => {
    expectRefusal(await get(`${path}?${query}`), 400, { detail: expect.any(String), code, source: { parameter } });
  });

  it('names the largest page to those who ask for a larger one', async () => {
    const { document } = await get(`${path}?page[size]=101`);
    expect(document.errors[0]).toMatchObject({
      meta: { page: { maxSize: 100 } },
      links: { type: 'https://jsonapi.org/profiles/ethanresnick/cursor-pagination/max-size-exceeded' },
    });
  });

  it('refuses a range of two cursors', async () => {
    const { document } = await get(`${path}?page[size]=1`);
    const cursor = new URL(document.links.next).searchParams.get('page[after]');
    expectRefusal(await get(`${path}?page[after]=${cursor}&page[before]=${cursor}`), 400, {
      detail: 'range pagination not supported',
    });
  });

  it('refuses a cursor of another list, sort or filter, and one that was tampered with', async () => {
    const { document } = await get(`${path}?page[size]=1`);
    const cursor = new URL(document.links.next).searchParams.get('page[after]') ?? '';
    const changed = `${cursor.slice(0, 20)}${cursor[20] === 'A' ? 'B' : 'A'}${cursor.slice(21)}`;
    for (const target of [
      `/api/v1/course_evaluation_students?page[after]=${cursor}`,
      `${path}?sort=-created_at&page[after]=${cursor}`,
      `${path}?filter[completed_at]=&page[after]=${cursor}`,
      `${path}?page[after]=${changed}`,
    ]) {
      expectRefusal(await get(target), 400, {
        detail: 'This is not a cursor of this list with this sort and these filters',
        source: { parameter: 'page[after]' },
      });
    }
    expect(cursor).not.toMatch(/2026|course/);
  });

  it('answers nothing, and no error, to conditions that contradict each other', async () => {
    const query = 'filter[created_at.gt]=2026-03-02T00:00:00Z&filter[created_at.lt]=2026-03-01T00:00:00Z';
    const { status, document } = await get(`${path}?${query}`);
    expect(status).toBe(200);
    expect(document).toMatchObject({ data: [], meta: { total: 0 }, links: { prev: null, next: null } });
  });

  it('costs one round trip a page, wherever the page lies', async () => {
    const { document } = await get(`${path}?page[size]=5`);
    for (const target of [`${path}?page[size]=5`, targetOf(document.links.next), targetOf(document.links.last)]) {
      expect((await get(target)).headers['server-timing']).toContain('1 round trips');
    }
  });
});
