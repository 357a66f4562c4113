import { expect, it } from 'vitest';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { costOf } from '../../../../support/server-timing.ts';
import { startService, toOne } from '../../../../support/service.ts';

const service = await startService();
const { store } = service;
const post = (collection: string, type: string, attributes: object, relationships: object) =>
  service.call('POST', `/api/v1/${collection}`, { body: { data: { type, attributes, relationships } } });

const cover = async (term: { type: string; id: string }, course: string): Promise<string> => {
  const attributes = { name: 'P', evaluation_type: 'midterm', course_uuids: [course] };
  const relationships = { term: toOne(term) };
  const answer = await post('course_evaluation_periods', 'course_evaluation_period', attributes, relationships);
  return answer.document.data.id;
};

const newCourse = () => service.seed('course_evaluation_course', { name: 'C' });

const createSection = (term: { type: string; id: string }, course: { type: string; id: string }) =>
  post(
    'course_evaluation_sections',
    'course_evaluation_section',
    { name: '01' },
    { term: toOne(term), course: toOne(course) },
  );

it('asks of a term with many periods only those that cover the course of a new section', async () => {
  const term = await service.seed('course_evaluation_term', { name: 'T' });
  const course = await newCourse();
  const covering = [await cover(term, course.id), await cover(term, course.id)];
  // The first call of a function reads the token too.
  await createSection(await service.seed('course_evaluation_term', { name: 'U' }), course);
  const costs: number[] = [];
  for (let count = 2; count < 60; count += 1) {
    await cover(term, (await newCourse()).id);
    if (count !== 15 && count !== 59) continue;
    const answer = await createSection(term, course);
    const { id } = answer.document.data;
    expect(answer.status).toBe(201);
    for (const period of covering) {
      const evaluation = { type: 'course_evaluation', id: evaluationId(period, id) };
      expect(await store.read(evaluation)).toMatchObject({ section: id, period });
      const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${period}`);
      expect(document.data.relationships.evaluations.data).toContainEqual(evaluation);
    }
    costs.push(costOf(answer).requests);
  }
  // The term, what is open, the chunks, the two periods, and the write.
  expect(costs).toEqual([6, 6]);
});

it('refuses to delete a section that one of many periods evaluates, and deletes one that none does', async () => {
  const term = await service.seed('course_evaluation_term', { name: 'T' });
  const [course, other] = [await newCourse(), await newCourse()];
  for (let count = 0; count < 12; count += 1) await cover(term, (await newCourse()).id);
  await cover(term, course.id);
  const [evaluated, free] = [await createSection(term, course), await createSection(term, other)];
  const remove = (id: string) => service.call('DELETE', `/api/v1/course_evaluation_sections/${id}`);
  expect((await remove(evaluated.document.data.id)).status).toBe(409);
  expect((await remove(free.document.data.id)).status).toBe(204);
});
