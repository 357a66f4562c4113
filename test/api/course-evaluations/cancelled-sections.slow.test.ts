import { describe, expect, it } from 'vitest';
import { restoreSection, withdrawSection } from '../../../lib/domain/evaluations/coverage/withdraw-section.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { respond } from '../../support/respond.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const sections = '/api/v1/course_evaluation_sections';
const periods = '/api/v1/course_evaluation_periods';
const day = 86_400_000;
const [past, future] = [-1, 1].map((days) => new Date(Date.now() + days * day).toISOString());

const send = (method: string, target: string, data: object) => service.call(method, target, { body: { data } });
const term = await service.seed('course_evaluation_term', { name: 'Spring' });
const student = { user: toOne(await service.seedUser()) };

const newSection = async (course: { type: string; id: string }, attributes: object = {}): Promise<string> => {
  const { document } = await send('POST', sections, {
    type: 'course_evaluation_section',
    attributes: { name: '01', ...attributes },
    relationships: { course: toOne(course), term: toOne(term) },
  });
  return document.data.id;
};
const newCourse = () => service.seed('course_evaluation_course', { name: 'C' });
const newPeriod = async (...courses: { id: string }[]): Promise<string> => {
  const { document } = await send('POST', periods, {
    type: 'course_evaluation_period',
    attributes: { name: 'P', evaluation_type: 'midterm', course_uuids: courses.map(({ id }) => id) },
    relationships: { term: toOne(term) },
  });
  return document.data.id;
};

const cancel = (id: string, cancelled: boolean | null = true) =>
  send('PATCH', `${sections}/${id}`, { type: 'course_evaluation_section', id, attributes: { cancelled } });
const evaluated = async (period: string): Promise<string[]> => {
  const { document } = await service.call('GET', `${periods}/${period}`);
  const { data, meta } = document.data.relationships.evaluations;
  expect(meta.count).toBe(data.length);
  return data.map(({ id }: { id: string }) => id);
};
const isThere = async (period: string, section: string): Promise<boolean> => {
  const { status } = await service.call('GET', `/api/v1/course_evaluations/${evaluationId(period, section)}`);
  return status === 200;
};

describe('a section whose class is cancelled', () => {
  it('loses its evaluations, is in no new period, and is evaluated again when it takes place after all', async () => {
    const course = await newCourse();
    const [stays, goes] = [await newSection(course), await newSection(course)];
    const [one, other] = [await newPeriod(course), await newPeriod(course)];
    expect(await evaluated(one)).toHaveLength(2);
    const total = async () => (await service.call('GET', '/api/v1/course_evaluations')).document.meta.total;
    const before = await total();
    const answer = await cancel(goes);
    expect([answer.status, answer.document.data.attributes.cancelled]).toEqual([200, true]);
    for (const period of [one, other, await newPeriod(course)]) {
      expect(await evaluated(period)).toEqual([evaluationId(period, stays)]);
      expect(await isThere(period, goes)).toBe(false);
    }
    // Two went, and the third period has one.
    expect(await total()).toBe(before - 1);
    expect((await cancel(goes)).status).toBe(200);
    expect((await cancel(goes, null)).document.data.attributes.cancelled).toBe(false);
    expect(await evaluated(one)).toHaveLength(2);
    expect(await isThere(one, goes)).toBe(true);
  });

  it.each([
    ['few', 1],
    ['many', 9],
  ])('loses the evaluations that it has kept from another course and term, of %s periods', async (_how, count) => {
    const [course, next] = [await newCourse(), await newCourse()];
    const id = await newSection(course);
    const period = await newPeriod(course);
    for (let more = 1; more < count; more += 1) await newPeriod(next);
    const autumn = await service.seed('course_evaluation_term', { name: 'Autumn' });
    const move = (relationships: object) =>
      send('PATCH', `${sections}/${id}`, { type: 'course_evaluation_section', id, relationships });
    await move({ course: toOne(await newCourse()) });
    expect([(await cancel(id)).status, await evaluated(period)]).toEqual([200, []]);
    await cancel(id, null);
    await move({ course: toOne(course) });
    expect((await move({ term: toOne(autumn) })).status).toBe(200);
    expect(await evaluated(period)).toHaveLength(1);
    expect([(await cancel(id)).status, await evaluated(period)]).toEqual([200, []]);
    expect(await isThere(period, id)).toBe(false);
  });

  it('is not evaluated from its beginning, nor where it goes, nor with the course that takes it', async () => {
    const [course, next] = [await newCourse(), await newCourse()];
    const id = await newSection(course, { cancelled: true });
    const [first, second] = [await newPeriod(course), await newPeriod(next)];
    const relationships = { course: toOne(next) };
    await send('PATCH', `${sections}/${id}`, { type: 'course_evaluation_section', id, relationships });
    expect([await evaluated(first), await evaluated(second)]).toEqual([[], []]);
    const free = await service.seed(
      'course_evaluation_section',
      { name: '02', cancelled: true },
      { term: toOne(term) },
    );
    const taking = await service.seed('course_evaluation_course', { name: 'D' }, { sections: toMany(free) });
    expect(await evaluated(await newPeriod(taking))).toEqual([]);
    expect((await cancel(free.id, false)).status).toBe(200);
    expect(await evaluated(await newPeriod(taking))).toHaveLength(1);
  });

  it('keeps an evaluation that students have answered', async () => {
    const course = await newCourse();
    const [answered, silent] = [await newSection(course), await newSection(course)];
    const period = await newPeriod(course);
    await service.seed(
      'course_evaluation_student',
      {},
      { ...student, sections: toMany({ type: 'course_evaluation_section', id: answered }) },
    );
    const schedule = { opens_at: past, closes_at: future };
    await service.seed('course_evaluation_period_schedule', schedule, {
      period: toOne({ type: 'course_evaluation_period', id: period }),
    });
    await send('PATCH', `${periods}/${period}`, {
      type: 'course_evaluation_period',
      id: period,
      attributes: { draft: false },
    });
    expect(await respond(service.store)).toBe(1);
    for (const id of [answered, silent]) expect((await cancel(id)).status).toBe(200);
    expect(await evaluated(period)).toEqual([evaluationId(period, answered)]);
    // It takes no more: nobody answers for a class that does not take place.
    const student2 = { user: toOne(await service.seedUser()) };
    await service.seed(
      'course_evaluation_student',
      {},
      { ...student2, sections: toMany({ type: 'course_evaluation_section', id: answered }) },
    );
    expect(await respond(service.store)).toBe(0);
    expect((await cancel(answered, false)).status).toBe(200);
    expect(await evaluated(period)).toEqual([evaluationId(period, answered)]);
    expect(await respond(service.store)).toBe(1);
  });

  it('is also one that its source has removed, until that has it again', async () => {
    const course = await newCourse();
    const id = await newSection(course);
    const period = await newPeriod(course);
    const shown = async () => (await service.call('GET', `${sections}/${id}`)).document.data.attributes.cancelled;
    await withdrawSection(service.store, id, new Date());
    expect([await shown(), await evaluated(period)]).toEqual([true, []]);
    expect((await cancel(id)).status).toBe(200);
    await restoreSection(service.store, id, new Date());
    // The registrar has cancelled it, whatever the file says.
    expect([await shown(), await evaluated(period)]).toEqual([true, []]);
    await cancel(id, false);
    expect([await shown(), await evaluated(period)]).toEqual([false, [evaluationId(period, id)]]);
  });
});
