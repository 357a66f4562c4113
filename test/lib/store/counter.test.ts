import { describe, expect, it } from 'vitest';
import { countRecords } from '../../../lib/model/read/count-records.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { updateRecord } from '../../../lib/model/write/update.ts';
import { courseEvaluationResponse as response } from '../../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { courseEvaluationStudent as student } from '../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { countSteps } from '../../../lib/store/counter.ts';
import { counterShards, keyOf } from '../../../lib/store/keys.ts';
import { deleteStep, putStep } from '../../../lib/store/steps.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;
// DynamoDB's limits of one partition key, and its price of an item in a transaction.
const unitsASecond = 1_000;
const transactionalUnits = 2;

describe('the total of a list', () => {
  it('follows creations, changes and deletions, many of them at once', async () => {
    const user = toOne(await service.seedUser());
    const created = await Promise.all(
      Array.from({ length: 40 }, () => service.seed('course_evaluation_student', {}, { user })),
    );
    expect(await countRecords(store, student, [])).toBe(40);
    await Promise.all(
      created
        .slice(0, 15)
        .map((record) => store.write([deleteStep(keyOf.record(record), () => 'gone'), ...countSteps(student, -1)])),
    );
    expect(await countRecords(store, student, [])).toBe(25);
  });

  it('takes 2,000 creations a second before a partition key throttles', () => {
    const units = new Map<string, number>();
    for (let shard = 0; shard < counterShards; shard += 1) {
      for (const { key } of countSteps(student, 1, shard))
        units.set(key.pk, (units.get(key.pk) ?? 0) + transactionalUnits);
    }
    const mostPerCreation = Math.max(...units.values()) / counterShards;
    expect(unitsASecond / mostPerCreation).toBeGreaterThanOrEqual(2_000);
  });

  it('is one round trip', async () => {
    const before = store.meter.consumption;
    await countRecords(store, student, []);
    const { requests, roundTrips } = store.meter.consumption;
    expect([requests - before.requests, roundTrips - before.roundTrips]).toEqual([4, 1]);
  });

  it('of those with a value follows a change of it', async () => {
    const term = toOne(await service.seed('course_evaluation_term', { name: 'T' }));
    const period = toOne(
      await service.seed('course_evaluation_period', { name: 'P', evaluation_type: 'custom' }, { term }),
    );
    const section = toOne(await service.seed('course_evaluation_section', { name: 'S' }, { term }));
    const evaluation = toOne(await service.seed('course_evaluation', {}, { period, section }));
    const question_set = toOne(await service.seed('course_evaluation_question_set', { name: 'Q' }, { period }));
    const question_set_section = toOne(
      await service.seed('course_evaluation_question_set_section', { name: 'A' }, { question_set }),
    );
    const evaluation_response = toOne(await service.seed('course_evaluation_response', {}, { evaluation }));
    const { id } = await service.seed(
      'course_evaluation_section_response',
      {},
      { evaluation_response, question_set_section },
    );
    const count = (value: string | null) =>
      countRecords(store, sectionResponse, [{ kind: 'instant', field: 'completed_at', operator: 'eq', value }]);
    expect(await count(null)).toBe(1);
    const completed_at = '2026-05-01T00:00:00.000Z';
    const change = readChange(
      sectionResponse,
      { attributes: { completed_at }, relationships: {} },
      { creates: false, trusted: true },
    );
    await updateRecord(store, sectionResponse, id, change, new Date());
    expect([await count(null), await count(completed_at)]).toEqual([0, 1]);
    expect(await countRecords(store, sectionResponse, [])).toBe(1);
  });
});

describe('the list of a type that shows days alone', () => {
  const instant = (operator: 'eq' | 'lt' | 'lte' | 'gt' | 'gte', value: string) =>
    ({ kind: 'instant', field: 'created_at', operator, value }) as const;

  const seedOn = async (day: string) => {
    const nothing = { attributes: {}, toOne: {}, toMany: {}, data: { attributes: {}, relationships: {} } };
    const record = newRecord(response, nothing, new Date(day));
    await store.write([putStep(keyOf.record(record), record, () => 'there'), ...countSteps(response, 1)]);
    return record;
  };

  it('shows nothing but days, in records and places in lists', async () => {
    const record = await seedOn('2026-05-03T17:21:09.123Z');
    expect([record.created_at, record.updated_at]).toEqual(['2026-05-03T00:00:00.000Z', '2026-05-03T00:00:00.000Z']);
    expect(JSON.stringify(record)).not.toMatch(/17:21|T17/);
  });

  it('is exact for bounds within a day, in one round trip', async () => {
    await Promise.all(['2026-05-04T01:00:00Z', '2026-05-04T23:00:00Z', '2026-05-05T12:00:00Z'].map(seedOn));
    const before = store.meter.consumption.roundTrips;
    const [from, to] = ['2026-05-04T00:00:00.000Z', '2026-05-05T00:00:00.000Z'];
    expect(await countRecords(store, response, [instant('gte', from), instant('lte', to)])).toBe(3);
    expect(store.meter.consumption.roundTrips - before).toBe(1);
    expect(await countRecords(store, response, [instant('gte', from), instant('lt', to)])).toBe(2);
    expect(await countRecords(store, response, [instant('gt', from), instant('lte', to)])).toBe(1);
    expect(await countRecords(store, response, [instant('eq', from)])).toBe(2);
    const noon = '2026-05-04T12:00:00.000Z';
    expect(await countRecords(store, response, [instant('gte', from), instant('lt', noon)])).toBe(2);
    expect(await countRecords(store, response, [instant('gt', noon), instant('lt', to)])).toBe(0);
    expect(await countRecords(store, response, [instant('gt', noon), instant('lte', to)])).toBe(1);
  });
});
