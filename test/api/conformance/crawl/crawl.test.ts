import { expect, it } from 'vitest';
import type { TestAnswer } from '../../../support/service.ts';
import { crawl } from './crawl.ts';
import { PageCosts } from './page-costs.ts';
import { followSome } from './some.ts';
import type { Effort } from './visit.ts';

const users = 'http://facet.test/api/v1/users';
const user = (id: string) => ({
  type: 'user',
  id,
  attributes: { display_name: 'Ada' },
  relationships: { employments: { links: { related: `${users}/${id}/employments` }, meta: { count: 0 } } },
  links: { self: `${users}/${id}` },
  meta: { version: 1 },
});

const pageCost = { requests: 7, roundTrips: 1 };

const answer = (document: object, { requests, roundTrips }: Effort = { requests: 1, roundTrips: 1 }): TestAnswer => ({
  status: 200,
  bytes: Buffer.alloc(0),
  headers: { 'server-timing': `total;dur=1, dynamodb;desc="${requests} requests, ${roundTrips} round trips, 1 units"` },
  text: '',
  document,
});

const notFound: TestAnswer = { ...answer({}), status: 404, text: 'There is no such user' };

const page = (...ids: string[]) => ({ data: ids.map(user), links: { self: users, next: null } });

/** Answers what is known under each address, and otherwise that there is nothing. */
const serving = (known: Readonly<Record<string, TestAnswer>>) => {
  const asked: string[] = [];
  const call = async (address: string) => {
    asked.push(address);
    return known[address] ?? notFound;
  };
  return { asked, call };
};

it('goes to every address once, and says which leads to a dead one', async () => {
  const empty = answer({ data: [], meta: { total: 0 } }, { requests: 1, roundTrips: 1 });
  const { asked, call } = serving({
    [users]: answer(page('1', '2'), pageCost),
    [`${users}/1`]: answer({ data: user('1') }),
    [`${users}/1/employments`]: empty,
    [`${users}/2/employments`]: empty,
  });
  const { faults, addresses } = await crawl({ call, from: [users] });
  expect(asked.sort()).toEqual([users, `${users}/1`, `${users}/1/employments`, `${users}/2`, `${users}/2/employments`]);
  expect(addresses).toBe(5);
  expect(faults).toEqual([`${users}/2, to which ${users} leads: Error: 404 There is no such user`]);
});

it('reports what an answer has that is not documented', async () => {
  const call = () => Promise.reject(new Error('the answer is not what is documented'));
  const { faults } = await crawl({ call, from: [users] });
  expect(faults).toEqual([`${users}, to which the start leads: Error: the answer is not what is documented`]);
});

it.each([
  ['a page that makes a request for each row', users, page('1', '2', '3'), { requests: 15, roundTrips: 1 }],
  ['a page that waits for each row', users, page('1', '2', '3'), { requests: 12, roundTrips: 4 }],
  ['a resource that is read twice', `${users}/1`, { data: user('1') }, { requests: 2, roundTrips: 2 }],
  [
    'a related page that makes a request for each row',
    `${users}/1/employments`,
    { ...page('1', '2', '3'), meta: { total: 3 } },
    { requests: 4, roundTrips: 2 },
  ],
])('finds %s', async (_case, address, document, cost) => {
  const { call } = serving({ [address]: answer(document, cost) });
  const { faults } = await crawl({ call, from: [address], follows: () => false });
  expect(faults).toEqual([
    expect.stringContaining(`${cost.requests} requests in ${cost.roundTrips} round trips instead of`),
  ]);
});

it('allows an answer to cost more once, as when the token is looked up', async () => {
  let asked = 0;
  const call = async () => {
    asked += 1;
    return answer({ data: user('1') }, { requests: asked === 1 ? 2 : 1, roundTrips: 1 });
  };
  expect(await crawl({ call, from: [`${users}/1`], follows: () => false })).toMatchObject({ faults: [] });
});

it('tries what the query may say of the first address of each type and kind', async () => {
  const { asked, call } = serving({});
  const one = answer({ data: user('1') });
  await crawl({
    call: async (address) => ({
      ...(await call(address)),
      ...(address.startsWith(`${users}/1`) ? one : answer(page('1'), pageCost)),
    }),
    from: [users, `${users}?page[size]=3`, `${users}/1`],
    follows: () => false,
    varied: 1,
    depth: 1,
  });
  const queriesOf = (start: string): string[] =>
    asked.filter((each) => each.startsWith(start)).map((each) => decodeURIComponent(new URL(each).search));
  const queries = queriesOf(`${users}?`);
  expect(queries).toEqual(
    expect.arrayContaining([
      '?fields[user]=display_name,employments',
      '?page[size]=2',
      '?page[size]=100',
      expect.stringMatching(/^\?include=profile,[a-z_,]+&page\[size\]=100$/),
      '?sort=-created_at&page[size]=2',
    ]),
  );
  expect(queriesOf(`${users}/1?`)).toEqual(expect.arrayContaining(['?include=profile', '?fields[user]=']));
  expect(new Set(queries).size).toBe(queries.length);
});

it('compares small pages with large ones', () => {
  const note = (requestsOfLarge: number): PageCosts => {
    const costs = new PageCosts();
    const small = { address: `${users}?page%5Bsize%5D=2`, document: page('1', '2'), cost: { requests: 9 } };
    const ids = Array.from({ length: 100 }, (_, index) => String(index));
    const large = {
      address: `${users}?page%5Bsize%5D=100`,
      document: page(...ids),
      cost: { requests: requestsOfLarge },
    };
    for (const each of [small, large])
      costs.note({ ...each, cost: { ...each.cost, roundTrips: 1 }, described: undefined });
    return costs;
  };
  expect(note(10)).toMatchObject({ faults: [], compared: 1 });
  expect(note(107).faults).toEqual([`${users}: 9 requests for 2 rows, 107 for 100`]);
});

it('keeps to the first records of each type and the first pages of each list', () => {
  const follows = followSome({ records: 1, pages: 1, variedPages: 0 });
  const addresses = [
    '/1',
    '/2',
    '/1/profile',
    '/2/profile',
    '?page[after]=a',
    '?page[after]=b',
    '?sort=x&page[after]=c',
    '',
  ];
  expect(addresses.filter((each) => follows(`${users}${each}`))).toEqual(['/1', '/1/profile', '?page[after]=a', '']);
});
