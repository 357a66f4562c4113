import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { expectInvalid, expectRefusal } from '../../support/expectations.ts';
import { startService, type TestAnswer, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const collection = '/api/v1/course_evaluation_periods';
const schedules = '/api/v1/course_evaluation_period_schedules';

const newTerm = () => service.seed('course_evaluation_term', { name: 'Spring' });
const term = await newTerm();

const newSection = (of = term) => service.seed('course_evaluation_section', { name: '0101' }, { term: toOne(of) });
const newCourse = (...sections: Awaited<ReturnType<typeof newSection>>[]) =>
  service.seed('course_evaluation_course', { name: 'Topology' }, { sections: toMany(...sections) });

const send = (method: string, target: string, data: object): Promise<TestAnswer> =>
  service.call(method, target, { body: { data } });

const newPeriod = async (...courses: { id: string }[]): Promise<string> => {
  const { document } = await send('POST', collection, {
    type: 'course_evaluation_period',
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses.map(({ id }) => id) },
    relationships: { term: toOne(term) },
  });
  return document.data.id;
};

const patch = (id: string, attributes: object, relationships: object = {}): Promise<TestAnswer> =>
  send('PATCH', `${collection}/${id}`, { type: 'course_evaluation_period', id, attributes, relationships });

const read = (id: string) => service.call('GET', `${collection}/${id}`);

const evaluationOf = (period: string, section: { id: string }) =>
  service.store.read({ type: 'course_evaluation', id: evaluationId(period, section.id) });

const evaluationsOf = ({ document }: TestAnswer): string[] =>
  document.data.relationships.evaluations.data.map(({ id }: { id: string }) => id);

const countItems = async (prefix: string): Promise<number> => {
  const items = await scanTable(service.store);
  return items.filter(({ pk, sk }) => `${pk}/${sk}`.includes(prefix)).length;
};

describe('the courses that a period covers', () => {
  it('are replaced as a whole: what stays keeps its evaluations, what comes gets them, what goes loses them', async () => {
    const [one, two, three] = await Promise.all([newSection(), newSection(), newSection()]);
    const [stays, goes, comes] = [await newCourse(one), await newCourse(two), await newCourse(three)];
    const id = await newPeriod(stays, goes);
    const kept = await evaluationOf(id, one);
    const answer = await patch(id, { course_uuids: [comes.id, stays.id] });
    expect(answer.status).toBe(200);
    expect(answer.document.data.attributes.course_uuids).toEqual([stays.id, comes.id].sort());
    expect(evaluationsOf(answer)).toEqual([one, three].map((section) => evaluationId(id, section.id)).sort());
    expect(await evaluationOf(id, one)).toEqual(kept);
    expect(await evaluationOf(id, two)).toBeUndefined();
    expect(await evaluationOf(id, three)).toMatchObject({ period: id, section: three.id });
    expect((await read(id)).document.data).toEqual(answer.document.data);
  });

  it('take the responses of their evaluations with them', async () => {
    const [gone, left] = [await newSection(), await newSection()];
    const [course, other] = [await newCourse(gone), await newCourse(left)];
    const id = await newPeriod(course, other);
    const set = await service.seed(
      'course_evaluation_question_set',
      { name: 'Q' },
      { period: toOne({ type: 'course_evaluation_period', id }) },
    );
    const part = await service.seed(
      'course_evaluation_question_set_section',
      { name: 'P' },
      { question_set: toOne(set) },
    );
    const answerTo = async (section: { id: string }) => {
      const evaluation = { type: 'course_evaluation', id: evaluationId(id, section.id) };
      const response = await service.seed('course_evaluation_response', {}, { evaluation: toOne(evaluation) });
      const relationships = { evaluation_response: toOne(response), question_set_section: toOne(part) };
      const sections = await Promise.all(
        Array.from({ length: 3 }, () => service.seed('course_evaluation_section_response', {}, relationships)),
      );
      return [response, ...sections];
    };
    const lost = (await Promise.all(Array.from({ length: 4 }, () => answerTo(gone)))).flat();
    const kept = await answerTo(left);
    const responses = '/api/v1/course_evaluation_section_responses';
    const totals = async () => {
      const filters = ['', `?filter[question_set_section]=${part.id}`, `?filter[evaluation_response]=${lost[0]?.id}`];
      const answers = await Promise.all(filters.map((query) => service.call('GET', `${responses}${query}`)));
      return answers.map(({ document }) => [document.meta.total, document.data.length]);
    };
    expect(await totals()).toEqual([
      [15, 15],
      [15, 15],
      [3, 3],
    ]);
    expect((await patch(id, { course_uuids: [other.id] })).status).toBe(200);
    expect(await service.store.readMany(lost)).toEqual([]);
    expect(await service.store.readMany(kept)).toHaveLength(kept.length);
    expect(await totals()).toEqual([
      [3, 3],
      [3, 3],
      [0, 0],
    ]);
    expect(await countItems(evaluationId(id, gone.id))).toBe(0);
  });

  it('are cleared by null and by an empty list', async () => {
    for (const none of [null, []]) {
      const section = await newSection();
      const id = await newPeriod(await newCourse(section));
      const answer = await patch(id, { course_uuids: none });
      expect(answer.document.data.attributes.course_uuids).toEqual([]);
      expect(answer.document.data.relationships.courses.meta).toEqual({ count: 0 });
      expect(await evaluationOf(id, section)).toBeUndefined();
    }
  });

  it('come back with new evaluations', async () => {
    const section = await newSection();
    const course = await newCourse(section);
    const id = await newPeriod(course);
    await patch(id, { course_uuids: [] });
    const answer = await patch(id, { course_uuids: [course.id] });
    expect(evaluationsOf(answer)).toEqual([evaluationId(id, section.id)]);
    expect(await evaluationOf(id, section)).toMatchObject({ created_at: answer.document.data.attributes.updated_at });
  });

  it('stay as they are when the same are given, and when none are', async () => {
    const course = await newCourse(await newSection());
    const id = await newPeriod(course);
    const before = await read(id);
    const answer = await patch(id, { course_uuids: [course.id.toUpperCase(), course.id] });
    expect(answer.document.data).toEqual(before.document.data);
    expect((await patch(id, { name: 'Midterms' })).document.data.attributes).toMatchObject({
      name: 'Midterms',
      course_uuids: [course.id],
    });
  });

  it('have the sections of the new term when the term changes', async () => {
    const other = await newTerm();
    const [old, fresh] = [await newSection(), await newSection(other)];
    const course = await newCourse(old, fresh);
    const id = await newPeriod(course);
    const answer = await patch(id, {}, { term: toOne(other) });
    expect(answer.document.data.relationships.term.data.id).toBe(other.id);
    expect(evaluationsOf(answer)).toEqual([evaluationId(id, fresh.id)]);
    expect(await evaluationOf(id, old)).toBeUndefined();
  });

  it('end as one of several writers wants them when all write at once, with just their evaluations', async () => {
    const sections = await Promise.all(Array.from({ length: 8 }, () => newSection()));
    const courses = await Promise.all(sections.map((section) => newCourse(section)));
    const id = await newPeriod(...courses.slice(0, 4));
    const wishes = Array.from({ length: 4 }, (_, index) => courses.slice(index, index + 5));
    const answers = await Promise.all(
      wishes.map((wish) => patch(id, { course_uuids: wish.map((course) => course.id) })),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const final = (await read(id)).document.data.attributes.course_uuids;
    expect(wishes.map((wish) => wish.map((course) => course.id).sort())).toContainEqual(final);
    for (const [index, section] of sections.entries()) {
      expect((await evaluationOf(id, section)) !== undefined, `section ${index}`).toBe(
        final.includes(courses[index]?.id),
      );
    }
    expect(await countItems('coverage_')).toBe(0);
  });

  it('are refused when one does not exist, and nothing changes', async () => {
    const course = await newCourse(await newSection());
    const id = await newPeriod(course);
    const unknown = randomUUID();
    const answer = await patch(id, { name: 'Other', course_uuids: [course.id, unknown] });
    expectRefusal(answer, 404, {
      detail: `There is no course_evaluation_course with the id "${unknown}"`,
      source: { pointer: '/data/attributes/course_uuids/1' },
    });
    expect((await read(id)).document.data.attributes).toMatchObject({ name: 'Finals', course_uuids: [course.id] });
  });
});

describe('the status of a period', () => {
  const past = '2020-01-01T00:00:00Z';
  const future = '2120-01-01T00:00:00Z';
  const statusOf = async (id: string) => (await read(id)).document.data.attributes.status;

  it('moves from draft over scheduled, open and closed to released, and back', async () => {
    const id = await newPeriod();
    const period = { type: 'course_evaluation_period', id };
    expect(await statusOf(id)).toBe('draft');
    expect((await patch(id, { draft: false })).document.data.attributes).toMatchObject({
      draft: false,
      status: 'scheduled',
    });
    const type = 'course_evaluation_period_schedule';
    const made = await send('POST', schedules, {
      type,
      attributes: { opens_at: future },
      relationships: { period: toOne(period) },
    });
    expect(made.status).toBe(201);
    expect((await read(id)).document.data.relationships.schedule.data).toEqual({ type, id: made.document.data.id });
    expect(await statusOf(id)).toBe('scheduled');
    const reschedule = async (attributes: object) => {
      const schedule = made.document.data.id;
      expect((await send('PATCH', `${schedules}/${schedule}`, { type, id: schedule, attributes })).status).toBe(200);
      return statusOf(id);
    };
    expect(await reschedule({ opens_at: past })).toBe('open');
    expect(await reschedule({ closes_at: future })).toBe('open');
    expect((await patch(id, { results_release_at: past })).document.data.attributes.status).toBe('open');
    expect(await reschedule({ closes_at: '2020-02-01T00:00:00Z' })).toBe('released');
    expect((await patch(id, { results_release_at: future })).document.data.attributes.status).toBe('closed');
    expect((await patch(id, { draft: true })).status).toBe(409);
    const body = { data: { ...period, attributes: { draft: true } }, meta: { discard_results: true } };
    const answer = await service.call('PATCH', `${collection}/${id}`, { body });
    expect(answer.document.data.attributes.status).toBe('draft');
  });

  it('has one schedule', async () => {
    const id = await newPeriod();
    const data = {
      type: 'course_evaluation_period_schedule',
      attributes: {},
      relationships: { period: toOne({ type: 'course_evaluation_period', id }) },
    };
    expect((await send('POST', schedules, data)).status).toBe(201);
    expectInvalid(await send('POST', schedules, data), 'Period has already been taken');
  });

  it('refuses a schedule that closes before it opens', async () => {
    const id = await newPeriod();
    const type = 'course_evaluation_period_schedule';
    const relationships = { period: toOne({ type: 'course_evaluation_period', id }) };
    const times = { opens_at: future, closes_at: future };
    expectInvalid(
      await send('POST', schedules, { type, attributes: times, relationships }),
      'Closes at must be after opens at',
    );
    const { document } = await send('POST', schedules, { type, attributes: { opens_at: future }, relationships });
    const answer = await send('PATCH', `${schedules}/${document.data.id}`, {
      type,
      id: document.data.id,
      attributes: { closes_at: past },
    });
    expectInvalid(answer, 'Closes at must be after opens at');
  });
});

describe('updating a period', () => {
  it('refuses an id that no period has', async () => {
    const id = randomUUID();
    expectRefusal(await patch(id, { name: 'X' }), 404, {
      detail: `There is no course_evaluation_period with the id "${id}"`,
    });
  });

  it('refuses to blank what it needs', async () => {
    const answer = await patch(await newPeriod(), { name: '' }, { term: { data: null } });
    expectInvalid(answer, "Name can't be blank", "Term can't be blank");
  });
});
