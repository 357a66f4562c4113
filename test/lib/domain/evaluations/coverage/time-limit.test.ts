import { describe, expect, it } from 'vitest';
import { sweepCoverage } from '../../../../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { readPeriod } from '../../../../../lib/domain/evaluations/periods/read-period.ts';
import { updatePeriod } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import { renderResource } from '../../../../../lib/model/render/render.ts';
import { readChange } from '../../../../../lib/model/validation/read-change.ts';
import { courseEvaluationPeriod } from '../../../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { timeLimit } from '../../../../../lib/runtime/time-limit.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { newPeriod } from '../support/new-period.ts';
import { seedCourses } from '../support/seed-courses.ts';

const { store, seed, call } = await startService();
const term = await seed('course_evaluation_term', { name: 'T' });
const courses = await seedCourses(store, term.id, 20, 2);

/** A moment that has passed: nothing is carried out. */
const until = new Date(0);
const now = new Date();

const create = (covered: readonly string[], times: { readonly until?: Date } = {}): Promise<StoredRecord> => {
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: covered };
  return createPeriod(store, newPeriod({ attributes, relationships: { term: toOne(term) } }), { now, ...times });
};

const change = (id: string, attributes: object, times: { readonly until?: Date } = {}): Promise<StoredRecord> => {
  const data = { attributes: { ...attributes }, relationships: {} };
  return updatePeriod(store, id, readChange(courseEvaluationPeriod, data, { creates: false }), { now, ...times });
};

const shown = (record: StoredRecord) =>
  renderResource(courseEvaluationPeriod, record, { base: 'http://facet.test', now });
const inProgress = { coverage: 'in_progress' };

const evaluationsThere = async (record: StoredRecord): Promise<number> => {
  const ids = linkedIds(record, 'evaluations');
  return (await store.readMany(ids.map((id) => ({ type: 'course_evaluation', id })))).length;
};

describe('a period whose coverage takes too long', () => {
  it('is answered with all that it covers, and says that this is in progress', async () => {
    const created = await create(courses, { until });
    expect(shown(created)).toMatchObject({
      attributes: { course_uuids: expect.objectContaining({ length: 20 }) },
      relationships: { evaluations: { meta: { count: 40 } } },
      meta: inProgress,
    });
    expect(await evaluationsThere(created)).toBe(0);
    const early = await readPeriod(store, created.id, until);
    expect(shown(early.record)).toEqual(shown(created));

    const { document } = await call('GET', `/api/v1/course_evaluation_periods/${created.id}`);
    expect(document.data.meta).not.toHaveProperty('coverage');
    expect(await evaluationsThere(created)).toBe(40);
  });

  it('is finished by the sweep', async () => {
    const created = await create(courses.slice(0, 3), { until });
    await sweepCoverage(store);
    expect(await evaluationsThere(created)).toBe(6);
  });

  it('takes other changes meanwhile, and other courses later', async () => {
    const { id } = await create(courses.slice(0, 2));
    expect(shown(await change(id, { course_uuids: courses.slice(1, 4) }, { until })).meta).toMatchObject(inProgress);
    const renamed = shown(await change(id, { name: 'Renamed' }, { until }));
    expect(renamed).toMatchObject({ attributes: { name: 'Renamed' }, meta: inProgress });
    await expect(change(id, { course_uuids: [] }, { until })).rejects.toMatchObject({
      status: 409,
      errors: [{ code: 'coverage_in_progress', source: { pointer: '/data' } }],
      headers: { 'retry-after': '2' },
    });
    const later = await change(id, { course_uuids: [courses[5]] });
    expect(shown(later)).toMatchObject({ attributes: { course_uuids: [courses[5]] } });
    expect(shown(later)).not.toHaveProperty('meta.coverage');
    expect(await evaluationsThere(later)).toBe(2);
  });

  it('is carried out for fifteen seconds after the request has arrived', () => {
    expect(timeLimit(new Date(0))).toEqual(new Date(15_000));
  });
});
