import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import type { FilterCondition } from '../../../../lib/jsonapi/filter.ts';
import { countRecords } from '../../../../lib/model/read/count-records.ts';
import { readChange } from '../../../../lib/model/validation/read-change.ts';
import { deleteRecord } from '../../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../../lib/model/write/dependents.ts';
import { updateRecord } from '../../../../lib/model/write/update.ts';
import { courseEvaluationResponse as response } from '../../../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSection as section } from '../../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { types } from '../../../../lib/resources/registry.ts';
import { inlineEntries } from '../../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { copyRecord } from '../../../support/copy-tables.ts';
import { startService, toOne } from '../../../support/service.ts';
import { nth, openPeriod } from '../../domain/evaluations/answering/support/open-period.ts';
import { submittingTo, valueFor } from '../../domain/evaluations/answering/support/submitting.ts';

const service = await startService();
const { store } = service;

// So many are counted in the index before the targets are asked.
const firstLook = 50;
const [many, few] = [inlineEntries + 6, 5];

const [courseType, termType] = ['course_evaluation_course', 'course_evaluation_term'];
type Pair = readonly [StoredRecord, StoredRecord];

const seedTarget = (type: string): Promise<StoredRecord> => service.seed(type, { name: crypto.randomUUID() });

const seedSections = async (count: number, course: StoredRecord, term: StoredRecord): Promise<StoredRecord[]> => {
  const sections: StoredRecord[] = [];
  // One after the other: all of them change the same course and term.
  while (sections.length < count) {
    const links = { course: toOne(course), term: toOne(term) };
    sections.push(await service.seed('course_evaluation_section', { name: `${sections.length}` }, links));
  }
  return sections;
};

const filterBy = (field: string, ...targets: readonly StoredRecord[]): FilterCondition[] => [
  { kind: 'relationship', field, ids: targets.map(({ id }) => id) },
];

/** How many sections there are, and what counting them has taken. */
const count = async (field: string, ...targets: readonly StoredRecord[]) => {
  const before = store.meter.consumption;
  const total = await countRecords(store, section, filterBy(field, ...targets));
  const { roundTrips, units } = store.meter.consumption;
  return { total, roundTrips: roundTrips - before.roundTrips, units: units - before.units };
};

const seedPair = async (): Promise<Pair> => [await seedTarget(courseType), await seedTarget(termType)];

const [ofMany, ofFew] = [await seedPair(), await seedPair()];
const sections = await seedSections(many, ...ofMany);
await seedSections(few, ...ofFew);

const targetsOf = (field: string): Pair => {
  const place = field === 'course' ? 0 : 1;
  return [ofMany[place], ofFew[place]];
};

describe.each([
  ['a linkage that overflows', 'course'],
  ['a counter', 'term'],
])('the total of a filter by a relationship whose target has %s', (_what, field) => {
  const [target, other] = targetsOf(field);

  it('takes one look into the index, and one at the target where there are many', async () => {
    expect(await count(field, target)).toMatchObject({ total: many, roundTrips: 2 });
    expect(await count(field, other)).toMatchObject({ total: few, roundTrips: 1 });
  });

  it('adds up several targets, each once, and those that are not there as none', async () => {
    const unknown = { ...target, id: crypto.randomUUID() };
    expect((await count(field, target, other, target, unknown)).total).toBe(many + few);
    expect((await count(field, unknown)).total).toBe(0);
  });
});

it.each(['course', 'term'])('the total of a filter by %s follows deletions and changes', async (field) => {
  const [target, other] = targetsOf(field);
  const [gone, moved] = sections.splice(0, 2);
  const before = (await count(field, target)).total;
  const otherBefore = (await count(field, other)).total;
  const deletion = { resource: section, dependents: dependentsOf(section, types.values()) };
  await deleteRecord(store, deletion, gone?.id ?? '', new Date());
  const relationships = { [field]: toOne(other) };
  const change = readChange(section, { attributes: {}, relationships }, { creates: false });
  await updateRecord(store, section, moved?.id ?? '', change, new Date());
  expect((await count(field, target)).total).toBe(before - 2);
  expect((await count(field, other)).total).toBe(otherBefore + 1);
});

it('the total of two filters is that of the records that meet both', async () => {
  const [course, term] = [filterBy('course', ofMany[0]), filterBy('term', ofMany[1])];
  // Two are gone, one has another course, and one another term.
  expect(await countRecords(store, section, [...course, ...term])).toBe(many - 4);
});

it('counts the records without a target in the index, however many there are', async () => {
  const [course, term] = [await seedTarget(courseType), await seedTarget(termType)];
  const free = await service.seed('course_evaluation_section', { name: 'X' }, { term: toOne(term) });
  await copyRecord(store, free, firstLook);
  await seedSections(1, course, term);
  expect(await countRecords(store, section, filterBy('course'))).toBe(1 + firstLook);
});

it('counts the responses of an evaluation in the index: its record names none that students have sent', async () => {
  const now = new Date();
  const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
  await submittingTo(service).submit(open, valueFor(open), { now });
  const [sent] = (await scanTable(store)).filter((item) => item.type === response.type);
  await copyRecord(store, { type: response.type, id: String(sent?.id) }, firstLook);
  const conditions = [{ kind: 'relationship', field: 'evaluation', ids: [nth(open.evaluations)] }] as const;
  expect(await countRecords(store, response, conditions)).toBe(1 + firstLook);
});
