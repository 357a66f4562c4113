import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, type TestAnswer, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const collection = '/api/v1/course_evaluation_periods';

const newTerm = () => service.seed('course_evaluation_term', { name: 'Spring' });
const term = await newTerm();

const newSection = (of = term) => service.seed('course_evaluation_section', { name: '0101' }, { term: toOne(of) });
const newCourse = (...sections: Awaited<ReturnType<typeof newSection>>[]) =>
  service.seed('course_evaluation_course', { name: 'Topology' }, { sections: toMany(...sections) });

const minimal = { name: 'Finals', evaluation_type: 'end_of_term' };

const create = (attributes: object = {}, relationships: object = { term: toOne(term) }): Promise<TestAnswer> =>
  service.call('POST', collection, {
    body: { data: { type: 'course_evaluation_period', attributes: { ...minimal, ...attributes }, relationships } },
  });

const evaluationOf = (period: string, section: { id: string }) =>
  service.store.read({ type: 'course_evaluation', id: evaluationId(period, section.id) });

const identify = (type: string, ids: readonly string[]) => [...ids].sort().map((id) => ({ type, id }));

describe('creating an evaluation period', () => {
  it('answers 201 with all fields, a draft without a schedule, and five relationships with data', async () => {
    const { status, headers, document } = await create();
    expect(status).toBe(201);
    const { id, links, attributes, relationships } = document.data;
    expect(id).toEqual(uuid);
    expect(headers.location).toBe(links.self);
    expect(attributes).toEqual(
      attributesWith({
        ...minimal,
        created_at: timestamp,
        updated_at: timestamp,
        kind: null,
        draft: true,
        status: 'draft',
        results_release_at: null,
        minimum_response_threshold: null,
        flag_answers_at_or_below: null,
        flag_standard_deviation_above: null,
        results_visible_to_roles: null,
        results_guidelines: null,
        course_uuids: [],
      }),
    );
    const related = (name: string) => ({ related: `${links.self}/${name}` });
    expect(relationships).toEqual({
      term: { data: { type: 'course_evaluation_term', id: term.id }, links: related('term'), meta: {} },
      schedule: { data: null, links: related('schedule'), meta: {} },
      evaluations: { data: [], links: related('evaluations'), meta: { count: 0 } },
      question_sets: { data: [], links: related('question_sets'), meta: { count: 0 } },
      courses: { data: [], links: related('courses'), meta: { count: 0 } },
    });
  });

  it('makes an evaluation for every section of each course in its term, and for no other', async () => {
    const [one, two, overflow, alone] = await Promise.all([
      newSection(),
      newSection(),
      newSection(await newTerm()),
      newSection(),
    ]);
    const [course, empty] = [await newCourse(one, two, overflow), await newCourse()];
    const other = await newCourse(alone);
    const { status, document } = await create({ course_uuids: [course.id, empty.id] });
    expect(status).toBe(201);
    const { id, attributes, relationships } = document.data;
    expect(attributes.course_uuids).toEqual([course.id, empty.id].sort());
    expect(relationships.courses.data).toEqual(identify('course_evaluation_course', [course.id, empty.id]));
    const evaluations = [one, two].map((section) => evaluationId(id, section.id));
    expect(relationships.evaluations.data).toEqual(identify('course_evaluation', evaluations));
    expect(relationships.evaluations.meta).toEqual({ count: 2 });
    for (const section of [one, two]) {
      expect(await evaluationOf(id, section)).toMatchObject({ period: id, section: section.id, version: 1 });
    }
    for (const section of [overflow, alone]) expect(await evaluationOf(id, section)).toBeUndefined();
    expect(other.id).not.toBe(course.id);
  });

  it('takes a course named twice, in whatever case, as named once', async () => {
    const course = await newCourse(await newSection());
    const { document } = await create({ course_uuids: [course.id, course.id.toUpperCase(), course.id] });
    expect(document.data.attributes.course_uuids).toEqual([course.id]);
    expect(document.data.relationships.evaluations.meta.count).toBe(1);
  });

  it('takes null for no courses', async () => {
    expect((await create({ course_uuids: null })).document.data.attributes.course_uuids).toEqual([]);
  });

  it('ignores what only the service sets', async () => {
    const sent = { draft: false, status: 'open', created_at: '2020-01-01T00:00:00Z' };
    const { status, document } = await create(sent, { term: toOne(term), schedule: { data: null }, evaluations: {} });
    expect(status).toBe(201);
    expect(document.data.attributes).toMatchObject({ draft: true, status: 'draft' });
  });

  it('keeps every setting', async () => {
    const settings = {
      kind: 'instructor',
      results_release_at: '2026-06-15T12:00:00+02:00',
      minimum_response_threshold: 1,
      flag_answers_at_or_below: -2,
      flag_standard_deviation_above: 0,
      results_visible_to_roles: ['department_admin', 'department_admin'],
      results_guidelines: '<p onclick="x()">Read</p><script>alert(1)</script>',
    };
    const { document } = await create(settings);
    expect(document.data.attributes).toMatchObject({
      ...settings,
      results_release_at: '2026-06-15T10:00:00.000Z',
      results_visible_to_roles: ['department_admin'],
      results_guidelines: '<p>Read</p>',
    });
  });
});

describe('refusing an evaluation period', () => {
  it.each([
    [{ name: '' }, "Name can't be blank"],
    [{ evaluation_type: null }, "Evaluation type can't be blank"],
    [{ evaluation_type: 'final' }, 'Evaluation type is not included in the list'],
    [{ kind: 'course' }, 'Kind is not included in the list'],
    [{ results_release_at: '2026-06-15' }, 'Results release at must be an RFC 3339 date and time with an offset'],
    [{ minimum_response_threshold: 0 }, 'Minimum response threshold must be greater than or equal to 1'],
    [{ minimum_response_threshold: '3' }, 'Minimum response threshold must be an integer'],
    [{ minimum_response_threshold: 1.5 }, 'Minimum response threshold must be an integer'],
    [{ flag_answers_at_or_below: 'low' }, 'Flag answers at or below must be an integer'],
    [{ flag_standard_deviation_above: -0.1 }, 'Flag standard deviation above must be greater than or equal to 0'],
    [{ results_visible_to_roles: 'instructor' }, 'Results visible to roles must be an array'],
    [{ results_visible_to_roles: ['dean'] }, 'Results visible to roles is not included in the list'],
    [{ course_uuids: 'all' }, 'Course uuids must be an array'],
    [{ course_uuids: { 0: 'x' } }, 'Course uuids must be an array'],
    [{ course_uuids: [7] }, 'Course uuids must be a string'],
    [
      { course_uuids: Array.from({ length: 5_001 }, () => randomUUID()) },
      'Course uuids has too many items (maximum is 5000)',
    ],
  ])('%j', async (attributes, detail) => {
    expectInvalid(await create(attributes), detail);
  });

  it('reports all that is missing at once', async () => {
    const body = { data: { type: 'course_evaluation_period', attributes: {}, relationships: {} } };
    const answer = await service.call('POST', collection, { body });
    expectInvalid(answer, "Name can't be blank", "Evaluation type can't be blank", "Term can't be blank");
  });

  it('points at the relationship that is blank, also where an attribute has its name', async () => {
    expectRefusal(
      await create({ term: 'Spring' }, { term: { data: null } }),
      422,
      { code: 'blank', detail: "Term can't be blank", source: { pointer: '/data/relationships/term' } },
      { code: 'unknown', detail: 'Term is not a field of this type', source: { pointer: '/data/attributes/term' } },
    );
  });

  it('names every course that does not exist, and a term that does not', async () => {
    const course = await newCourse();
    const [one, other, noTerm] = [randomUUID(), 'no-uuid', randomUUID()];
    const answer = await create(
      { course_uuids: [one, course.id, other] },
      { term: toOne({ type: 'course_evaluation_term', id: noTerm }) },
    );
    const missing = (type: string, id: string, pointer: string) => ({
      code: 'related_not_found',
      detail: `There is no ${type} with the id "${id}"`,
      source: { pointer },
    });
    expectRefusal(
      answer,
      404,
      missing('course_evaluation_course', one, '/data/attributes/course_uuids/0'),
      missing('course_evaluation_course', other, '/data/attributes/course_uuids/2'),
      missing('course_evaluation_term', noTerm, '/data/relationships/term/data'),
    );
  });

  it('refuses a term that does not exist also when no course is named', async () => {
    const id = randomUUID();
    const answer = await create({}, { term: toOne({ type: 'course_evaluation_term', id }) });
    const detail = `There is no course_evaluation_term with the id "${id}"`;
    expectRefusal(answer, 404, { detail, source: { pointer: '/data/relationships/term/data' } });
  });

  it('asks for the scope', async () => {
    const headers = await service.authorize('periods:read');
    const body = {
      data: { type: 'course_evaluation_period', attributes: minimal, relationships: { term: toOne(term) } },
    };
    expectRefusal(await service.call('POST', collection, { body, headers }), 403, {
      detail: expect.stringContaining('periods:write'),
    });
  });
});
