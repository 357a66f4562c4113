import { describe, expect, it, vi } from 'vitest';
import { sweepCoverage } from '../../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';
import { seedCourses } from './support/seed-courses.ts';

const clock = vi.hoisted(() => ({ isOver: false }));

vi.mock('../../../lib/domain/evaluations/coverage/time-limit.ts', async (original) => ({
  ...(await original<object>()),
  timeLimit: () => new Date(clock.isOver ? 0 : Date.now() + 60_000),
}));

const service = await startService();
const collection = '/api/v1/course_evaluation_periods';
const term = await service.seed('course_evaluation_term', { name: 'T' });
const courses = await seedCourses(service.store, term.id, 20, 2);

const create = (covered: readonly string[]): Promise<TestAnswer> => {
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: covered };
  const data = { type: 'course_evaluation_period', attributes, relationships: { term: toOne(term) } };
  return service.call('POST', collection, { body: { data } });
};

const change = (id: string, attributes: object): Promise<TestAnswer> =>
  service.call('PATCH', `${collection}/${id}`, {
    body: { data: { type: 'course_evaluation_period', id, attributes } },
  });

const read = (id: string) => service.call('GET', `${collection}/${id}`);

const whileTimeIsOver = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  clock.isOver = true;
  try {
    return await work();
  } finally {
    clock.isOver = false;
  }
};

const evaluationsThere = async ({ document }: TestAnswer): Promise<number> =>
  (await service.store.readMany(document.data.relationships.evaluations.data)).length;

// The limit is replaced in this process.
describeInProcess('a period whose coverage takes too long', () => {
  it('is answered with all that it covers, and says that this is in progress', async () => {
    const created = await whileTimeIsOver(() => create(courses));
    expect(created.status).toBe(201);
    const { data } = created.document;
    expect(data.meta).toEqual({ coverage: 'in_progress' });
    expect(data.attributes.course_uuids).toHaveLength(20);
    expect(data.relationships.evaluations.meta.count).toBe(40);
    expect(await evaluationsThere(created)).toBe(0);

    const early = await whileTimeIsOver(() => read(data.id));
    expect(early.document.data).toEqual(data);
    const done = await read(data.id);
    expect(done.document.data).not.toHaveProperty('meta');
    expect(await evaluationsThere(done)).toBe(40);
  });

  it('is finished by the sweep', async () => {
    const created = await whileTimeIsOver(() => create(courses.slice(0, 3)));
    await sweepCoverage(service.store);
    expect(await evaluationsThere(created)).toBe(6);
  });

  it('takes other changes meanwhile, and other courses later', async () => {
    const { id } = (await create(courses.slice(0, 2))).document.data;
    const changed = await whileTimeIsOver(() => change(id, { course_uuids: courses.slice(1, 4) }));
    expect([changed.status, changed.document.data.meta]).toEqual([200, { coverage: 'in_progress' }]);
    const renamed = await whileTimeIsOver(() => change(id, { name: 'Renamed' }));
    expect([renamed.status, renamed.document.data.attributes.name]).toEqual([200, 'Renamed']);
    expect(renamed.document.data.meta).toEqual({ coverage: 'in_progress' });
    const refused = await whileTimeIsOver(() => change(id, { course_uuids: [] }));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
    const later = await change(id, { course_uuids: [courses[5]] });
    expect(later.document.data.attributes.course_uuids).toEqual([courses[5]]);
    expect(await evaluationsThere(later)).toBe(2);
  });
});

describe('the time limit', () => {
  it('is fifteen seconds after the arrival of the request', async () => {
    const { timeLimit } = await vi.importActual<
      typeof import('../../../lib/domain/evaluations/coverage/time-limit.ts')
    >('../../../lib/domain/evaluations/coverage/time-limit.ts');
    expect(timeLimit(new Date(0))).toEqual(new Date(15_000));
  });
});
