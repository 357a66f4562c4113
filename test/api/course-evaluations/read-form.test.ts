import { beforeAll, describe, expect, it } from 'vitest';
import {
  nth,
  type OpenPeriod,
  openPeriod,
  seedInstructor,
} from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
let open: OpenPeriod;
const now = new Date();

const scale = { points: 5 };
const questions = [
  [
    { kind: 'heading', text: 'The course' },
    { kind: 'scale', scale, text: 'Clear goals', text_translations: { de: 'Klare Ziele' } },
  ],
  [{ kind: 'scale', scale, subject: 'instructor', text: 'Explains well' }],
];

beforeAll(async () => {
  service = await startService();
  // Student 0 in both sections, six in the first; student 1 teaches in the second.
  const enrolments = [[0, 1], [0, 1], [0], [0], [0], [0]];
  open = await openPeriod(service, { sections: 2, enrolments, questions, now });
  await seedInstructor(service, nth(open.sections), await service.seedUser('Grace Hopper'));
  await seedInstructor(service, nth(open.sections, 1), nth(open.users, 1));
  const attributes = {
    minimum_response_threshold: 4,
    results_visible_to_roles: ['instructor'],
    results_release_at: new Date(now.getTime() + 5 * 86_400_000).toISOString(),
  };
  const { period: id } = open;
  const body = { data: { type: 'course_evaluation_period', id, attributes } };
  expect((await service.call('PATCH', `/api/v1/course_evaluation_periods/${id}`, { body })).status).toBe(200);
});

const as = async (student: number) => authorizeStudent(service, nth(open.students, student).id, open.period);
const formOf = (section: number) => `/api/v1/course_evaluations/${nth(open.evaluations, section)}/form`;
const read = async (section: number, student: number) =>
  service.call('GET', formOf(section), { headers: await as(student) });

describe('the form of an evaluation', () => {
  it('has sets, sections and questions in order, and the instructors who are rated', async () => {
    const { status, document, text } = await read(0, 0);
    expect(status, text).toBe(200);
    const { data, included, meta } = document;
    expect(data).toMatchObject({
      type: 'course_evaluation_form',
      id: nth(open.evaluations),
      attributes: { course_name: 'Algebra', section_name: '0', period_name: 'Finals' },
    });
    expect(data.relationships.questions.data.map(({ id }: { id: string }) => id)).toEqual(
      open.questions.flat().map(({ id }) => id),
    );
    expect(data.relationships.instructors.data).toMatchObject([{ meta: { display_name: 'Grace Hopper' } }]);
    expect(data.relationships.evaluation.meta).toEqual({});
    expect(data.relationships.questions.meta).toEqual({ count: open.questions.flat().length });
    expect(data.relationships.instructors.meta).toEqual({ count: 1 });
    const texts = included.flatMap(({ attributes }: { attributes: { text?: string } }) => attributes.text ?? []);
    expect(texts).toEqual(['The course', 'Clear goals', 'Explains well']);
    expect(text).toContain('Klare Ziele');
    expect(meta).toMatchObject({
      threshold: 4,
      is_small_class: false,
      are_comments_reviewed: true,
      keeps_drafts: false,
      can_be_changed: false,
      can_be_withdrawn: false,
      readers: [{ role: 'evaluation_office' }, { role: 'instructor' }],
    });
    expect(meta.readers[1].figures_from).toBe(new Date(now.getTime() + 5 * 86_400_000).toISOString());
  });

  it('shows no release before the closing', async () => {
    const { period: id, schedule } = open;
    const release = async (days: number): Promise<void> => {
      const attributes = { results_release_at: new Date(now.getTime() + days * 86_400_000).toISOString() };
      const body = { data: { type: 'course_evaluation_period', id, attributes } };
      await service.call('PATCH', `/api/v1/course_evaluation_periods/${id}`, { body });
    };
    await release(0.5);
    const { document } = await read(0, 0);
    expect(document.meta.readers[1]).toMatchObject({
      figures_from: schedule.closes_at,
      comments_from: schedule.closes_at,
    });
    await release(5);
  });

  it('is a small class up to five people, however many student records they have', async () => {
    expect((await read(1, 0)).document.meta.is_small_class).toBe(true);
    const [user, sections] = [toOne(nth(open.users)), toMany(nth(open.sections, 1))];
    for (let record = 0; record < 5; record += 1)
      await service.seed('course_evaluation_student', {}, { user, sections });
    expect((await read(1, 0)).document.meta.is_small_class).toBe(true);
  });

  it('asks nobody about himself, and shows no section that is empty then', async () => {
    const [own, others] = [await read(1, 1), await read(1, 0)];
    expect(own.document.data.relationships.instructors.data).toEqual([]);
    expect(own.text).not.toContain('Explains well');
    expect(own.document.data.relationships.question_set_sections.data).toHaveLength(1);
    expect(others.text).toContain('Explains well');
    expect(others.document.data.relationships.instructors.data).toHaveLength(1);
  });

  it('is the student’s own alone', async () => {
    expectRefusal(await read(1, 3), 404, { code: 'not_found' });
    const elsewhere = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const headers = await as(0);
    const path = `/api/v1/course_evaluations/${nth(elsewhere.evaluations)}/form`;
    expectRefusal(await service.call('GET', path, { headers }), 404, { code: 'not_found' });
  });

  it('is shown whole to who reads periods, before it opens too', async () => {
    const preview = await service.call('GET', formOf(1), { headers: await service.authorize('periods:read') });
    expect(preview.document.data.relationships.instructors.data).toHaveLength(1);
    const submit = await service.call('GET', formOf(1), { headers: await service.authorize('responses:submit') });
    expectRefusal(submit, 403, { code: 'missing_scope' });
  });

  it('is not shown to students while the period is not open', async () => {
    const later = await openPeriod(service, {
      sections: 1,
      enrolments: [[0]],
      now: new Date(now.getTime() + 10 * 86_400_000),
    });
    const headers = await authorizeStudent(service, nth(later.students).id, later.period);
    const path = `/api/v1/course_evaluations/${nth(later.evaluations)}/form`;
    expectRefusal(await service.call('GET', path, { headers }), 409, {
      code: 'not_open',
      meta: { status: 'scheduled' },
    });
    expect((await service.call('GET', '/api/v1/my/evaluations', { headers })).document.data).toEqual([]);
    const { document } = await service.call('GET', '/api/v1/my/evaluations', { headers });
    expect(document.meta).toEqual({ total: 0, period_name: 'Finals', status: 'scheduled' });
  });

  it('takes 3 round trips', async () => {
    const headers = await as(2);
    await service.call('GET', formOf(0), { headers });
    expect(costOf(await service.call('GET', formOf(0), { headers })).roundTrips).toBeLessThanOrEqual(3);
  });
});

describe("a student's evaluations", () => {
  it('show which are answered, and not when', async () => {
    const headers = await as(0);
    const before = await service.call('GET', '/api/v1/my/evaluations', { headers });
    expect(before.document.meta.total).toBe(2);
    const answers = [{ question: nth(nth(open.questions), 1).id, value: 3 }];
    const evaluation = { type: 'course_evaluation', id: nth(open.evaluations) };
    const data = {
      type: 'course_evaluation_response',
      attributes: { answers },
      relationships: { evaluation: toOne(evaluation) },
    };
    const sent = await service.call('POST', '/api/v1/course_evaluation_responses', { headers, body: { data } });
    expect(sent.status, sent.text).toBe(201);
    const after = await service.call('GET', '/api/v1/my/evaluations', { headers });
    const answered = Object.fromEntries(
      after.document.data.map(({ id, attributes }: { id: string; attributes: { is_answered: boolean } }) => [
        id,
        attributes.is_answered,
      ]),
    );
    expect(answered).toEqual({ [nth(open.evaluations)]: true, [nth(open.evaluations, 1)]: false });
    expect(after.text).not.toMatch(/\d{4}-\d\d-\d\d/);
    expect(costOf(await service.call('GET', '/api/v1/my/evaluations', { headers })).roundTrips).toBe(3);
  });

  it('are those of a student', async () => {
    const headers = await service.authorize('responses:submit');
    expectRefusal(await service.call('GET', '/api/v1/my/evaluations', { headers }), 403, { code: 'student_only' });
  });
});
