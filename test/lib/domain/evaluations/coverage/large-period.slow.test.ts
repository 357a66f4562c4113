import { describe, expect, it } from 'vitest';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { expectInvalid } from '../../../../support/expectations.ts';
import { costOf } from '../../../../support/server-timing.ts';
import { startService, type TestAnswer, toOne } from '../../../../support/service.ts';
import { seedCourses } from '../support/seed-courses.ts';

const service = await startService();
const collection = '/api/v1/course_evaluation_periods';

const create = (term: string, courses: readonly string[]): Promise<TestAnswer> =>
  service.call('POST', collection, {
    body: {
      data: {
        type: 'course_evaluation_period',
        attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses },
        relationships: { term: toOne({ type: 'course_evaluation_term', id: term }) },
      },
    },
  });

const cover = (id: string, courses: readonly string[]): Promise<TestAnswer> =>
  service.call('PATCH', `${collection}/${id}`, {
    body: { data: { type: 'course_evaluation_period', id, attributes: { course_uuids: courses } } },
  });

/** The period when all of its coverage is carried out: on a busy machine the answer to a write comes before that. */
const settled = async (answer: TestAnswer): Promise<TestAnswer> => {
  const { data } = answer.document;
  if (data.meta.coverage === undefined) return answer;
  return settled(await service.call('GET', `${collection}/${data.id}`));
};

const newTerm = async (): Promise<string> => (await service.seed('course_evaluation_term', { name: 'T' })).id;

describe('a period of a whole institution', () => {
  it('of 300 courses with 600 sections is covered, read, replaced and cleared in time', async () => {
    const term = await newTerm();
    const courses = await seedCourses(service.store, term, 300, 2);
    const answered = await create(term, courses);
    expect(answered.status).toBe(201);
    const created = await settled(answered);
    const { id, relationships } = created.document.data;
    expect(relationships.courses.meta.count).toBe(300);
    expect(relationships.evaluations.meta.count).toBe(600);
    expect(new Set(relationships.evaluations.data.map((each: { id: string }) => each.id)).size).toBe(600);
    const costs = { created: costOf(answered) };
    // 3 calls read the courses, 1 in 98 sections writes them, and the rest is the same for every period.
    expect(costs.created.requests).toBeLessThan(33);

    const read = await service.call('GET', `${collection}/${id}`);
    expect(costOf(read).roundTrips).toBeLessThanOrEqual(2);
    expect(read.document.data).toEqual(created.document.data);

    const halved = await settled(await cover(id, courses.slice(0, 150)));
    expect(halved.document.data.relationships.evaluations.meta.count).toBe(300);
    const cleared = await settled(await cover(id, []));
    expect(cleared.document.data.relationships.evaluations.meta.count).toBe(0);
    if (process.env.FACET_SHOW_COSTS) {
      console.log({ ...costs, read: costOf(read), halved: costOf(halved), cleared: costOf(cleared) });
      console.log(`answer ${created.text.length} bytes, evaluation ${evaluationId(id, id)}`);
    }
  });

  it('refuses more sections than it can keep', async () => {
    const term = await newTerm();
    const courses = await seedCourses(service.store, term, 140, 190, { coursesAlone: true });
    expectInvalid(await create(term, courses), 'Course uuids covers too many sections (maximum is 25000)');
  });

  it('costs no more requests for courses without sections than it takes to read them', async () => {
    const term = await newTerm();
    const courses = await seedCourses(service.store, term, 1_000, 0);
    const answer = await create(term, courses);
    expect(answer.status).toBe(201);
    expect(costOf(answer).requests).toBeLessThan(30);
  });
});
