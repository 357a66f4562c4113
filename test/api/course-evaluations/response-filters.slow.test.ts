import { describe, expect, it } from 'vitest';
import { createdAt, fillTable, targets } from '../../../infra/tools/bench/fill-table.ts';
import { readListQuery } from '../../../lib/jsonapi/list-query.ts';
import { countRecords } from '../../../lib/model/read/count-records.ts';
import { listRecords } from '../../../lib/model/read/list-records.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { updateRecord } from '../../../lib/model/write/update.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { Meter } from '../../../lib/store/meter.ts';
import { Store } from '../../../lib/store/store.ts';
import { listRulesNamed } from '../../support/operations.ts';
import { startService, toOne } from '../../support/service.ts';

const rows = 600;
const service = await startService();
await fillTable(service.store, rows);

const read = async (query: string) => {
  const { sort, conditions } = readListQuery(new URLSearchParams(query), listRulesNamed('list-section-responses'));
  const [paging, counting] = [new Meter(), new Meter()];
  const metered = (meter: Meter) => new Store(service.store.client, service.store.tableName, { meter });
  const page = await listRecords(metered(paging), sectionResponse, { sort, conditions, size: 25 });
  const total = await countRecords(metered(counting), sectionResponse, conditions);
  return { ids: page.records.map(({ id }) => id), total, page: paging.consumption, count: counting.consumption };
};

const response = (index: number): string => `filter[evaluation_response]=${targets.response(index)}`;
const part = (id: string): string => `filter[question_set_section]=${id}`;

describe('a filter by a relationship', () => {
  it.each(['created_at', '-created_at', 'updated_at', '-completed_at', 'completed_at,-created_at'])(
    'reads the few records that match among many, sorted by %s',
    async (sort) => {
      const { ids, total, page, count } = await read(`${response(300)}&sort=${sort}`);
      expect([ids.length, total]).toEqual([5, 5]);
      expect(page).toMatchObject({ requests: 1, roundTrips: 1 });
      expect(count).toMatchObject({ requests: 1, roundTrips: 1 });
      // Five records of less than a kilobyte, read from an index.
      expect(page.units + count.units).toBeLessThanOrEqual(2);
    },
  );

  it('asks once for each of several ids, each of which counts once', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => targets.response(5 * (index % 60)));
    const answer = await read(`filter[evaluation_response]=${ids.join(',')}&sort=updated_at`);
    expect([answer.ids.length, answer.total]).toEqual([25, 300]);
    expect(answer.page).toMatchObject({ requests: 60, roundTrips: 1 });
    expect(answer.count).toMatchObject({ requests: 60, roundTrips: 1 });
  });

  it('asks each partition of a target that many share', async () => {
    const answer = await read(part(targets.commonPart));
    expect([answer.ids.length, answer.total]).toEqual([25, 50]);
    expect(answer.page).toMatchObject({ requests: 3, roundTrips: 1 });
    expect(answer.count).toMatchObject({ requests: 3, roundTrips: 1 });
  });

  it('takes the target that few share, of two, and the range of created_at with it', async () => {
    const both = `${part(targets.commonPart)}&${response(16)}&filter[created_at.gte]=${createdAt(16, rows).toISOString()}`;
    expect(await read(both)).toMatchObject({ total: 1, page: { requests: 1 }, count: { requests: 1 } });
    const range = `${response(16)}&filter[created_at.gte]=${createdAt(17, rows).toISOString()}`;
    expect(await read(range)).toMatchObject({ total: 3, page: { requests: 1 }, count: { requests: 1 } });
  });

  it('finds nothing by a target that nothing has, nor by none where each has one', async () => {
    expect(await read('filter[evaluation_response]=')).toMatchObject({ ids: [], total: 0, page: { roundTrips: 1 } });
    expect(await read(part(targets.response(0)))).toMatchObject({ ids: [], total: 0 });
  });

  it('follows a record to another target', async () => {
    const rare = { type: 'course_evaluation_question_set_section', id: targets.rarePart };
    const before = [await read(part(targets.commonPart)), await read(part(targets.rarePart))];
    const [id = ''] = before[0]?.ids ?? [];
    const relationships = { question_set_section: toOne(rare) };
    const change = readChange(sectionResponse, { attributes: {}, relationships }, { creates: false });
    await updateRecord(service.store, sectionResponse, id, change, new Date());
    const after = [await read(part(targets.commonPart)), await read(part(targets.rarePart))];
    expect(before.map(({ total }) => total)).toEqual([50, 50]);
    expect(after.map(({ total }) => total)).toEqual([49, 51]);
    expect(after[0]?.ids).not.toContain(id);
    expect((await read(`${part(targets.rarePart)}&sort=-updated_at`)).ids[0]).toBe(id);
  });
});

describe('conditions on two instants', () => {
  it('cost what the narrower of them does', async () => {
    const narrow = `filter[created_at.gte]=${createdAt(rows - 20, rows).toISOString()}`;
    const wide = `filter[completed_at.gte]=${createdAt(0, rows).toISOString()}`;
    const { total, count } = await read(`${wide}&${narrow}`);
    expect(total).toBe(15);
    // The counter, then 20 records of less than a kilobyte.
    expect(count.roundTrips).toBe(2);
    expect(count.units).toBeLessThan(25);
  });
});
