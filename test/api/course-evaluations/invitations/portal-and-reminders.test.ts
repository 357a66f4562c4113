import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scopes } from '../../../../lib/access/scopes.ts';
import { issueToken } from '../../../../lib/access/tokens.ts';
import { noteAnswer, openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { startService, toOne } from '../../../support/service.ts';
import { at, expectRefusal } from './support/inviting.ts';

const service = await startService();
const { call } = service;

describe('the portal of the institution', () => {
  const ask = async (
    student: { type: string; id: string },
    period: string,
    headers: Readonly<Record<string, string | undefined>>,
  ) =>
    call('POST', '/api/v1/invitation_redemptions', {
      headers,
      body: {
        data: {
          type: 'invitation_redemption',
          relationships: {
            student: toOne(student),
            period: toOne({ type: 'course_evaluation_period', id: period }),
          },
        },
      },
    });

  it('redeems for a student that it names', async () => {
    const { period, students, sections } = await openTerm(service, 1, [[0]]);
    const headers = await service.authorize('invitations:redeem');
    const student = at(students, 0);
    expect((await ask(student, period, headers)).status).toBe(200);
    await noteAnswer(service, period, student, at(sections, 0));
    expectRefusal(await ask(student, period, headers), 409, { code: 'nothing_to_answer' });
  });

  it.each([
    ['student', 'course_evaluation_student'],
    ['period', 'course_evaluation_period'],
  ])('names both, not only a %s', async (named, type) => {
    const headers = await service.authorize('invitations:redeem');
    const relationships = { [named]: toOne({ type, id: randomUUID() }) };
    const body = { data: { type: 'invitation_redemption', relationships } };
    const answer = await call('POST', '/api/v1/invitation_redemptions', { headers, body });
    expectRefusal(answer, 422, { code: 'incomplete', source: { pointer: '/data/relationships' } });
  });

  it('needs a token with the scope, that of an integration, for a student and a period that are there', async () => {
    const { period, students, close } = await openTerm(service, 1, [[0]]);
    const student = at(students, 0);
    expectRefusal(await ask(student, period, { authorization: undefined }), 401, { code: 'unauthorized' });
    expectRefusal(await ask(student, period, await service.authorize('students:read')), 403, { code: 'missing_scope' });
    const principal = { kind: 'user', id: (await service.seedUser()).id } as const;
    const person = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
    expectRefusal(await ask(student, period, { authorization: `Bearer ${person.token}` }), 403, {
      code: 'integration_only',
      detail: 'Only a token of an integration may redeem an invitation for a student that it names',
    });
    const headers = await service.authorize('invitations:redeem');
    expectRefusal(await ask({ type: student.type, id: period }, period, headers), 404, { code: 'not_found' });
    expectRefusal(await ask(student, student.id, headers), 404, { code: 'not_found' });
    await close(new Date(Date.now() - 1_000));
    expectRefusal(await ask(student, period, headers), 409, { code: 'not_open', meta: { status: 'closed' } });
  });
});

describe('reminders', () => {
  it('list who has something left to answer, and nothing of when or what', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [0, 1], [0]]);
    const before = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await noteAnswer(service, period, at(students, 2), at(sections, 0));
    const answer = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`);
    expect(before.document.meta.reminders).toHaveLength(3);
    const left = [0, 1].map((n) => ({
      student: at(students, n).id,
      name: `Student ${n}`,
      email: `student${n}@college.example`,
      open: n + 1,
    }));
    expect(answer.document.meta.reminders).toEqual(left);
    const csv = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`, {
      headers: { accept: 'text/csv' },
    });
    expect(csv.text.split('\r\n')[0]).toBe('student,name,email,open');
  });

  it('end with the period: who has not answered would count those who have', async () => {
    const { period, schedule } = await openTerm(service, 1, [[0], [0]]);
    const data = { type: 'course_evaluation_period_schedule', id: schedule };
    const body = { data: { ...data, attributes: { closes_at: new Date(Date.now() - 1_000).toISOString() } } };
    await call('PATCH', `/api/v1/course_evaluation_period_schedules/${schedule}`, { body });
    const answer = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`);
    expectRefusal(answer, 409, { code: 'not_open', meta: { status: 'closed' } });
  });
});
