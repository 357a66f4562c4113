import { describe, expect, it } from 'vitest';
import { updateLists } from '../../../lib/import/load/update-lists.ts';
import type { FilterCondition } from '../../../lib/jsonapi/filter.ts';
import { countRecords } from '../../../lib/model/read/count-records.ts';
import { comparePlaces, type Place } from '../../../lib/model/read/list-order.ts';
import { listRecords } from '../../../lib/model/read/list-records.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { addedBackReferenceSteps } from '../../../lib/model/write/back-references.ts';
import { commit } from '../../../lib/model/write/commit.ts';
import { updateRecord } from '../../../lib/model/write/update.ts';
import { courseEvaluationStudent as student } from '../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { linkSteps } from '../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { Store } from '../../../lib/store/store.ts';
import { seededRandom } from '../../support/random.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const random = seededRandom(20261122);
const below = (count: number): number => Math.floor(random() * count);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const several = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const term = await service.seed('course_evaluation_term', { name: 'T' });
const sections = await Promise.all(
  several(7, (index) => service.seed('course_evaluation_section', { name: `S${index}` }, { term: toOne(term) })),
);
const users = await Promise.all(several(5, () => service.seedUser()));
const instants = several(6, (index) => new Date(Date.UTC(2026, 2, 1, 12, 0, 0, index)));
const ids = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface Row {
  readonly id: string;
  readonly created_at: string;
  updated_at: string;
  user: string;
  readonly sections: Set<string>;
}

const rows: Row[] = [];
await Promise.all(
  several(80, async () => {
    // Section 0 is that of almost nobody, section 1 that of half of them.
    const chosen = sections.filter((_, index) => index > 0 && random() < (index === 1 ? 0.5 : 0.15));
    const user = pick(users);
    const record = await service.seed(
      student.type,
      {},
      { user: toOne(user), sections: toMany(...chosen) },
      pick(instants),
    );
    const { id, created_at, updated_at } = record;
    rows.push({ id, created_at, updated_at, user: user.id, sections: new Set(ids(chosen)) });
  }),
);

const join = async (row: Row, section: StoredRecord): Promise<void> => {
  const record = await store.read({ type: student.type, id: row.id });
  if (record === undefined) throw new Error('the student is gone');
  const link = { parent: record, linkage: 'sections', target: section.id, entry: {} };
  await commit(store, (overflow) => [
    ...linkSteps(link, overflow, () => 'gone'),
    ...addedBackReferenceSteps(student, record, { relationship: 'sections', targets: [section.id] }),
  ]);
  row.sections.add(section.id);
};

const leave = async (row: Row, ...left: readonly string[]): Promise<void> => {
  const record = await store.read({ type: student.type, id: row.id });
  if (record === undefined) throw new Error('the student is gone');
  for (const id of left) row.sections.delete(id);
  const data = [...row.sections].map((id) => ({ type: 'course_evaluation_section', id }));
  const change: Change = { attributes: {}, toOne: {}, toMany: { sections: data }, data: nothing };
  await updateLists(store, student, record, change);
  row.updated_at = String((await store.read(record))?.updated_at);
};

const changeUser = async (row: Row): Promise<void> => {
  const [user, now] = [pick(users), pick(instants)];
  // No request may say this.
  const change: Change = { attributes: {}, toOne: { user }, toMany: {}, data: nothing };
  const { updated_at } = await updateRecord(store, student, row.id, change, now);
  Object.assign(row, { user: user.id, updated_at });
};

const nothing = { attributes: {}, relationships: {} };

const randomCondition = (): FilterCondition => {
  const field = pick(['user', 'sections', 'sections', 'created_at', 'updated_at']);
  if (field.endsWith('_at')) {
    const operator = pick(['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const);
    return { kind: 'instant', field, operator, value: pick(instants).toISOString() };
  }
  const wanted = several(below(4), () => pick(field === 'user' ? users : sections).id);
  return { kind: 'relationship', field, ids: wanted };
};

const keeps = (row: Row, condition: FilterCondition): boolean => {
  if (condition.kind === 'text') throw new Error('students have no texts');
  if (condition.kind === 'relationship') {
    const targets = condition.field === 'user' ? [row.user] : [...row.sections];
    return condition.ids.length === 0 ? targets.length === 0 : targets.some((id) => condition.ids.includes(id));
  }
  if (condition.kind !== 'instant') throw new Error('students have no such filter');
  const [value, bound] = [row[condition.field as 'created_at'], condition.value ?? ''];
  const results = { eq: value === bound, neq: value !== bound, lt: value < bound, gt: value > bound };
  return { ...results, lte: value <= bound, gte: value >= bound }[condition.operator];
};

const randomSort = () => {
  const fields = pick([['created_at'], ['updated_at'], ['created_at', 'updated_at'], ['updated_at', 'created_at']]);
  return fields.map((field) => ({ field, descending: random() < 0.5 }));
};

type Request = Parameters<typeof listRecords>[2];

const readAll = async (request: Request): Promise<string[]> => {
  const found: string[] = [];
  for (let from = request.from, hasMore = true; hasMore; ) {
    const page = await listRecords(store, student, { ...request, ...(from && { from }) });
    const edge = request.backwards ? page.records[0] : page.records.at(-1);
    if (page.hasMore) expect(page.records).toHaveLength(request.size);
    found[request.backwards ? 'unshift' : 'push'](...ids(page.records));
    if (edge !== undefined) from = { values: request.sort.map(({ field }) => String(edge[field])), id: edge.id };
    ({ hasMore } = page);
  }
  return found;
};

const expectAgreement = async (rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    const [conditions, sort, size] = [several(1 + below(3), randomCondition), randomSort(), 8 + below(50)];
    const place = (row: Row): Place => ({ values: sort.map(({ field }) => row[field as 'created_at']), id: row.id });
    const expected = rows
      .filter((row) => conditions.every((condition) => keeps(row, condition)))
      .sort((one, other) => comparePlaces(place(one), place(other), sort));
    const about = JSON.stringify({ conditions, sort, size });
    expect(await countRecords(store, student, conditions), about).toBe(expected.length);
    expect(await readAll({ sort, conditions, size }), about).toEqual(ids(expected));
    expect(await readAll({ sort, conditions, size, from: 'end', backwards: true }), about).toEqual(ids(expected));
  }
};

describe('filtering students', () => {
  it('agrees with a naive filter and sort, by several conditions, forwards and backwards', () => expectAgreement(12));

  it('agrees with it after students have joined sections, twice some of them, left some, and become others', async () => {
    const joining = rows.filter(() => random() < 0.3).map((row) => join(row, pick(sections)));
    const first = rows.find((row) => row.sections.size === 0);
    if (first !== undefined) joining.push(...several(2, () => join(first, sections[2] as StoredRecord)));
    await Promise.all(joining);
    await Promise.all(rows.filter(() => random() < 0.3).map(changeUser));
    // Some keep a section, others none.
    const leaving = rows.filter(({ sections: taken }) => taken.size > 0 && random() < 0.4);
    await Promise.all(leaving.map((row) => leave(row, ...[...row.sections].slice(random() < 0.5 ? 1 : 0))));
    await expectAgreement(12);
  });

  it('reads no more than matches', async () => {
    const [lonely, row] = [
      await service.seed('course_evaluation_section', { name: 'L' }, { term: toOne(term) }),
      rows[0],
    ];
    await join(row as Row, lonely);
    const cost = async (work: (store: Store) => Promise<unknown>) => {
      const metered = new Store(store.client, store.tableName);
      await work(metered);
      return metered.meter.consumption;
    };
    const conditions: FilterCondition[] = [{ kind: 'relationship', field: 'sections', ids: [lonely.id] }];
    for (const field of ['created_at', 'updated_at']) {
      const request = { sort: [{ field, descending: false }], conditions, size: 25 };
      const { units, ...calls } = await cost((metered) => listRecords(metered, student, request));
      // The entries, and then the records that they stand for.
      expect(calls).toEqual({ requests: 2, roundTrips: 2 });
      expect(units).toBeLessThanOrEqual(2);
    }
    expect(await cost((metered) => countRecords(metered, student, conditions))).toMatchObject({ requests: 1 });
  });
});
