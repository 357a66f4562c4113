import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readOpenEvaluations } from '../../../cli/generate/open-evaluations.ts';
import { prepareData } from '../../../infra/local/data/prepare-data.ts';
import { loadSample } from '../../../infra/sample/load.ts';
import { sampledTypes } from '../../../infra/sample/read-records.ts';
import { readResponseRates } from '../../../lib/domain/evaluations/response-rates/response-rates.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { readBallots } from '../../../lib/store/ballots.ts';
import { documentClient } from '../../../lib/store/client.ts';
import type { Step } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { fillWithSample } from '../../support/sample.ts';
import { openTestTable } from '../../support/table.ts';
import { contentOf } from '../../support/table-content.ts';

const openStore = async (): Promise<Store> => {
  const { tableName, endpoint } = await openTestTable();
  return new Store(documentClient(endpoint), tableName);
};

/** The table seen by a load that breaks off after some writes. */
class BreakingStore extends Store {
  #writesLeft: number;

  constructor({ client, tableName }: Store, writes: number) {
    super(client, tableName);
    this.#writesLeft = writes;
  }

  override write(steps: readonly Step[]): ReturnType<Store['write']> {
    this.#writesLeft -= 1;
    return this.#writesLeft < 0 ? Promise.reject(new Error('broken off')) : super.write(steps);
  }
}

describe('loading the sample institution', () => {
  let store: Store;
  let samples: Readonly<Record<string, string>>;
  let content: unknown[];

  beforeAll(async () => {
    store = await openStore();
    // Loaded by whichever file of the run has needed it first.
    samples = await fillWithSample(store);
    content = await contentOf(store);
  });

  it('returns one sample of each of the 35 types, and of the institution and its messages', () => {
    expect(Object.keys(samples).sort()).toEqual(sampledTypes.map(({ type }) => type).sort());
    expect(resources).toHaveLength(35);
  });

  it.each(sampledTypes.map(({ type }) => type))('loads the sample of %s', async (type) => {
    const id = samples[type] ?? '';
    expect(await store.read({ type, id })).toMatchObject({ type, id });
  });

  it('counts the responses of each period', async () => {
    const rates = await readResponseRates(store, samples.course_evaluation_period ?? '', {
      isOffice: true,
      now: new Date(),
    });
    expect(rates).toMatchObject({ completed: 5, enrolled: 8 });
  });

  it('has a ballot of each who has answered, and leaves something to answer to the student who can sign in', async () => {
    const { evaluations } = await readOpenEvaluations(store, new Date());
    const ballots = await Promise.all(evaluations.map(({ id }) => Array.fromAsync(readBallots(store, id))));
    expect(ballots.flat(2)).toHaveLength(5);
    const silent = evaluations.flatMap((each) => each.silent);
    expect(silent).toHaveLength(3);
    expect(silent.filter((each) => each === samples.course_evaluation_student)).toHaveLength(2);
  });

  it('gives ids of version 7, of version 4 where ids must show no order, of version 5 to evaluations', () => {
    // These have the id of their evaluation.
    const ofEvaluations = ['course_evaluation', 'course_evaluation_result', 'course_evaluation_reply'];
    for (const { type, hasOpaqueIds } of resources) {
      const version = hasOpaqueIds ? 4 : ofEvaluations.includes(type) ? 5 : 7;
      expect(samples[type]).toMatch(new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-`));
    }
  });

  it('keeps the questions of the five sets that were answered, as submissions do, and of no others', () => {
    const sets = content.filter((item) => (item as { type?: unknown }).type === 'course_evaluation_question_set');
    const answered = sets.filter((item) => (item as { answered?: unknown }).answered === true);
    expect([answered.length, sets.length]).toEqual([5, 9]);
    const periods = new Set(answered.map((set) => (set as { period?: unknown }).period));
    expect([periods.size, periods.has(samples.course_evaluation_period)]).toEqual([3, true]);
  });

  it('leaves nothing to be done of what periods cover', () => {
    const open = content.filter((item) => String((item as { sk: unknown }).sk).startsWith('coverage_work'));
    expect(open).toEqual([]);
  });

  it('writes nothing when all is there', async () => {
    expect(await loadSample(new BreakingStore(store, 0))).toEqual(samples);
    expect(await contentOf(store)).toEqual(content);
  });

  it('is found by a server that has lost what it knew of it, or whose token is not good any more', async () => {
    Object.assign(process.env, { TABLE_NAME: store.tableName, DYNAMODB_ENDPOINT: inject('endpoint') });
    const first = await prepareData({}, { ensure: async () => 'found' });
    expect(first).toEqual({ samples, token: expect.stringMatching(/^facet_[0-9a-f]{32}_/) });
    expect(await prepareData(first, { ensure: async () => 'found' })).toEqual(first);
    const next = await prepareData({ ...first, token: 'facet_bad' }, { ensure: async () => 'found' });
    expect(next).toEqual({ samples, token: expect.stringMatching(/^facet_[0-9a-f]{32}_/) });
    expect(next.token).not.toBe(first.token);
    const isToken = (item: unknown): boolean => JSON.stringify(item).includes('token');
    expect((await contentOf(store)).filter((item) => !isToken(item))).toEqual(content.filter((item) => !isToken(item)));
  });

  it('completes a load that broke off half way, the same in every table', async () => {
    const other = await openStore();
    await expect(loadSample(new BreakingStore(other, 250))).rejects.toThrow('broken off');
    expect(await contentOf(other)).not.toEqual(content);
    expect(await loadSample(other)).toEqual(samples);
    expect(await contentOf(other)).toEqual(content);
  });
});
