import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { needsUpgrade, upgradeTable } from '../../../lib/domain/evaluations/upgrade/upgrade.ts';
import { listFields } from '../../../lib/model/write/list-fields.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { openInstitution } from './synthetic-responses/support/institution.ts';

const { expectExactCounters, recordsOf, service } = await openInstitution();

/* A table as the version of 2026-11-22, 10:00, wrote it: responses with instants, which only section responses counted. */
const items: Record<string, unknown>[] = readFileSync(
  path.join(import.meta.dirname, '../../store/fixtures/earlier-responses.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const { store } = service;
const types = ['course_evaluation', 'course_evaluation_response', 'course_evaluation_section_response'] as const;
const idsOf = async (type: string) => (await recordsOf(type)).map(({ id }) => id).sort();
const total = async (type: string, query = '') =>
  (await service.call('GET', `/api/v1/${type}s?page[size]=1${query}`)).document.meta.total;

/** Runs the upgrade, which ends at each of its writes in turn: before it is made, or before its answer arrives. */
const upgradeAndDie = async (): Promise<number> => {
  for (let deadly = 1; ; deadly += 1) {
    let writes = 0;
    const stop = injectFaults(store.client, (name) => {
      writes += name.startsWith('TransactWrite') ? 1 : 0;
      const isDeadly = name.startsWith('TransactWrite') && writes === deadly;
      return isDeadly ? { error: sdkError('Killed'), afterwards: deadly % 2 === 0 } : undefined;
    });
    const error = await upgradeTable(store).catch((thrown: unknown) => thrown);
    stop();
    if (writes < deadly) return deadly;
    expect(error).toBeInstanceOf(Error);
  }
};

describe('the upgrade of a table with responses of an earlier version', () => {
  const before = new Map<string, string[]>();

  beforeAll(async () => {
    for (const Item of items) await store.client.send(new PutCommand({ TableName: store.tableName, Item }));
    for (const type of types) before.set(type, await idsOf(type));
  });

  it('is not needed for exact totals of section responses, by whatever time', async () => {
    const all = await recordsOf('course_evaluation_section_response');
    const some = all.map(({ created_at: at }) => at).sort()[7] ?? '';
    expect(await total('course_evaluation_section_response')).toBe(24);
    expect(await total('course_evaluation_section_response', `&filter[created_at.lt]=${some}`)).toBe(7);
    expect(await total('course_evaluation_section_response', `&filter[created_at.gte]=${some}`)).toBe(17);
  });

  it('ends wherever it dies with nothing lost and nothing counted twice, and can be begun again', async () => {
    expect(await needsUpgrade(store)).toBe(true);
    expect(await upgradeAndDie()).toBeGreaterThan(3);
    expect(await needsUpgrade(store)).toBe(false);
    await expectExactCounters();
    for (const type of types) expect(await idsOf(type)).toEqual(before.get(type));
    expect(await Promise.all(types.map((type) => total(type)))).toEqual([2, 8, 24]);
  });

  it('leaves nothing of a response that shows more than its day', async () => {
    for (const type of types.slice(1)) {
      for (const record of await recordsOf(type)) {
        expect(JSON.stringify(record)).not.toMatch(/\d{4}-\d\d-\d\dT(?!00:00:00\.000Z)/);
        expect(record).toEqual({ ...record, ...listFields(resourceOf(type), record) });
        expect(record.id).toMatch(/^.{14}4/);
      }
    }
    const counters = (await scanTable(store)).filter(({ pk }) => /^tally#.*response/.test(String(pk)));
    expect(counters.filter(({ sk }) => String(sk).startsWith('h'))).toEqual([]);
  });

  it('counts the responses of each evaluation by day', async () => {
    const counts = (await scanTable(store)).filter(({ pk }) => String(pk).startsWith('response_count#'));
    for (const evaluation of await recordsOf('course_evaluation')) {
      const own = counts.filter(
        ({ pk, sk }) => pk === `response_count#${evaluation.period}` && String(sk).startsWith(evaluation.id),
      );
      const days = own.flatMap(({ pk: _pk, sk: _sk, ...numbers }) => Object.values(numbers));
      const sum = days.reduce<number>((all, each) => all + Number(each), 0);
      expect(sum).toBe(Object.keys(Object(evaluation.responses)).length);
    }
  });

  it('finds nothing to do a second time', async () => {
    const [earlier, outcome] = [await scanTable(store), await upgradeTable(store)];
    expect(outcome).toEqual({
      altered: Object.fromEntries(types.map((type) => [type, 0])),
      minuteCounts: 0,
      tellingIds: 0,
    });
    expect(await scanTable(store)).toEqual(earlier);
  });

  it('lets clients find what they kept out of date', async () => {
    const [{ id = '' } = {}] = await recordsOf('course_evaluation_response');
    const { document, headers } = await service.call('GET', `/api/v1/course_evaluation_responses/${id}`);
    expect([document.data.meta.version, headers.etag]).toEqual([2, expect.any(String)]);
    expect(document.data.attributes.created_at).toMatch(/T00:00:00\.000Z$/);
  });
});
