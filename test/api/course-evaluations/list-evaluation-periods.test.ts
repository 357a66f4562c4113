import { describe, expect, it } from 'vitest';
import { renderResource } from '../../../lib/model/render/render.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const collection = '/api/v1/course_evaluation_periods';
const base = 'http://facet.test';

const newTerm = (name: string) => service.seed('course_evaluation_term', { name });
const [spring, fall] = [await newTerm('Spring'), await newTerm('Fall')];
const section = await service.seed('course_evaluation_section', { name: '0101' }, { term: toOne(spring) });
const course = await service.seed('course_evaluation_course', { name: 'Topology' }, { sections: toMany(section) });

const create = async (name: string, term = spring): Promise<string> => {
  const attributes = { name, evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const data = { type: courseEvaluationPeriod.type, attributes, relationships: { term: toOne(term) } };
  return (await service.call('POST', collection, { body: { data } })).document.data.id;
};

const [finals, midterm, later] = [await create('Finals'), await create('Midterm'), await create('Later', fall)];
const schedule = await service.seed(
  'course_evaluation_period_schedule',
  { opens_at: '2026-05-01T08:00:00.000Z' },
  { period: toOne({ type: courseEvaluationPeriod.type, id: finals }) },
);

const list = (query = '') => service.call('GET', `${collection}${query}`);
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).document.data.map(({ id }: { id: string }) => id);

describe('listing evaluation periods', () => {
  it('answers them in the order of their creation, with a total', async () => {
    const { status, document } = await list();
    expect(status).toBe(200);
    expect(document.data.map(({ id }: { id: string }) => id)).toEqual([finals, midterm, later]);
    expect(document.meta.total).toBe(3);
  });

  it('shows where the sets that they cover are, and reads none of them', async () => {
    const { document, headers } = await list('?page[size]=1');
    const [{ attributes, relationships }] = document.data;
    const self = `${base}${collection}/${finals}`;
    expect(attributes).toMatchObject({ name: 'Finals', status: 'draft' });
    expect(attributes).not.toHaveProperty('course_uuids');
    expect(relationships.courses).toEqual({ links: { related: `${self}/courses` }, meta: { count: 1 } });
    expect(relationships.evaluations).toEqual({ links: { related: `${self}/evaluations` }, meta: { count: 1 } });
    expect(relationships.term.data).toEqual({ type: spring.type, id: spring.id });
    expect(headers['server-timing']).toContain('1 round trips');
  });

  it('counts what they cover: nothing, what a change has made of it, and the sections that have joined', async () => {
    const counts = async (id: string) => {
      const found = (await list()).document.data.find((each: { id: string }) => each.id === id);
      const { courses, evaluations } = found.relationships;
      return [courses.meta.count, evaluations.meta.count];
    };
    const term = await newTerm('Summer');
    const attributes = { name: 'P', evaluation_type: 'midterm' };
    const data = { type: courseEvaluationPeriod.type, attributes, relationships: { term: toOne(term) } };
    const { id } = (await service.call('POST', collection, { body: { data } })).document.data;
    expect(await counts(id)).toEqual([0, 0]);
    const cover = (courses: readonly string[]) =>
      service.call('PATCH', `${collection}/${id}`, {
        body: { data: { type: courseEvaluationPeriod.type, id, attributes: { course_uuids: courses } } },
      });
    await cover([course.id]);
    expect(await counts(id)).toEqual([1, 0]);
    const relationships = { term: toOne(term), course: toOne(course) };
    const joining = { type: 'course_evaluation_section', attributes: { name: '02' }, relationships };
    expect((await service.call('POST', '/api/v1/course_evaluation_sections', { body: { data: joining } })).status).toBe(
      201,
    );
    expect(await counts(id)).toEqual([1, 1]);
    await cover([]);
    expect(await counts(id)).toEqual([0, 0]);
    await service.call('DELETE', `${collection}/${id}`);
  });

  it('sorts by name and filters by term', async () => {
    expect(await idsOf('?sort=name')).toEqual([finals, later, midterm]);
    expect(await idsOf('?sort=-name')).toEqual([midterm, later, finals]);
    expect(await idsOf(`?filter[term]=${fall.id}`)).toEqual([later]);
  });

  it('includes terms and schedules', async () => {
    const { document } = await list('?include=term,schedule');
    const included = document.included.map(({ id }: { id: string }) => id);
    expect(included.sort()).toEqual([spring.id, fall.id, schedule.id].sort());
  });

  it('refuses to sort by what has no order, and to include the sets', async () => {
    expectRefusal(await list('?sort=status'), 400, {
      detail: expect.stringContaining('status'),
      source: { parameter: 'sort' },
    });
    expectRefusal(await list('?include=courses'), 400, {
      detail: expect.stringContaining('courses'),
      source: { parameter: 'include' },
    });
  });

  it('has a period under its new name, and counts it once', async () => {
    const data = { type: courseEvaluationPeriod.type, id: midterm, attributes: { name: 'A midterm' } };
    await service.call('PATCH', `${collection}/${midterm}`, { body: { data } });
    expect(await idsOf('?sort=name')).toEqual([midterm, finals, later]);
    expect((await list()).document.meta.total).toBe(3);
  });
});

const read = async (path: string) => (await service.call('GET', `/api/v1/${path}`)).document;

// biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
const expectWhole = (data: any): void => {
  expect(data.attributes.course_uuids).toEqual([course.id]);
  expect(data.relationships.courses).toMatchObject({ ...toMany(course), meta: { count: 1 } });
  expect(data.relationships.evaluations.data).toEqual([
    { type: courseEvaluation.type, id: evaluationId(finals, section.id) },
  ]);
};

describe('a period that is read by the general operations', () => {
  const evaluation = evaluationId(finals, section.id);

  it('is shown with the sets that it covers where a relationship leads to it', async () => {
    expectWhole((await read(`course_evaluations/${evaluation}/period`)).data);
  });

  it('leads to what it covers', async () => {
    const { data, meta } = await read(`course_evaluation_periods/${finals}/courses`);
    expect(data).toMatchObject([{ type: course.type, id: course.id }]);
    expect(meta).toEqual({ page: { size: 25 }, total: 1 });
    const evaluations = await read(`course_evaluation_periods/${finals}/evaluations`);
    expect(evaluations.data).toMatchObject([{ type: courseEvaluation.type, id: evaluation }]);
  });

  it('is included with them for one resource, without them in a list', async () => {
    const one = await read(`course_evaluations/${evaluation}?include=period`);
    expectWhole(one.included[0]);
    const { included } = await read('course_evaluations?include=period');
    expect(included[0].attributes).not.toHaveProperty('course_uuids');
    expect(included[0].relationships.courses).not.toHaveProperty('data');
  });

  it('is included with them in a list that follows them', async () => {
    const { included } = await read('course_evaluations?include=period.courses');
    expectWhole(included.find(({ id }: { id: string }) => id === finals));
    expect(included.map(({ id }: { id: string }) => id)).toContain(course.id);
  });

  it('never seems to cover nothing when its sets have not been read', async () => {
    const record = await store.read({ type: courseEvaluationPeriod.type, id: finals });
    if (record === undefined) throw new Error('no such period');
    const { attributes, relationships } = renderResource(courseEvaluationPeriod, record, { base, now: new Date() });
    expect(attributes).not.toHaveProperty('course_uuids');
    expect(relationships?.courses).toEqual({ links: expect.anything(), meta: { count: 1 } });
  });
});
