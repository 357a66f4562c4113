import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationOf } from '../../../lib/model/definition/operations.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { resourceOf, resources } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { fieldsFor } from '../../api/conformance/write-requests.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { released, scaleResult, seedEvaluation, seedPeriod, seedQuestion, seedResult } from '../../support/results.ts';
import { startService, type TestAnswer, type TestService, toOne } from '../../support/service.ts';
import { largestValues } from './support/largest-values.ts';

let service: TestService;

const mostBytes = 6_291_556;

const payloadSize = ({ text }: TestAnswer): number => Buffer.byteLength(JSON.stringify(text));

/** What the types are made of that nobody writes over HTTP. */
const madeOf: Readonly<Record<string, () => Promise<object>>> = {
  course_evaluation: async () => ({
    period: toOne(await seedOne('course_evaluation_period')),
    section: toOne(await seedOne('course_evaluation_section')),
  }),
  course_evaluation_reply: async () => ({ evaluation: toOne(await seedOne('course_evaluation')) }),
  course_evaluation_response: async () => ({ evaluation: toOne(await seedOne('course_evaluation')) }),
  course_evaluation_section_response: async () => ({
    evaluation_response: toOne(await seedOne('course_evaluation_response')),
    question_set_section: toOne(await seedOne('course_evaluation_question_set_section')),
  }),
};

const fieldsOf = async (type: string) => {
  const relationships = await madeOf[type]?.();
  if (relationships !== undefined || type.startsWith('import')) return { attributes: {}, relationships };
  return fieldsFor(type, service);
};

const seedOne = async (type: string) => {
  const { attributes, relationships } = await fieldsOf(type);
  return service.seed(type, attributes, relationships);
};

/** Puts records of a type with the largest values of all attributes into the table, as many as asked. */
const seedLargest = async (resource: AnyResource, count: number, linked: object = {}): Promise<string[]> => {
  const ids: string[] = [];
  const { attributes, relationships } = await fieldsOf(resource.type);
  const values = { ...attributes, ...(await largestValues(resource)) };
  while (ids.length < count) ids.push((await service.seed(resource.type, values, { ...relationships, ...linked })).id);
  return ids;
};

const get = async (target: string): Promise<TestAnswer> => {
  const answer = await service.call('GET', target.replace('http://facet.test', ''));
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer;
};

type Page = readonly { readonly id: string }[];

const idsOf = (page: Page): string[] => page.map(({ id }) => id);

/** All pages from an address on, whatever their size; each fits and says how long it is. */
const walk = async (from: string, direction: 'next' | 'prev', expected: number): Promise<string[][]> => {
  const pages: string[][] = [];
  for (let target: string | null = from; target !== null; ) {
    const answer = await get(target);
    const { data, meta, links } = answer.document;
    expect(payloadSize(answer)).toBeLessThan(mostBytes);
    expect(data.length).toBeGreaterThan(0);
    if (meta.page.size !== undefined && meta.page.size !== 100) expect(meta.page.size).toBe(data.length);
    if (meta.total !== undefined) expect(meta.total).toBe(expected);
    pages.push(idsOf(data));
    target = links[direction];
  }
  return pages;
};

const expectWhole = async (target: string, ids: readonly string[]): Promise<void> => {
  const [forwards, { document }] = [await walk(target, 'next', ids.length), await get(target)];
  expect(forwards.length).toBeGreaterThan(1);
  expect(forwards.flat().sort()).toEqual([...ids].sort());
  const backwards = await walk(document.links.last, 'prev', ids.length);
  expect(backwards.toReversed().flat()).toEqual(forwards.flat());
};

// What no request and no seed makes: rejections of imports, and results, of which lists show the small fields alone.
const notMade = ['import_rejection', 'course_evaluation_result'];
const listed = resources.filter(({ endpoints, type }) => endpoints.list && !notMade.includes(type));

describe('the largest record', () => {
  beforeAll(async () => {
    service = await startService();
  });

  it.each(listed.map((resource) => ({ type: resource.type, resource })))(
    'of type $type fits into the table, and its page into an answer',
    async ({ resource }) => {
      await seedLargest(resource, 1);
      const { path } = operationOf(resource, { kind: 'list' });
      expect(payloadSize(await get(path))).toBeLessThan(mostBytes);
    },
  );
});

describe('a page of the largest records', () => {
  beforeEach(async () => {
    service = await startService();
  });

  // How a page is divided is the same for all types: shown with companion items here, and below without.
  it('of periods ends early and continues', async () => {
    const period = resourceOf('course_evaluation_period');
    const { path } = operationOf(period, { kind: 'list' });
    const first = await seedLargest(period, 1);
    const size = payloadSize(await get(path));
    const others = await seedLargest(period, Math.ceil((1.05 * mostBytes) / size) - 1);
    await expectWhole(`${path}?page[size]=100`, [...first, ...others]);
  });

  it('of the rejected rows of an import fits', async () => {
    const found = await seedOne('import');
    const ids = await seedLargest(resourceOf('import_rejection'), 100, { import: toOne(found) });
    const pages = await walk(`/api/v1/imports/${found.id}/rejections?page[size]=100`, 'next', ids.length);
    expect(pages.flat().sort()).toEqual(ids.toSorted());
  });

  it('ends early for what is included', async () => {
    const users = [await service.seedUser(), await service.seedUser()];
    // As many of both as an answer does not hold.
    for (const user of users) await seedLargest(resourceOf('address'), 28, { user: toOne(user) });
    // Among them users that other addresses had before they were given to these two.
    const { document } = await get('/api/v1/users?page[size]=100');
    const pages = await walk('/api/v1/users?page[size]=100&include=addresses', 'next', document.data.length);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(idsOf(document.data));
  });
});

describe('a user with too many addresses for one answer', () => {
  let user: StoredRecord;
  let ids: string[];
  beforeAll(async () => {
    service = await startService();
    user = await service.seedUser();
    ids = await seedLargest(resourceOf('address'), 50, { user: toOne(user) });
  });

  it('has pages of addresses that end early and continue, in an order of their own and with what is included', async () => {
    await expectWhole(`/api/v1/users/${user.id}/addresses?page[size]=100&sort=-created_at&include=user`, ids);
  });

  it('is refused with all of them, with what to leave out', async () => {
    const path = `/api/v1/users/${user.id}?include=addresses`;
    const detail = 'include less, request fewer fields, or follow the "related" links';
    for (const target of [path, `/api/v1/users?page[size]=1&include=addresses`]) {
      expectRefusal(await service.call('GET', target), 400, {
        code: 'answer_too_large',
        detail: expect.stringContaining(detail),
        source: { parameter: 'include' },
      });
    }
    await get(`${path}&fields[address]=address_line1`);
  });
});

describe('what is answered in one piece', () => {
  beforeEach(async () => {
    service = await startService();
  });

  it('is refused when it is too large: the result and the form of an evaluation, and rows that are not divided', async () => {
    const period = await seedPeriod(service, released);
    // Each quote takes four bytes of an answer.
    const question = await seedQuestion(service, period, { text: '"'.repeat(1_024) });
    const choices = Array.from({ length: 50 }, (_, place) => ({ key: `k${place}`, label: '😀'.repeat(1_024) }));
    const parents = {
      question_set: toOne({ type: 'course_evaluation_question_set', id: String(question.question_set) }),
      question_set_section: toOne({
        type: 'course_evaluation_question_set_section',
        id: String(question.question_set_section),
      }),
    };
    const asked = { text: 'Why?', kind: 'single_choice', choices };
    for (let count = 0; count < 32; count += 1) await service.seed('course_evaluation_question', asked, parents);
    const evaluated = await seedEvaluation(service, period, []);
    const results = Array.from({ length: 2_500 }, () => scaleResult(question.id));
    const units = [{ instructor: null, questions: results }];
    await seedResult(service, period, evaluated, { units });
    const path = `/api/v1/course_evaluations/${evaluated.evaluation.id}`;
    for (const target of ['result', 'form'])
      expectRefusal(await service.call('GET', `${path}/${target}`), 400, {
        code: 'answer_too_large',
        detail: 'The answer would be larger than the maximum of 6 MB',
      });
    const list = '/api/v1/course_evaluation_results';
    expectRefusal(await service.call('GET', list, { headers: { accept: 'text/csv' } }), 400, {
      code: 'answer_too_large',
      detail: expect.stringContaining('request CSV with "Accept-Encoding: gzip"'),
      source: { header: 'Accept' },
    });
    const zipped = { accept: 'text/csv', 'accept-encoding': 'gzip' };
    expect((await service.call('GET', list, { headers: zipped })).status).toBe(200);
  });
});
