import { beforeAll, describe, expect, it } from 'vitest';
import { fillTable, targets } from '../../../../infra/tools/bench/fill-table.ts';
import { countedRelationships } from '../../../../lib/model/definition/counted-targets.ts';
import type { AnyResource } from '../../../../lib/model/definition/resource.ts';
import { countRecords } from '../../../../lib/model/read/count-records.ts';
import { courseEvaluation } from '../../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { types } from '../../../../lib/resources/registry.ts';
import { newId } from '../../../../lib/runtime/ids.ts';
import { Meter } from '../../../../lib/store/meter.ts';
import { Store } from '../../../../lib/store/store.ts';
import { checkKeptTotals } from '../../../support/kept-totals.ts';
import { startService, toOne } from '../../../support/service.ts';
import { openTestTable } from '../../../support/table.ts';

const service = await startService();

/** The total of a filter, and what counting it has taken. */
const total = async ({ client, tableName }: Store, resource: AnyResource, field: string, ids: readonly string[]) => {
  const meter = new Meter();
  const store = new Store(client, tableName, { meter });
  const count = await countRecords(store, resource, [{ kind: 'relationship', field, ids }]);
  const { requests, roundTrips, units } = meter.consumption;
  return { count, requests, roundTrips, units };
};

describe('the totals that are kept', () => {
  const all = [...types.values()].flatMap((resource) =>
    countedRelationships(resource).map((counted) => ({ resource, ...counted })),
  );

  it('are those of filters of which one value can have a large part of a list', () => {
    expect(all.map(({ resource, field }) => `${resource.type}.${field}`).sort()).toEqual([
      'course_evaluation.period',
      'course_evaluation_comment.period',
      'course_evaluation_result.period',
      'course_evaluation_section_response.question_set_section',
    ]);
    for (const { resource, field } of all) expect(resource.filters[field]?.isCrowded).toBe(true);
  });

  it('are of records that no general deletion deletes', () => {
    for (const { resource } of all) expect(resource.endpoints.delete).toBeUndefined();
  });
});

describe('the total of the section responses of a part', () => {
  const openTable = async (rows: number): Promise<Store> => {
    const { tableName } = await openTestTable();
    const store = new Store(service.store.client, tableName);
    await fillTable(store, rows);
    return store;
  };
  const [few, many] = [1_000, 2_000];
  const stores: Store[] = [];
  beforeAll(async () => {
    stores.push(await openTable(few), await openTable(many));
  });

  const ofParts = (...ids: readonly string[]) =>
    Promise.all(stores.map((store) => total(store, sectionResponse, 'question_set_section', ids)));

  it('takes the same few reads at any number', async () => {
    // A first look into the index, the part, its set, and the counts.
    const reads = { requests: 9, roundTrips: 4 };
    const found = await ofParts(targets.commonPart);
    expect(found).toMatchObject([
      { count: few / 10, ...reads },
      { count: many / 10, ...reads },
    ]);
    for (const { units } of found) expect(units).toBeLessThanOrEqual(17);
    expect(await ofParts(targets.rarePart)).toMatchObject([
      { count: 50, roundTrips: 1 },
      { count: 50, roundTrips: 1 },
    ]);
  });

  it('adds up the parts of a period in the same reads, each once, and those that are not there as none', async () => {
    const [, found] = await ofParts(targets.commonPart, targets.rarePart, targets.commonPart, newId());
    const [, common] = await ofParts(targets.commonPart);
    const [, rare] = await ofParts(targets.rarePart);
    expect(found?.roundTrips).toBe(4);
    expect(found?.count).toBe((common?.count ?? 0) + (rare?.count ?? 0));
    expect((await ofParts(newId())).map(({ count }) => count)).toEqual([0, 0]);
  });
});

describe('the total of the evaluations of a period', () => {
  const seedPeriod = async () => {
    const term = await service.seed('course_evaluation_term', { name: 'T' });
    const attributes = { name: 'P', evaluation_type: 'custom' };
    return { term, period: await service.seed('course_evaluation_period', attributes, { term: toOne(term) }) };
  };

  it('is one look at the counts, and counts what many make at once', async () => {
    const { term, period } = await seedPeriod();
    const other = await seedPeriod();
    const section = await service.seed('course_evaluation_section', { name: 'S' }, { term: toOne(term) });
    const links = { period: toOne(period), section: toOne(section) };
    await Promise.all(Array.from({ length: 20 }, () => service.seed('course_evaluation', {}, links)));
    const ofOne = await total(service.store, courseEvaluation, 'period', [period.id]);
    expect(ofOne).toMatchObject({ count: 20, roundTrips: 1 });
    expect(ofOne.units).toBeLessThanOrEqual(12);
    const ofBoth = await total(service.store, courseEvaluation, 'period', [period.id, other.period.id]);
    expect(ofBoth.count).toBe(20);
    expect(await checkKeptTotals(service.store)).toMatchObject({ course_evaluation: 20 });
  });

  it('is read with other conditions as well', async () => {
    const { term, period } = await seedPeriod();
    const [one, two] = await Promise.all(
      ['1', '2'].map((name) => service.seed('course_evaluation_section', { name }, { term: toOne(term) })),
    );
    for (const section of [one, two])
      if (section) await service.seed('course_evaluation', {}, { period: toOne(period), section: toOne(section) });
    const conditions = [
      { kind: 'relationship', field: 'period', ids: [period.id] },
      { kind: 'relationship', field: 'section', ids: [String(one?.id)] },
    ] as const;
    expect(await countRecords(service.store, courseEvaluation, conditions)).toBe(1);
  });
});
