import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCourseSteps } from '../../../../../lib/domain/evaluations/coverage/delete-course.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { readPeriod } from '../../../../../lib/domain/evaluations/periods/read-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import { deleteRecord } from '../../../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../../../lib/model/write/dependents.ts';
import { courseEvaluationCourse } from '../../../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { types } from '../../../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { statusOf } from '../../../../support/expectations.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { startService, type TestService, toOne } from '../../../../support/service.ts';
import { newPeriod } from '../support/new-period.ts';

let service: TestService;
let store: Store;
beforeEach(async () => {
  service = await startService();
  store = service.store;
});

const deletion = {
  resource: courseEvaluationCourse,
  dependents: dependentsOf(courseEvaluationCourse, types.values()),
  check: deleteCourseSteps,
};

interface World {
  readonly term: StoredRecord;
  readonly course: StoredRecord;
  readonly period: StoredRecord;
}

const periodData = (term: StoredRecord, course_uuids: readonly string[]) => ({
  attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids },
  relationships: { term: toOne(term) },
});

const seedWorld = async (): Promise<World> => {
  const term = await service.seed('course_evaluation_term', { name: 'Fall 2026' });
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  return { term, course, period: await createPeriod(store, newPeriod(periodData(term, [])), { now: new Date() }) };
};

const remove = ({ course }: World, through: Store) => statusOf(deleteRecord(through, deletion, course.id, new Date()));

const doings: Readonly<Record<string, (world: World, through: Store) => Promise<number>>> = {
  'a new period': ({ term, course }, through) =>
    statusOf(createPeriod(through, newPeriod(periodData(term, [course.id])), { now: new Date() })),
  'a period that comes to cover it': ({ period, course }, through) =>
    statusOf(coverCourses(through, period.id, [course.id], new Date())),
};

/** The courses that the periods of a term cover. */
const coveredIn = async ({ term }: World): Promise<string[]> => {
  const record = await store.read(term);
  const periods = await Promise.all(linkedIds(record ?? term, 'periods').map((id) => readPeriod(store, id)));
  return periods.flatMap((period) => linkedIds(period.record, 'courses'));
};

describe.each(Object.entries(doings))('deleting a course during %s', (_name, doing) => {
  it.each(['deletion', 'other'] as const)(
    'has one of them win, whatever happens between two steps of the %s',
    async (inner) => {
      const outcomes = new Set<string>();
      await atEveryCall(store, async () => {
        const world = await seedWorld();
        let [deleted, covered] = [0, 0];
        const deletes = async (through: Store) => {
          deleted = await remove(world, through);
        };
        const covers = async (through: Store) => {
          covered = await doing(world, through);
        };
        return {
          work: async (stepped) => {
            await (inner === 'deletion' ? deletes(stepped) : covers(stepped));
            outcomes.add(`${deleted} ${covered}`);
            expect(await coveredIn(world)).toEqual(covered === 200 ? [world.course.id] : []);
            expect((await store.read(world.course)) === undefined).toBe(deleted === 200);
            expect(deleted === 200 && covered === 200).toBe(false);
          },
          meanwhile: () => (inner === 'deletion' ? covers(store) : deletes(store)),
        };
      });
      expect(outcomes).toContain(inner === 'deletion' ? '409 200' : '200 404');
    },
  );
});
