import { beforeAll, describe, expect, it } from 'vitest';
import { addedOf } from '../../../lib/model/definition/record-fields.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { noteAnswer, type OpenTerm, openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { actingFor, seedChair, seedTeacher, type Teacher } from '../../support/results.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const large = 12;
const small = 4;

let term: OpenTerm;
let department: StoredRecord;
let ada: Teacher;
let bob: Teacher;
let dean: Teacher;

const ratesOf = async ({ user }: Teacher) =>
  service.call('GET', '/api/v1/my/response_rates', { headers: await actingFor(service.store, user, 'results:read') });

const evaluationOf = (section: number) => evaluationId(term.period, String(term.sections[section]?.id));

/** Has some of a section's students answer. */
const answerBy = async (section: number, students: readonly StoredRecord[]) => {
  const [record] = term.sections.slice(section);
  if (record === undefined) throw new Error('No such section');
  for (const student of students) await noteAnswer(service, term.period, student, record);
  const tally = keyOf.tally(evaluationOf(section), 0);
  await service.store.write([putStep(tally, { completed: students.length }, () => 'there')]);
};

beforeAll(async () => {
  term = await openTerm(service, 3, [
    ...Array.from({ length: large }, () => [0]),
    ...Array.from({ length: small }, () => [1]),
    [2],
  ]);
  const college = await service.seed('department', { name: 'College' });
  department = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(college) });
  ada = await seedTeacher(service, 'Ada', department);
  bob = await seedTeacher(service, 'Bob');
  dean = await seedTeacher(service, 'Dean');
  await seedChair(service, dean, college.id);
  for (const [teacher, section] of [
    [ada, 0],
    [ada, 1],
    [bob, 2],
  ] as const)
    await service.seed(
      'course_evaluation_section_instructor',
      {},
      { section: toOne(term.sections[section] as StoredRecord), instructor: toOne(teacher.instructor) },
    );
  await answerBy(0, term.students.slice(0, 6));
  await answerBy(1, term.students.slice(large, large + 3));
});

describe('the rates of what a person teaches and chairs', () => {
  it('stay a band where students come after the opening, however they are enrolled: they could be made up', async () => {
    const made = await openTerm(
      service,
      1,
      Array.from({ length: small }, () => [0]),
    );
    const section = made.sections[0] as StoredRecord;
    const carl = await seedTeacher(service, 'Carl');
    const links = { section: toOne(section), instructor: toOne(carl.instructor) };
    await service.seed('course_evaluation_section_instructor', {}, links);
    const rateOf = async () => (await ratesOf(carl)).document.meta.evaluations[0];
    for (let number = 0; number < large; number += 1) {
      const user = await service.seedUser(`Late ${number}`);
      const sections = number % 2 === 0 ? { sections: toMany(section) } : {};
      const { id } = await service.seed('course_evaluation_student', {}, { user: toOne(user), ...sections });
      const path = `/api/v1/course_evaluation_students/${id}/relationships/sections`;
      if (number % 2 === 1) await service.call('POST', path, { body: toMany(section) });
    }
    expect(await rateOf()).toMatchObject({ enrolled: small + large, completed: '0', response_rate: null });
    // Who leaves and comes again came late, too.
    const path = `/api/v1/course_evaluation_students/${made.students[0]?.id}/relationships/sections`;
    await service.call('DELETE', path, { body: toMany(section) });
    await service.call('POST', path, { body: toMany(section) });
    const stored = await service.store.read({ type: 'course_evaluation_student', id: String(made.students[0]?.id) });
    expect(addedOf(stored as StoredRecord, 'sections', section.id)).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('are the number of a large class and a band of a small one, and of no other’s class', async () => {
    const { status, document } = await ratesOf(ada);
    expect(status).toBe(200);
    const period = { period: term.period, period_name: 'Finals', closes_at: expect.stringContaining('T') };
    expect(document.meta).toEqual({
      evaluations: [
        {
          ...period,
          ...{ evaluation: evaluationOf(0), section: term.sections[0]?.id, name: 'Algebra, 0' },
          ...{ enrolled: large, completed: 6, response_rate: 0.5 },
        },
        {
          ...period,
          ...{ evaluation: evaluationOf(1), section: term.sections[1]?.id, name: 'Algebra, 1' },
          ...{ enrolled: small, completed: '1–4', response_rate: null },
        },
      ],
      departments: [],
      additions: [],
      midterms: [],
    });
    expect((await ratesOf(bob)).document.meta.evaluations).toMatchObject([{ enrolled: 1, completed: '0' }]);
  });

  it('hide of a department what the large classes would leave over of the small ones', async () => {
    const shown = { department: department.id, department_name: 'Mathematics', period: term.period, sections: 2 };
    expect((await ratesOf(dean)).document.meta).toMatchObject({
      evaluations: [],
      departments: [{ ...shown, enrolled: large + small, completed: null, response_rate: null }],
    });
  });

  it('are for persons alone, and for those who read results', async () => {
    const path = '/api/v1/my/response_rates';
    const integration = await service.authorize('results:read');
    expectRefusal(await service.call('GET', path, { headers: integration }), 403, {
      code: 'person_only',
      detail: 'The access token does not act for a person who has an account',
    });
    const student = { user: term.users[0] as StoredRecord };
    const headers = await actingFor(service.store, student.user, 'account:read');
    expectRefusal(await service.call('GET', path, { headers }), 403, {
      code: 'missing_scope',
      detail: 'The access token lacks the scope "results:read"',
    });
  });

  it('leave out cancelled classes, and everything once the period has closed', async () => {
    const [section] = term.sections.slice(1);
    const body = { data: { type: 'course_evaluation_section', id: section?.id, attributes: { cancelled: true } } };
    const cancelled = await service.call('PATCH', `/api/v1/course_evaluation_sections/${section?.id}`, { body });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect((await ratesOf(ada)).document.meta.evaluations).toMatchObject([{ name: 'Algebra, 0' }]);
    await term.close(new Date(Date.now() - 1));
    expect((await ratesOf(ada)).document.meta).toEqual({
      evaluations: [],
      departments: [],
      additions: [],
      midterms: [],
    });
  });
});
