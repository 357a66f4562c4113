import { createPeriod } from '../../../lib/domain/evaluations/periods/create-period.ts';
import { updatePeriod } from '../../../lib/domain/evaluations/periods/update-period.ts';
import { generateResponses } from '../../../lib/domain/evaluations/synthetic/responses/generate-responses.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { median, timed, writeBatches } from './measure.ts';
import { type Item, scanTable } from './scan-table.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:generate [-- RESPONSES ROUNDS]: the rate of `facet generate --without-answers`, to that of bare BatchWriteItem
 * (25 a call, at the best of several concurrencies) of the very items that it has written, in turns on one engine.
 */

const usage = 'npm run bench:generate [-- RESPONSES ROUNDS]';
const [responses, rounds] = readArguments({ usage }, counts(2_000, 3));
const concurrencies = [1, 2, 4, 8];
const sectionsPerCourse = 5;
const now = new Date('2026-03-01T12:00:00.000Z');

const create = (store: Store, type: string, attributes: object, targets: Readonly<Record<string, Item>> = {}) => {
  const relationships = Object.fromEntries(Object.entries(targets).map(([name, target]) => [name, { data: target }]));
  const given = { attributes: { ...attributes }, relationships };
  return createRecord(store, resourceOf(type), readChange(resourceOf(type), given, { creates: true }), { now });
};

/** A closed period that covers so many sections that each gets about ten responses. */
const fill = async (store: Store): Promise<void> => {
  const { type, id } = await create(store, 'course_evaluation_term', { name: 'Term' });
  const term = { type, id };
  const courses: string[] = [];
  for (let count = 0; count < responses / 10 / sectionsPerCourse; count += 1) {
    const course = await create(store, 'course_evaluation_course', { name: 'C' });
    for (let section = 0; section < sectionsPerCourse; section += 1) {
      const targets = { course: { type: course.type, id: course.id }, term };
      await create(store, 'course_evaluation_section', { name: 'S' }, targets);
    }
    courses.push(course.id);
  }
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses };
  const data = { attributes, relationships: { term: { data: term } } };
  const period = await createPeriod(store, readChange(courseEvaluationPeriod, data, { creates: true }), { now });
  const times = { opens_at: '2026-02-01T08:00:00Z', closes_at: '2026-02-15T22:00:00Z' };
  await create(store, 'course_evaluation_period_schedule', times, { period: { type: period.type, id: period.id } });
  const opened = { attributes: { draft: false }, relationships: {} };
  const opening = readChange(courseEvaluationPeriod, opened, { creates: false });
  await updatePeriod(store, period.id, opening, { now });
};

const readByKey = async (store: Store): Promise<Map<string, Item>> =>
  new Map((await scanTable(store)).map((item) => [`${item.pk}\n${item.sk}`, item]));

await withEngine(async (openTable) => {
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const store = await openTable(`generate-${round}`);
    await fill(store);
    const before = await readByKey(store);
    const generating = await timed(() =>
      generateResponses(store, { count: responses, seed: round, now, withoutStudents: true }),
    );
    // What it has written: the new items, and the evaluations that it has changed.
    const items = [...(await readByKey(store))].flatMap(([name, item]) =>
      JSON.stringify(before.get(name)) === JSON.stringify(item) ? [] : [item],
    );
    const bare: number[] = [];
    for (const concurrency of concurrencies) {
      const table = await openTable(`bare-${round}-${concurrency}`);
      bare.push(await timed(() => writeBatches(table, items, concurrency)));
    }
    const best = Math.min(...bare);
    ratios.push(best / generating);
    const rate = (ms: number): string => `${Math.round((items.length / ms) * 1_000)} items/s`;
    console.log(
      `Round ${round}: ${items.length} items; generate ${rate(generating)}, bare BatchWriteItem ${bare
        .map((ms, index) => `${rate(ms)} (${concurrencies[index]} at once)`)
        .join(', ')}; ratio ${(best / generating).toFixed(2)}`,
    );
  }
  console.log(`Median of the ratios of rates: ${median(ratios).toFixed(2)} (0.80 or more is the aim)`);
});
