import { describe, expect, it } from 'vitest';
import { writeBatches } from '../../../../infra/tools/bench/measure.ts';
import { searchCourses } from '../../../../lib/domain/evaluations/search/search-courses.ts';
import { searchSections } from '../../../../lib/domain/evaluations/search/search-sections.ts';
import type { ListedType } from '../../../../lib/model/definition/relationship.ts';
import type { Place } from '../../../../lib/model/read/list-order.ts';
import type { Search } from '../../../../lib/model/read/search/search.ts';
import { searchTexts } from '../../../../lib/model/read/search/search-texts.ts';
import { noChange } from '../../../../lib/model/validation/change.ts';
import { newRecord } from '../../../../lib/model/write/apply-change.ts';
import { wordSteps } from '../../../../lib/model/write/word-steps.ts';
import { courseEvaluationCourse as course } from '../../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationListingNumber as listingNumber } from '../../../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';
import { courseEvaluationSection as section } from '../../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { user } from '../../../../lib/resources/people/user.ts';
import { readSearched } from '../../../../lib/runtime/words.ts';
import { documentClient } from '../../../../lib/store/client.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { Store } from '../../../../lib/store/store.ts';
import { indexAttributes } from '../../../../lib/store/table.ts';
import { findsNaively } from '../../../support/naive-search.ts';
import { seededRandom } from '../../../support/random.ts';
import { openTestTable } from '../../../support/table.ts';

// Ten times as many cost the same for a page, and ten times the time to write.
const people = 6_000;
const now = new Date('2026-01-01T00:00:00Z');
const random = seededRandom(3);
const below = (most: number): number => Math.floor(random() * most);
/** The first values are those of most, as with names. */
const skewed = (values: readonly string[]): string => values[Math.floor(values.length * random() ** 2)] ?? '';

const syllables = ['an', 'be', 'cor', 'da', 'el', 'fi', 'ga', 'ho', 'in', 'jo', 'ka', 'lu', 'mo', 'ni', 'or', 'pa'];
const made = (many: number): string[] =>
  Array.from({ length: many }, () => [below(16), below(16), below(16)].map((each) => syllables[each]).join(''));
const given = ['Maria', 'Martin', 'Anna', 'Matthias', 'Max', 'Mark', 'Manuela', 'Sophie', ...made(150)];
const family = ['Schmidt', 'Müller', 'Schneider', 'Schulz', 'Maier', 'Schwarz', 'Schröder', 'Marx', ...made(600)];

const { tableName, endpoint } = await openTestTable();
const store = new Store(documentClient(endpoint), tableName);

type Item = Record<string, unknown>;

// As they are read by their keys; only what lists need is left out, which takes most of the time.
const itemOf = (record: StoredRecord): Item => ({
  ...keyOf.record(record),
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !indexAttributes.includes(name))),
});

const entriesOf = (resource: ListedType, record: StoredRecord): Item[] =>
  wordSteps(resource, undefined, record).flatMap((step) =>
    step.kind === 'change'
      ? [{ ...step.key, ...Object.fromEntries(step.set.map(([[name], value]) => [name, value])) }]
      : [],
  );

const measure = async (search: Search, query: string, size = 25, from?: Place) => {
  const metered = new Store(store.client, store.tableName);
  const page = await search(metered, { ...readSearched(query), size, from });
  return { ...page, cost: metered.meter.consumption };
};

/** All that a search finds, by pages of the largest size. */
const walk = async (search: Search, query: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let from: Place | undefined, isFirst = true; isFirst || from !== undefined; isFirst = false) {
    const { records, next } = await measure(search, query, 100, from);
    ids.push(...records.map(({ id }) => id));
    from = next;
  }
  return ids;
};

describe('a search of 6,000 people', async () => {
  const queries = [
    'ma',
    'sch',
    'ma sch',
    'sch ma an',
    'maria schmidt',
    'schm mart',
    'schwarz e10',
    'marx max schu',
    'e05999',
    'maria.m@uni',
  ];
  const searched = queries.flatMap((query) => readSearched(query).words);
  const all = new Map<string, { texts: string[]; emails: string[] }>();
  const items: Item[] = [];
  for (let index = 0; index < people; index += 1) {
    const [first, last] = [skewed(given), skewed(family)];
    const second = below(5) === 0 ? [skewed(given)] : [];
    const local = `${first}.${last}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
    const attributes = {
      display_name: [first, ...second, last].join(' '),
      primary_employee_id: `E${String(index).padStart(5, '0')}`,
      emails: [`${local}@uni.example`],
    };
    const record = newRecord(user, { ...noChange, attributes }, now);
    // Only entries that a search of these can come by.
    const entries = entriesOf(user, record).filter(({ sk }) => searched.some((word) => String(sk).startsWith(word)));
    all.set(record.id, { texts: [attributes.display_name, attributes.primary_employee_id], emails: attributes.emails });
    items.push(...entries);
    if (entries.length > 0) items.push(itemOf(record));
  }
  await writeBatches(store, items, 4);
  const search = searchTexts(user);

  it.each(queries)('takes few round trips and units for a page: %s', async (query) => {
    const { records, next, cost } = await measure(search, query);
    expect(cost.units).toBeLessThanOrEqual(15);
    expect(cost.roundTrips).toBeLessThanOrEqual(3);
    // An address that two common words lead to is looked for page by page.
    expect(next === undefined || records.length > 0 || query.includes('@')).toBe(true);
  });

  it.each(['maria schmidt', 'schm mart', 'schwarz e10', 'marx max schu', 'e05999'])('is exact: %s', async (query) => {
    const ids = await walk(search, query);
    const wanted = [...all].flatMap(([id, each]) => (findsNaively(query, each) ? [id] : []));
    expect(ids.sort()).toEqual(wanted.sort());
  });
});

describe('a search of 3,300 sections of 1,000 courses', async () => {
  const subjects = ['MATH', 'HIST', 'CMSC', 'ENGL', 'PHYS', ...made(40).map((each) => each.slice(0, 4).toUpperCase())];
  const titles = ['Introduction', 'Advanced', 'Linear', 'Algebra', 'History', 'Seminar', 'Topics', ...made(300)];
  const items: Item[] = [];
  const texts = { courses: new Map<string, string[]>(), sections: new Map<string, string[]>() };
  for (let index = 0; index < 1_000; index += 1) {
    const name = [skewed(titles), ...(index % 5 === 0 ? ['in'] : []), skewed(titles), skewed(titles)].join(' ');
    const number = `${subjects[Math.floor(subjects.length * random() ** 1.3)]} ${100 + below(400)}`;
    const record = newRecord(course, { ...noChange, attributes: { name } }, now);
    const numbered = newRecord(listingNumber, { ...noChange, attributes: { number }, toOne: { course: record } }, now);
    items.push(
      { ...itemOf(record), listing_numbers: { [numbered.id]: { number } } },
      ...entriesOf(course, record),
      ...entriesOf(listingNumber, numbered),
    );
    texts.courses.set(record.id, [name, number]);
    for (let each = index % 3 === 0 ? 4 : 3; each > 0; each -= 1) {
      const own = { name: `00${each}`, external_id: `SEC-${number.split(' ')[1]}-${index}-${each}` };
      const made = newRecord(section, { ...noChange, attributes: own, toOne: { course: record } }, now);
      items.push({ ...keyOf.record(made), ...made }, ...entriesOf(section, made));
      texts.sections.set(made.id, [...Object.values(own), name, number]);
    }
  }
  await writeBatches(store, items, 4);

  const queries = [
    'math',
    'math 2',
    'introduction',
    'intro hist',
    'math 201',
    'linear algebra',
    'in',
    '001',
    'math 001',
    'intro 001',
    '201',
  ];

  it.each(queries)('takes few round trips and units for a page of either: %s', async (query) => {
    for (const search of [searchCourses, searchSections]) {
      const { cost } = await measure(search, query);
      expect(cost.roundTrips).toBeLessThanOrEqual(4);
      expect(cost.units).toBeLessThanOrEqual(15);
    }
  });

  it.each(queries)('is exact: %s', async (query) => {
    const exact = [
      [searchCourses, texts.courses],
      [searchSections, texts.sections],
    ] as const;
    for (const [search, all] of exact) {
      const ids = await walk(search, query);
      const wanted = [...all].flatMap(([id, each]) => (findsNaively(query, { texts: each }) ? [id] : []));
      expect(ids.sort()).toEqual(wanted.sort());
    }
  });
});
