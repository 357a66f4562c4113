import { expect, it } from 'vitest';
import { fillTable, targets } from '../../../infra/tools/bench/fill-table.ts';
import { median, writeBatches } from '../../../infra/tools/bench/measure.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { user } from '../../../lib/resources/people/user.ts';
import { countSteps } from '../../../lib/store/counter.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestAnswer } from '../../support/service.ts';

const count = 1_000;
const start = Date.UTC(2026, 0, 1, 12);
// Twenty a second: all of them within a minute, as an import writes them.
const at = (index: number): string => new Date(start + index * 50).toISOString();

const service = await startService();
const { store } = service;
const nothing = { toOne: {}, toMany: {}, data: { attributes: {}, relationships: {} } };
const users = Array.from({ length: count }, (_, index) => {
  const attributes = { display_name: `Person ${index}`, emails: [`person.${index}@university.example`] };
  return newRecord(user, { ...nothing, attributes }, new Date(at(index)));
});
await writeBatches(
  store,
  users.map((record) => ({ ...keyOf.record(record), ...record })),
  4,
);
for (const counted of countSteps(user, 1)) {
  if (counted.kind === 'change') await store.write([{ ...counted, add: counted.add.map(([path]) => [path, count]) }]);
}
await fillTable(store, 1_000);

const ask = (target: string) => service.call('GET', `/api/v1/${target}`);

/** The cheaper of two answers: now and then one notes the use of a token, or its quota. */
const get = async (target: string): Promise<TestAnswer> => {
  const [one, other] = [await ask(target), await ask(target)];
  return costOf(other).units < costOf(one).units ? other : one;
};

// The first call notes the use of the token, the first list makes the secret of the cursors.
await get('course_evaluation_terms');
await get('users?page[size]=1');
await get('course_evaluation_section_responses?page[size]=1');

const linkOf = ({ document }: TestAnswer, name: string): string =>
  String(document.links[name]).split('/api/v1/')[1] ?? '';
const filter = (operator: string, value: string) => `filter[updated_at.${operator}]=${value}`;

// Outside this process each function has a token cache of its own.
describeInProcess('the units of a page', () => {
  // Four of them are the total, whose counters stand in four partitions.
  it.each([
    ['users', 25, 10],
    ['users?sort=-updated_at', 25, 10],
    ['course_evaluation_section_responses', 25, 10],
    ['course_evaluation_section_responses?sort=completed_at', 25, 10],
    ['users?page[size]=100', 100, 20],
    ['course_evaluation_section_responses?page[size]=100', 100, 21],
  ])(
    'of %s are hardly more than what it shows, at its begin, behind that and at its end',
    async (target, size, most) => {
      const first = await get(target);
      for (const answer of [first, await get(linkOf(first, 'next')), await get(linkOf(first, 'last'))]) {
        expect(answer.document.data).toHaveLength(size);
        expect(costOf(answer).units).toBeLessThanOrEqual(most);
        expect(costOf(answer).roundTrips).toBe(1);
      }
    },
  );

  it.each([
    ['users', filter('gte', '2026-02-01T00:00:00Z')],
    ['users', `page[size]=1&${filter('gte', '2026-02-01T00:00:00Z')}`],
    ['users', `sort=updated_at&${filter('gt', '2026-02-01T00:00:00Z')}`],
    ['users', filter('lt', '2020-01-01T00:00:00Z')],
    ['users', `page[size]=100&${filter('lt', '2020-01-01T00:00:00Z')}`],
    ['users', 'sort=-updated_at&filter[created_at.gte]=2027-01-01T00:00:00Z'],
    ['users', `filter[profile]=&${filter('gte', '2026-02-01T00:00:00Z')}`],
    // Their instants are starts of days.
    ['course_evaluation_section_responses', filter('gte', '2027-01-01T00:00:00Z')],
    ['course_evaluation_section_responses', filter('lt', '2020-01-01T00:00:00Z')],
    ['course_evaluation_section_responses', 'filter[completed_at.gte]=2027-01-01T00:00:00Z'],
  ])('are few where nothing matches: %s %s', async (collection, query) => {
    const answer = await get(`${collection}?${query}`);
    expect(answer.document).toMatchObject({ data: [], meta: { total: 0 } });
    expect(costOf(answer).units).toBeLessThanOrEqual(10);
    expect(costOf(answer).roundTrips).toBe(1);
  });

  it('are those of what a short stretch holds', async () => {
    const query = `${filter('gte', at(count - 20))}&filter[created_at.lt]=${at(count - 5)}`;
    for (const target of [`users?${query}`, `users?${query}&sort=-created_at&page[size]=100`]) {
      const answer = await get(target);
      expect(answer.document.meta.total).toBe(15);
      expect(answer.document.data).toHaveLength(15);
      expect(costOf(answer).units).toBeLessThanOrEqual(40);
    }
  });

  it.each([
    ['users', filter('gte', at(0)), count],
    ['users', filter('gt', at(699)), count - 700],
    ['users', `sort=updated_at&${filter('neq', at(3))}`, count - 1],
    ['users', `${filter('gt', at(99))}&filter[created_at.gte]=${at(0)}`, count - 100],
    ['users', `page[size]=100&filter[created_at.gt]=${at(499)}`, count - 500],
    ['users', `filter[profile]=&${filter('gte', at(300))}`, count - 300],
    ['course_evaluation_section_responses', `filter[question_set_section]=${targets.commonPart}`, 100],
    ['course_evaluation_section_responses', 'filter[completed_at.neq]=', 750],
  ])('of a walk are counted once: %s %s', async (collection, query, total) => {
    const first = await get(`${collection}?${query}`);
    expect(first.document.meta.total).toBe(total);
    let address = linkOf(first, 'next');
    const units: number[] = [];
    for (let page = 0; page < 3; page += 1) {
      const answer = await get(address);
      expect(answer.document.meta.total).toBe(total);
      expect(answer.document.data).toHaveLength(answer.document.meta.page.size);
      units.push(costOf(answer).units);
      address = linkOf(answer, 'next');
    }
    // Now and then a partition has more of a page than its share, and is asked twice.
    expect(median(units)).toBeLessThanOrEqual(20);
    expect(Math.max(...units)).toBeLessThanOrEqual(40);
  });
});
