import { createPeriod } from '../../../lib/domain/evaluations/periods/create-period.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../lib/resources/course-evaluations/coverage.ts';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { newId, newOpaqueId } from '../../../lib/runtime/ids.ts';
import { inBackground } from '../../../lib/store/background-calls.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { type Cost, measure, median, processorTime, writeBatches } from './measure.ts';
import type { Item } from './scan-table.ts';
import { seedTerm } from './seed-term.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:coverage [-- COURSES ROUNDS]: what it costs to create a period that covers 5,000 courses with two sections
 * each, compared with bare BatchWriteItem calls of as many evaluations to the same table; round after round, one after the other.
 * By the clock, and in processor time of this process and the engine, which other work on the machine leaves alone.
 */

const concurrencies = [1, 4, 16];

const evaluationsOf = async (store: Store, period: string): Promise<Item[]> => {
  const found = await readCoverage(store, period);
  const sections = [...coveredCourses(found?.chunks.values() ?? []).values()].flat();
  const keys = sections.map((each) => keyOfEvaluation(evaluationId(period, each)));
  const items: Item[] = [];
  // The items are read in chunks, because a busy machine does not open a hundred connections within a second.
  for (const some of chunk(keys, 1_000)) items.push(...(await store.getMany(some)));
  return items;
};

const keyOfEvaluation = (id: string) => keyOf.record({ type: courseEvaluation.type, id });

/** Returns the same items with new ids. */
const renamed = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const id = newOpaqueId();
    return { ...item, ...keyOfEvaluation(id), id };
  });

interface CostOfBoth extends Cost {
  readonly processorMs: number;
}

const measureBoth = async (engine: number, ...[store, work]: Parameters<typeof measure>): Promise<CostOfBoth> => {
  const taken = () => processorTime(process.pid) + processorTime(engine);
  const before = taken();
  const cost = await measure(store, work);
  return { ...cost, processorMs: taken() - before };
};

const medians = (costs: readonly CostOfBoth[]): CostOfBoth => ({
  ms: median(costs.map(({ ms }) => ms)),
  processorMs: median(costs.map(({ processorMs }) => processorMs)),
  requests: median(costs.map(({ requests }) => requests)),
  roundTrips: median(costs.map(({ roundTrips }) => roundTrips)),
  units: median(costs.map(({ units }) => units)),
});

const usage = 'npm run bench:coverage [-- COURSES ROUNDS]';
const [courses, rounds] = readArguments({ usage }, counts(5_000, 5));
await withEngine(async (openTable, engine) => {
  const store = await openTable('coverage');
  console.log(`Writing ${courses.toLocaleString('en')} courses with two sections each …`);
  const { term, ids } = await seedTerm(store, courses, 2);
  const createOne = async (): Promise<{ cost: CostOfBoth; period: string }> => {
    const period = newId();
    const data = {
      attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: ids },
      relationships: { term: { data: { type: 'course_evaluation_term', id: term } } },
    };
    const change = readChange(courseEvaluationPeriod, data, { creates: true });
    const create = (metered: Store) => createPeriod(metered, change, { now: new Date(), id: period });
    return { period, cost: await measureBoth(engine, store, create) };
  };
  const creations: CostOfBoth[] = [];
  const bare = new Map<number, CostOfBoth[]>(concurrencies.map((inFlight) => [inFlight, []]));
  // The first round warms both up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const { cost, period } = await createOne();
    console.log(`created: ${Math.round(cost.ms)} ms, ${Math.round(cost.processorMs)} ms of processor time`);
    if (round > 0) creations.push(cost);
    const items = await evaluationsOf(store, period);
    for (const [inFlight, costs] of bare) {
      const others = renamed(items);
      const bareCost = await measureBoth(engine, store, (metered) =>
        // These calls may take longer than the 2.5 s of a request.
        writeBatches(inBackground(metered, {}), others, inFlight),
      );
      if (round > 0) costs.push(bareCost);
    }
  }
  const [best] = [...bare]
    .map(([inFlight, costs]) => ({ inFlight, cost: medians(costs) }))
    .toSorted((one, other) => one.cost.ms - other.cost.ms);
  const period = medians(creations);
  const show = ({ ms, ...others }: CostOfBoth) => ({ ms: Math.round(ms), ...others });
  console.table({
    'create the period': show(period),
    ...Object.fromEntries([...bare].map(([inFlight, costs]) => [`bare, ${inFlight} at once`, show(medians(costs))])),
  });
  console.log(
    `ratio to the best bare run (${best?.inFlight} at once): ${(period.ms / (best?.cost.ms ?? 1)).toFixed(2)}`,
  );
});
