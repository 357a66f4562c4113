import { expect, it } from 'vitest';
import { createdAt, fillTable, targets } from '../../../infra/tools/bench/fill-table.ts';
import type { FilterCondition } from '../../../lib/jsonapi/filter.ts';
import { readListQuery } from '../../../lib/jsonapi/list-query.ts';
import { countRecords } from '../../../lib/model/read/count-records.ts';
import { comparePlaces, placeOf } from '../../../lib/model/read/list-order.ts';
import { listRecords } from '../../../lib/model/read/list-records.ts';
import { matches } from '../../../lib/model/read/matches.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { Meter } from '../../../lib/store/meter.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { Store } from '../../../lib/store/store.ts';
import { listRulesNamed } from '../../support/operations.ts';
import { seededRandom } from '../../support/random.ts';
import { startService } from '../../support/service.ts';

const rows = 2_000;
const random = seededRandom(20261123);
const below = (count: number): number => Math.floor(random() * count);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

const instantCondition = (field: string): FilterCondition => ({
  kind: 'instant',
  field,
  operator: pick(['neq', 'lt', 'lte', 'gt', 'gte'] as const),
  // Mostly near the ends, where one condition leaves much less than another.
  value: createdAt(Math.floor(rows * pick([0.001, 0.05, 0.1, 0.5, 0.9, 0.95, 0.999])), rows).toISOString(),
});

const randomConditions = (): FilterCondition[] => [
  ...pick<FilterCondition[]>([
    [],
    [{ kind: 'relationship', field: 'question_set_section', ids: [targets.commonPart] }],
    [{ kind: 'relationship', field: 'question_set_section', ids: [targets.commonPart, targets.rarePart] }],
  ]),
  ...pick([[], ['created_at'], ['completed_at'], ['created_at', 'completed_at'], ['created_at', 'created_at']]).map(
    instantCondition,
  ),
];

const { sort: byCreation } = readListQuery(new URLSearchParams(), listRulesNamed('list-section-responses'));

it('agrees with a naive filter and sort where thousands of records match, and costs no more than a few ways do', async () => {
  const { store } = await startService();
  await fillTable(store, rows);
  const all: StoredRecord[] = [];
  for (let from: StoredRecord | undefined, hasMore = true; hasMore; from = all.at(-1)) {
    const place = from === undefined ? {} : { from: placeOf(from, byCreation) };
    const page = await listRecords(store, sectionResponse, { sort: byCreation, conditions: [], size: 1_000, ...place });
    all.push(...page.records);
    ({ hasMore } = page);
  }
  expect(all).toHaveLength(rows);
  for (let round = 0; round < 15; round += 1) {
    const conditions = randomConditions();
    const sort = pick(['created_at', 'completed_at', '-completed_at', '-updated_at', 'completed_at,-created_at'])
      .split(',')
      .map((key) => ({ field: key.replace('-', ''), descending: key.startsWith('-') }));
    const backwards = random() < 0.5;
    const expected = all
      .filter((record) => matches(sectionResponse, record, conditions))
      .sort((one, other) => comparePlaces(placeOf(one, sort), placeOf(other, sort), sort));
    const start = expected[below(expected.length)];
    const from = start === undefined ? 'end' : placeOf(start, sort);
    const meter = new Meter();
    const metered = new Store(store.client, store.tableName, { meter });
    const page = await listRecords(metered, sectionResponse, { sort, conditions, size: 25, from, backwards });
    const index = start === undefined ? 0 : expected.indexOf(start);
    const wanted = backwards ? expected.slice(Math.max(0, index - 25), index) : expected.slice(index + 1, index + 26);
    const about = JSON.stringify({ conditions, sort, backwards, ...meter.consumption });
    expect(
      page.records.map(({ id }) => id),
      about,
    ).toEqual(start === undefined ? [] : wanted.map(({ id }) => id));
    expect(await countRecords(store, sectionResponse, conditions), about).toBe(expected.length);
  }
});
