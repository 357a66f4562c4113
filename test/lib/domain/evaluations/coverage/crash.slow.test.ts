import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, inject, it } from 'vitest';
import { type Item, scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { sweepCoverage } from '../../../../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { readPeriod } from '../../../../../lib/domain/evaluations/periods/read-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { readChange } from '../../../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../../../lib/model/write/create.ts';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { resourceOf } from '../../../../../lib/resources/registry.ts';
import { newId } from '../../../../../lib/runtime/ids.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { restoreTables } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { toOne } from '../../../../support/service.ts';
import { openTestTable } from '../../../../support/table.ts';
import { newPeriod } from '../support/new-period.ts';
import { seedCourses } from '../support/seed-courses.ts';

const endpoint = inject('endpoint');
const now = new Date('2026-02-01T00:00:00.000Z');

const openStore = async (): Promise<Store> => {
  const { tableName } = await openTestTable();
  return new Store(documentClient(endpoint), tableName);
};

/** The whole table; counts that are spread over several items are added up. */
const contentOf = async (store: Store): Promise<Item[]> => {
  const content = new Map<string, Item>();
  for (const { pk, sk, ...rest } of await scanTable(store)) {
    const isCounter = String(pk).startsWith('tally#');
    const unsharded = (key: unknown): string => String(key).replace(/#[adh]?\d+$/, '');
    const name = isCounter ? `${unsharded(pk)}/${unsharded(sk)}` : `${pk}/${sk}`;
    const sum = Object.entries(rest).map(([field, count]) => [
      field,
      Number(count) + Number(content.get(name)?.[field] ?? 0),
    ]);
    content.set(name, isCounter ? { ...content.get(name), ...Object.fromEntries(sum) } : { name, ...rest });
  }
  return [...content].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
};

/** What to do. */
interface Order {
  readonly act: 'create' | 'replace';
  readonly period: string;
  readonly term: string;
  readonly courses: readonly string[];
}

/** The moment of everything that is done, so that any two of them write the same. */
const at = new Date('2026-03-01T00:00:00.000Z');

const carryOut = (store: Store, { act, period, term, courses }: Order): Promise<unknown> => {
  if (act === 'replace') return coverCourses(store, period, courses, at);
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses };
  const relationships = { term: toOne({ type: 'course_evaluation_term', id: term }) };
  return createPeriod(store, newPeriod({ attributes, relationships }), { now: at, id: period });
};

const seed = (store: Store, type: string, attributes: object = {}, relationships: object = {}) => {
  const data = { attributes: { ...attributes }, relationships: { ...relationships } };
  return createRecord(store, resourceOf(type), readChange(resourceOf(type), data, { creates: true, trusted: true }), {
    now,
  });
};

/** A case of work that can be interrupted: the table before it, the order, and the table after it undisturbed. */
interface Case {
  readonly store: Store;
  readonly before: readonly Item[];
  readonly order: Order;
  readonly after: readonly Item[];
  readonly writes: number;
}

const undisturbed = async (store: Store, order: Order): Promise<Case> => {
  const before = await scanTable(store);
  const writes = await dieAfter(store, Number.POSITIVE_INFINITY, (counted) => carryOut(counted, order));
  await checkKeptTotals(store);
  return { store, before, order, after: await contentOf(store), writes };
};

const prepareCreation = async (): Promise<Case> => {
  const store = await openStore();
  const { id: term } = await seed(store, 'course_evaluation_term', { name: 'T' });
  const courses = await seedCourses(store, term, 5, 2);
  return undisturbed(store, { act: 'create', period: newId(), term, courses });
};

const answerAll = async (store: Store, period: string): Promise<void> => {
  const found = await readPeriod(store, period);
  const set = await seed(store, 'course_evaluation_question_set', { name: 'Q' }, { period: toOne(found.record) });
  const part = await seed(store, 'course_evaluation_question_set_section', { name: 'P' }, { question_set: toOne(set) });
  for (const section of [...found.chunks.values()].flatMap(({ sections }) => Object.keys(sections))) {
    const evaluation = toOne({ type: 'course_evaluation', id: evaluationId(period, section) });
    const response = await seed(store, 'course_evaluation_response', {}, { evaluation });
    const relationships = { evaluation_response: toOne(response), question_set_section: toOne(part) };
    for (let count = 0; count < 2; count += 1) {
      await seed(store, 'course_evaluation_section_response', {}, relationships);
    }
  }
};

const prepareReplacement = async (): Promise<Case> => {
  const store = await openStore();
  const { id: term } = await seed(store, 'course_evaluation_term', { name: 'T' });
  const courses = await seedCourses(store, term, 6, 2);
  const creation: Order = { act: 'create', period: newId(), term, courses: courses.slice(0, 4) };
  await carryOut(store, creation);
  await answerAll(store, creation.period);
  return undisturbed(store, { ...creation, act: 'replace', courses: courses.slice(2) });
};

const cases: Record<string, Case> = {};

beforeAll(async () => {
  Object.assign(cases, { creation: await prepareCreation(), replacement: await prepareReplacement() });
});

const findCase = (name: string): Case => {
  const found = cases[name];
  if (found === undefined) throw new Error(`no case "${name}"`);
  return found;
};

/** Interrupts the work, sees it finished by `finish`, and compares the table with that of an undisturbed run. */
const interrupt = async (
  name: string,
  writes: number,
  finish: (store: Store, order: Order) => Promise<unknown>,
): Promise<void> => {
  const { store, before, order, after } = findCase(name);
  await restoreTables({ records: before, ballots: [] }, store);
  const beforeIt = await contentOf(store);
  await dieAfter(store, writes, (dying) => carryOut(dying, order));
  await checkKeptTotals(store);
  await finish(store, order);
  // Killed before anything was announced, the work was never begun: whoever asked for it asks again.
  if (isDeepStrictEqual(await contentOf(store), beforeIt)) await carryOut(store, order);
  // The totals are part of it.
  expect(await contentOf(store), `${name}, ${writes}`).toEqual(after);
};

const read = (store: Store, { period }: Order) => readPeriod(store, period).catch(() => undefined);
const sweep = (store: Store) => sweepCoverage(store);

// Both finish a period in the same way; the sweep has to find it first.
it.each([
  ['creation', 'sweep', sweep],
  ['replacement', 'sweep', sweep],
  ['replacement', 'read', read],
])('a %s that is killed between any two of its writes is finished by the next %s', async (name, _finish, finish) => {
  const { writes } = findCase(name);
  // The transaction that settles, one for each bucket, the end.
  expect(writes).toBeGreaterThanOrEqual(3);
  for (const each of deaths(writes)) await interrupt(name, each, finish);
});
