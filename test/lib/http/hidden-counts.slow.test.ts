import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Scope, scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { startReviews } from '../../api/faculty-review/support/reviews.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { toMany, toOne } from '../../support/service.ts';

const { service, person, group, newCase } = await startReviews();
const { store } = service;

const asUser = async (id: string, granted: readonly Scope[] = scopes) => {
  const principal = { kind: 'user', id } as const;
  const { token } = await issueToken(store, { name: 'person', scopes: granted, principal, now: new Date() });
  return { authorization: `Bearer ${token}` };
};

describe('a refusal to delete', () => {
  it('shows persons no cases, whether or not they see some', async () => {
    const [member, stranger] = [await person(), await person()];
    const committee = await group(member);
    await newCase({ group: committee });
    const target = `/api/v1/workflow_groups/${committee.id}`;
    for (const { user } of [member, stranger]) {
      expectRefusal(await service.call('DELETE', target, { headers: await asUser(user.id) }), 409, {
        code: 'referred_to',
        detail: 'The workflow_group is referred to by others',
        meta: { referred_to_by: {}, others: true },
      } as never);
    }
    expectRefusal(await service.call('DELETE', target), 409, {
      detail: 'The workflow_group is referred to by others: 1 of type workflow_case',
      meta: { referred_to_by: { workflow_case: 1 } },
    } as never);
    const writer = await service.authorize('cases:write');
    expect((await service.call('DELETE', target, { headers: writer })).document.errors[0].meta).toEqual({
      referred_to_by: {},
      others: true,
    });
  });

  it('counts what the caller’s scopes allow to read, and says that there are others', async () => {
    const user = toOne(await service.seedUser());
    const term = await service.seed('course_evaluation_term', { name: 'T' });
    const section = await service.seed('course_evaluation_section', { name: 'S' }, { term: toOne(term) });
    await service.seed('course_evaluation_student', {}, { user, sections: toMany(section) });
    const instructor = await service.seed('course_evaluation_instructor', {}, { user });
    const relationships = { section: toOne(section), instructor: toOne(instructor) };
    await service.seed('course_evaluation_section_instructor', {}, relationships);
    const refusal = async (...granted: Scope[]) => {
      const headers = await service.authorize(...granted);
      const target = `/api/v1/course_evaluation_sections/${section.id}`;
      const { status, document } = await service.call('DELETE', target, { headers });
      expect(status).toBe(409);
      const [{ detail, meta }] = document.errors;
      return [detail.replace('The course_evaluation_section is referred to by others', ''), meta];
    };
    const [teaching, students] = [
      { course_evaluation_section_instructor: 1 },
      { course_evaluation_student: 1 },
    ] as const;
    expect(await refusal('courses:write')).toEqual(['', { referred_to_by: {}, others: true }]);
    expect(await refusal('courses:write', 'teaching:read')).toEqual([
      ': 1 of type course_evaluation_section_instructor and by others',
      { referred_to_by: teaching, others: true },
    ]);
    expect(await refusal('courses:write', 'teaching:read', 'students:read')).toEqual([
      ': 1 of type course_evaluation_section_instructor and 1 of type course_evaluation_student',
      { referred_to_by: { ...teaching, ...students } },
    ]);
  });
});

describe('what a check of its own finds', () => {
  const metaOf = async (target: string, ...granted: Scope[]) => {
    const answer = await service.call('DELETE', target, { headers: await service.authorize(...granted) });
    expect(answer.status, answer.text).toBe(409);
    return answer.document.errors[0].meta;
  };

  it('is counted only for callers that can read it', async () => {
    const term = toOne(await service.seed('course_evaluation_term', { name: 'T' }));
    const course = await service.seed('course_evaluation_course', { name: 'C' });
    const of = { term, course: toOne(course) };
    const section = await service.seed('course_evaluation_section', { name: 'S' }, of);
    const attributes = { name: 'P', evaluation_type: 'midterm', course_uuids: [course.id] };
    const body = { data: { type: 'course_evaluation_period', attributes, relationships: { term } } };
    const { id } = (await service.call('POST', '/api/v1/course_evaluation_periods', { body })).document.data;
    const nothing = { referred_to_by: {}, others: true };
    const period = `/api/v1/course_evaluation_periods/${id}`;
    expect(await metaOf(period, 'periods:write')).toEqual(nothing);
    expect(await metaOf(period, 'periods:write', 'courses:read')).toMatchObject({
      referred_to_by: { course_evaluation_course: 1 },
      others: true,
    });
    expect(await metaOf(`/api/v1/course_evaluation_sections/${section.id}`, 'courses:write')).toEqual(nothing);
    expect(await metaOf(`/api/v1/course_evaluation_courses/${course.id}`, 'courses:write')).toEqual(nothing);
  });
});

describe('a case that the caller does not see', () => {
  const amounts = { transaction_date: '2026-01-31', amount: 1 };

  it('is answered as one that does not exist where a credit names it', async () => {
    const [candidate, stranger] = [await person(), await person()];
    const hidden = await newCase({ candidate });
    const [own, other] = [await asUser(candidate.user.id), await asUser(stranger.user.id)];
    const credit = await service.seed('credit_line_item', amounts, { profile: toOne(candidate.profile) });
    const unknownProfile = { type: 'profile', id: randomUUID() };
    const name = (id: string, headers: object, profile: object = candidate.profile) => {
      const relationships = { profile: { data: profile }, source: toOne({ type: 'workflow_case', id }) };
      const data = { type: 'credit_line_item', attributes: amounts, relationships };
      return [
        service.call('POST', '/api/v1/credit_line_items', { headers: { ...headers }, body: { data } }),
        service.call('PATCH', `/api/v1/credit_line_items/${credit.id}`, {
          headers: { ...headers },
          body: { data: { ...data, id: credit.id } },
        }),
      ];
    };
    for (const profile of [candidate.profile, unknownProfile]) {
      const unknownId = randomUUID();
      const [unseen, unknown] = await Promise.all([
        Promise.all(name(hidden.id, other, profile)),
        Promise.all(name(unknownId, other, profile)),
      ]);
      for (const [index, answer] of unseen.entries()) {
        expect(answer.status).toBe(404);
        expect(answer.text).toBe(unknown[index]?.text.replaceAll(unknownId, hidden.id));
        expect(answer.text).toContain('/data/relationships/source/data');
      }
    }
    expect((await name(hidden.id.toUpperCase(), other)[0])?.status).toBe(404);
    // Who sees it may name it.
    for (const headers of [own, {}]) {
      const [created, updated] = await Promise.all(name(hidden.id, headers));
      expect([created?.status, updated?.status]).toEqual([201, 200]);
    }
  });
});

describe('a candidate', () => {
  it('notices no recusal and no change of members by the time of the last change', async () => {
    const [candidate, member, other] = [await person(), await person(), await person()];
    const committee = await group(member);
    const { id } = await newCase({ candidate, group: committee });
    const headers = await asUser(candidate.user.id);
    const look = async () =>
      Promise.all(
        [
          `workflow_cases/${id}`,
          `workflow_cases?sort=-updated_at&filter[updated_at.gt]=${new Date(0).toISOString()}`,
          `workflow_cases?filter[updated_at.gt]=${before}`,
          `workflow_groups/${committee.id}`,
          `workflow_groups?filter[updated_at.gt]=${before}`,
          `users/${member.user.id}`,
          `users?filter[updated_at.gt]=${before}`,
          `profiles/${candidate.profile.id}`,
        ].map(async (path) => (await service.call('GET', `/api/v1/${path}`, { headers })).document.data),
      );
    await new Promise((resolve) => setTimeout(resolve, 5));
    const before = new Date().toISOString();
    const seen = await look();
    for (const [path, body] of [
      [`workflow_cases/${id}/relationships/recused`, toMany(member.user, other.user)],
      [`workflow_groups/${committee.id}/relationships/members`, toMany(other.user)],
    ] as const) {
      expect((await service.call('POST', `/api/v1/${path}`, { body })).status).toBe(204);
      expect(await look()).toEqual(seen);
    }
    const update = {
      type: 'workflow_case',
      id,
      attributes: { full_title: 'New' },
      relationships: { recused: toMany() },
    };
    expect((await service.call('PATCH', `/api/v1/workflow_cases/${id}`, { body: { data: update } })).status).toBe(200);
    expect((await look())[2]).toHaveLength(1);
  });
});
