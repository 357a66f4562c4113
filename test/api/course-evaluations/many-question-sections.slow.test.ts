import { beforeAll, describe, expect, it } from 'vitest';
import { mostSections } from '../../../lib/domain/evaluations/questions/most-sections.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const type = 'course_evaluation_question_set_section';
const path = `/api/v1/${type}s`;

const newPeriod = async (): Promise<StoredRecord> => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term' };
  return service.seed('course_evaluation_period', attributes, { term: toOne(term) });
};

const newSet = async (period: StoredRecord, sections: number): Promise<StoredRecord> => {
  const set = await service.seed('course_evaluation_question_set', { name: 'Set' }, { period: toOne(period) });
  for (let number = 0; number < sections; number += 1)
    await service.seed(type, { name: `Part ${number}` }, { question_set: toOne(set) });
  return set;
};

const createSet = (period: StoredRecord) =>
  service.call('POST', '/api/v1/course_evaluation_question_sets', {
    body: {
      data: {
        type: 'course_evaluation_question_set',
        attributes: { name: 'One more' },
        relationships: { period: toOne(period) },
      },
    },
  });

const create = (set: StoredRecord) =>
  service.call('POST', path, {
    body: { data: { type, attributes: { name: 'One more' }, relationships: { question_set: toOne(set) } } },
  });

const copy = (source: StoredRecord, target: StoredRecord) =>
  service.call('POST', `/api/v1/course_evaluation_periods/${target.id}/question_sets/copies`, {
    body: { data: { type: 'course_evaluation_question_set_copy', relationships: { source: toOne(source) } } },
  });

describe('the question sets of a period', () => {
  const few = 2;
  let period: StoredRecord;
  let small: StoredRecord;

  beforeAll(async () => {
    period = await newPeriod();
    await newSet(period, mostSections - few - 1);
    small = await newSet(period, few);
  });

  const refusal = (wanted: number, field: string) => ({
    code: 'too_many_sections',
    detail: `The question sets of the period would have ${wanted} sections, and students can answer at most 85 at once`,
    source: { pointer: `/data/relationships/${field}/data` },
  });

  it('have no more sections than students can answer at once, and say so', async () => {
    expect((await create(small)).status).toBe(201);
    expectRefusal(await create(small), 422, refusal(86, 'question_set'));
    expect((await create(await newSet(await newPeriod(), 0))).status).toBe(201);
  });

  it('are not copied to where they would be more', async () => {
    const target = await newPeriod();
    await newSet(target, 1);
    expectRefusal(await copy(period, target), 422, refusal(86, 'source'));
    const empty = await newPeriod();
    expect((await copy(period, empty)).status).toBe(201);
    // A repetition counts no copy twice.
    expect((await copy(period, empty)).status).toBe(201);
  });

  it('are no more than can have sections: each is checked by whoever adds another', async () => {
    const full = await newPeriod();
    for (let number = 1; number < mostSections; number += 1) await newSet(full, 0);
    expect((await createSet(full)).status).toBe(201);
    const tooMany = (wanted: number, field: string) => ({
      code: 'too_many_question_sets',
      detail: `The period would have ${wanted} question sets, and at most 85 of them can have sections`,
      source: { pointer: `/data/relationships/${field}/data` },
    });
    expectRefusal(await createSet(full), 422, tooMany(86, 'period'));
    const target = await newPeriod();
    await newSet(target, 0);
    expectRefusal(await copy(full, target), 422, tooMany(86, 'source'));
    expect((await copy(target, await newPeriod())).status).toBe(201);
  });
});
