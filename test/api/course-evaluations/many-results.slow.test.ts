import { expect, it } from 'vitest';
import { writeBatches } from '../../../infra/tools/bench/measure.ts';
import { listFields } from '../../../lib/model/write/list-fields.ts';
import { courseEvaluationResult } from '../../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { newOpaqueId } from '../../../lib/runtime/ids.ts';
import { inBackground } from '../../../lib/store/background-calls.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { released, seedEvaluation, seedPeriod, seedResult } from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const office = await service.authorize('results:preview');
const period = await seedPeriod(service, released);
const first = await seedResult(service, period, await seedEvaluation(service, period, []));

/** Further results of the period, as folds leave them. */
const addResults = async (count: number): Promise<void> => {
  const records = Array.from({ length: count }, (_, place): StoredRecord => {
    const id = newOpaqueId();
    const rate = Math.round((place / count) * 10_000) / 10_000;
    const record = { ...first, id, evaluation: id, name: `Course ${place}`, response_rate: rate };
    return { ...record, ...listFields(courseEvaluationResult, record) };
  });
  await writeBatches(
    // With the patience of long work.
    inBackground(service.store, {}),
    records.map((record) => ({ ...keyOf.record(record), ...record })),
    1,
  );
};

const queries = [
  `filter[period]=${period.id}`,
  'sort=-response_rate',
  'sort=section',
  'filter[status]=available',
  `filter[period]=${period.id}&sort=-response_rate`,
  `filter[period]=${period.id}&sort=section`,
];

const costs = async () => {
  const found = [];
  for (const query of queries) {
    const answer = await service.call('GET', `/api/v1/course_evaluation_results?${query}&page[size]=25`, {
      headers: office,
    });
    expect(answer.document.data, query).toHaveLength(25);
    const { requests, roundTrips, units } = costOf(answer);
    found.push({ query, requests, roundTrips, units });
  }
  return found;
};

type Costs = Awaited<ReturnType<typeof costs>>;

/** The least that each query costs: the first request in five seconds notes the use of its token. */
const leastCosts = async (): Promise<Costs> => {
  const [first = [], ...others] = [await costs(), await costs(), await costs()];
  const leastOf = (cost: Costs[number], place: number) =>
    Math.min(cost.requests, ...others.map((each) => each[place]?.requests ?? cost.requests));
  return first.map((cost, place) => ({ ...cost, requests: leastOf(cost, place) }));
};

describeInProcess('a page of results', () => {
  it('costs one round trip, and of 1,000 evaluations as much as of 40', async () => {
    await addResults(39);
    // The first request of a process reads the secret of cursors.
    await costs();
    const few = await leastCosts();
    await addResults(960);
    // Meanwhile the process may have forgotten the token.
    await service.call('GET', '/api/v1/course_evaluation_results?page[size]=1', { headers: office });
    const many = await leastCosts();
    for (const [place, { query, requests, roundTrips, units }] of many.entries()) {
      expect([query, roundTrips]).toEqual([query, 1]);
      expect([query, requests]).toEqual([query, few[place]?.requests]);
      // A unit for each row that is shown, however many there are. What a filter leads to is counted with its first page, in
      // the entries of the index: eight for a unit.
      const counted = query.startsWith('filter[') ? 1_000 / 8 : 0;
      expect(units, query).toBeLessThanOrEqual(25 + counted);
    }
  });
});
