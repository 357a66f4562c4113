import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { deleteSectionSteps } from '../../../../../lib/domain/evaluations/coverage/delete-section.ts';
import { finishCoverage } from '../../../../../lib/domain/evaluations/coverage/finish-coverage.ts';
import { updateSection } from '../../../../../lib/domain/evaluations/coverage/update-section.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { readChange } from '../../../../../lib/model/validation/read-change.ts';
import { deleteRecord } from '../../../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../../../lib/model/write/dependents.ts';
import { courseEvaluationSection } from '../../../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { coveredCourses, readCoverage } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { types } from '../../../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { expectReferencesKept } from '../../../../support/references.ts';
import { startService, type TestService, toOne } from '../../../../support/service.ts';
import { newPeriod } from '../support/new-period.ts';

let service: TestService;
let store: Store;
beforeAll(async () => {
  service = await startService();
  store = service.store;
});

interface World {
  readonly term: StoredRecord;
  readonly later: StoredRecord;
  readonly course: StoredRecord;
  readonly section: StoredRecord;
  /** A period of the term that covers nothing yet. */
  readonly period: StoredRecord;
}

const seedWorld = async (): Promise<World> => {
  const term = await service.seed('course_evaluation_term', { name: 'Fall 2026' });
  const later = await service.seed('course_evaluation_term', { name: 'Spring 2027' });
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  const belongs = { term: toOne(term), course: toOne(course) };
  const section = await service.seed('course_evaluation_section', { name: '1' }, belongs);
  await service.seed('course_evaluation_section', { name: '2' }, belongs);
  const period = await createPeriod(store, newPeriod(periodData(term, [])), { now: new Date() });
  return { term, later, course, section, period };
};

const periodData = (term: StoredRecord, course_uuids: readonly string[]) => ({
  attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids },
  relationships: { term: toOne(term) },
});

const deletion = {
  resource: courseEvaluationSection,
  dependents: dependentsOf(courseEvaluationSection, types.values()),
  check: deleteSectionSteps,
} as const;

const remove = async (through: Store, { section }: World): Promise<number> => {
  try {
    await deleteRecord(through, deletion, section.id, new Date());
    return 204;
  } catch (error) {
    if (error instanceof JsonApiError) return error.status;
    throw error;
  }
};

const move = ({ section, later }: World, through: Store) => {
  const data = { attributes: {}, relationships: { term: toOne(later) } };
  return updateSection(through, section.id, readChange(courseEvaluationSection, data, { creates: false }), new Date());
};

const refusedWith404 = async (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error) => {
    if (!(error instanceof JsonApiError && error.status === 404)) throw error;
  });

/** What others do to the coverage of a section's course; the last begins with a period that comes to cover it. */
const doings: Readonly<Record<string, (world: World, through: Store) => Promise<unknown>>> = {
  'a new period': ({ term, course }, through) =>
    createPeriod(through, newPeriod(periodData(term, [course.id])), { now: new Date() }),
  'a move to another term': (world, through) => refusedWith404(move(world, through)),
  'a period, and then a move to another term': async (world, through) => {
    await coverCourses(through, world.period.id, [world.course.id], new Date());
    await refusedWith404(move(world, through));
  },
};

/** That nothing covers, or evaluates, what is not there. */
const expectTrueCoverage = async (): Promise<void> => {
  const items = await scanTable(store);
  const idsOf = (type: string) =>
    items.flatMap((item) => (item.type === type && item.sk === '#' ? [String(item.id)] : []));
  const [sections, evaluations] = [new Set(idsOf('course_evaluation_section')), idsOf('course_evaluation')];
  const covered: string[] = [];
  for (const id of idsOf('course_evaluation_period')) {
    await finishCoverage(store, id);
    const chunks = (await readCoverage(store, id))?.chunks.values() ?? [];
    covered.push(...[...coveredCourses(chunks).values()].flat());
  }
  expect(covered.filter((section) => !sections.has(section))).toEqual([]);
  expect(evaluations).toHaveLength(covered.length);
  await expectReferencesKept(store);
};

describe('deleting a section leaves no evaluation of it', () => {
  beforeEach(async () => {
    service = await startService();
    store = service.store;
  });

  it.each(Object.entries(doings))('whatever happens between two of its steps: %s', async (_name, doing) => {
    const outcomes = new Set<number>();
    await atEveryCall(store, async () => {
      const world = await seedWorld();
      return {
        work: async (stepped) => outcomes.add(await remove(stepped, world)),
        meanwhile: () => doing(world, store),
      };
    });
    expect(outcomes).toContain(204);
    await expectTrueCoverage();
  });

  it.each(Object.entries(doings))('between whichever two steps of the other it happens: %s', async (_name, doing) => {
    const outcomes = new Set<number>();
    await atEveryCall(store, async () => {
      const world = await seedWorld();
      return {
        work: (stepped) => doing(world, stepped),
        meanwhile: async () => outcomes.add(await remove(store, world)),
      };
    });
    expect(outcomes).toContain(204);
    await expectTrueCoverage();
  });
});

it('keeps a section that is evaluated in a term that it has left', async () => {
  const world = await seedWorld();
  await coverCourses(store, world.period.id, [world.course.id], new Date());
  await move(world, store);
  expect(await remove(store, world)).toBe(409);
  await coverCourses(store, world.period.id, [], new Date());
  expect(await remove(store, world)).toBe(204);
});
