import { describe, expect, it } from 'vitest';
import { type Scope, scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { announcedTypes } from '../../../lib/resources/announced-types.ts';
import { types } from '../../../lib/resources/registry.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { openFeed, type ShownChange } from '../../support/feed.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const feed = await openFeed(service);

const typesSeen = async (headers: Readonly<Record<string, string>>): Promise<string[]> => {
  const seen = new Set<string>();
  for (let query = 'page[size]=100'; ; ) {
    const { document } = await feed.page(query, headers);
    for (const { attributes } of document.data as ShownChange[]) seen.add(attributes.subject_type);
    if (document.meta.caught_up) return [...seen].sort();
    query = `page[size]=100&page[after]=${document.meta.cursor}`;
  }
};

const announced = {
  additional_appointment: 'people:read',
  address: 'contacts:read',
  admin_assistant_role: 'organisation:read',
  course_evaluation: 'periods:read',
  course_evaluation_course: 'courses:read',
  course_evaluation_instructor: 'teaching:read',
  course_evaluation_listing_number: 'courses:read',
  course_evaluation_period: 'periods:read',
  course_evaluation_period_schedule: 'periods:read',
  course_evaluation_question: 'periods:read',
  course_evaluation_question_set: 'periods:read',
  course_evaluation_question_set_section: 'periods:read',
  course_evaluation_section: 'courses:read',
  course_evaluation_section_instructor: 'teaching:read',
  course_evaluation_student: 'students:read',
  course_evaluation_term: 'periods:read',
  credit_line_item: 'finance:read',
  department: 'organisation:read',
  department_chair: 'organisation:read',
  employment: 'people:read',
  file: 'folders:read',
  folder: 'folders:read',
  phone_number: 'contacts:read',
  profile: 'people:read',
  question_bank_item: 'questions:read',
  question_layer: 'periods:read',
  user: 'people:read',
  workflow: 'cases:read',
  workflow_case: 'cases:read',
  workflow_group: 'cases:read',
};

const leftOut = [
  'access_token',
  'change',
  'course_evaluation_comment',
  'course_evaluation_invitation_batch',
  'course_evaluation_period_message',
  'course_evaluation_reply',
  'course_evaluation_report',
  'course_evaluation_response',
  'course_evaluation_result',
  'course_evaluation_section_response',
  'import',
  'import_rejection',
  'institution',
  'lti_platform',
  'message_suppression',
  'message_template',
  'webhook_delivery',
  'webhook_endpoint',
  'webhook_recovery',
];

const user = await service.seedUser();
const workflow = await service.seed('workflow', { name: 'Tenure' });
const workflowGroup = await service.seed('workflow_group', { name: 'Committee' });
const profile = await service.seed('profile', {}, { user: toOne(user) });
await service.seed(
  'workflow_case',
  { full_title: 'Tenure of Ada' },
  { workflow: toOne(workflow), workflow_group: toOne(workflowGroup), candidate: toOne(profile) },
);
const term = await service.seed('course_evaluation_term', { name: 'T' });
const course = await service.seed('course_evaluation_course', { name: 'C' });
const section = await service.seed(
  'course_evaluation_section',
  { name: '01' },
  { course: toOne(course), term: toOne(term) },
);
await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
await feed.drain();

describe('the change feed', () => {
  it('needs its own scope', async () => {
    const answer = await feed.page('', await service.authorize('users:read'));
    expect(answer.status).toBe(403);
    expect(answer.document.errors[0].meta.scope).toBe('changes:read');
  });

  it('shows only changes of types whose read scope the token has', async () => {
    expect(await typesSeen(await service.authorize('changes:read'))).toEqual([]);
    expect(await typesSeen(await service.authorize('changes:read', 'people:read'))).toEqual(['profile', 'user']);
    expect(await typesSeen(await service.authorize('changes:read', 'students:read'))).toEqual([
      'course_evaluation_student',
    ]);
  });

  it('refuses a token without the scope of a type that it names', async () => {
    const headers = await service.authorize('changes:read', 'people:read');
    const answer = await feed.page('filter[subject_type]=course_evaluation_student', headers);
    expect(answer.status).toBe(403);
    expect(answer.document.errors[0].meta.scope).toBe('students:read');
  });

  it('reports workflow cases to integrations only', async () => {
    const person = await issueToken(service.store, {
      name: 'a person',
      scopes: scopes as Scope[],
      principal: { kind: 'user', id: user.id },
      now: new Date(),
    });
    const headers = { authorization: `Bearer ${person.token}` };
    const seen = await typesSeen(headers);
    expect(seen).toContain('user');
    expect(seen).not.toContain('workflow_case');
    // An empty page would say that nothing has changed.
    expectRefusal(await feed.page('filter[subject_type]=user,workflow_case', headers), 403, {
      code: 'integration_only',
      detail: 'Only a token of an integration may read changes of a workflow_case',
    });
    expect((await feed.page('filter[subject_type]=user', headers)).status).toBe(200);
    expect(await typesSeen({ authorization: `Bearer ${service.token}` })).toContain('workflow_case');
  });

  it('says nothing of what students answered, and has decided on every other type', () => {
    const shown = announcedTypes().map(({ resource: { type }, scope }) => [type, scope] as const);
    const silent = [...types.keys()].filter((type) => !shown.some(([each]) => each === type));
    // A new type is added to one of the two, after a check that the feed shows the right changes.
    expect(Object.fromEntries(shown)).toEqual(announced);
    expect(silent.toSorted()).toEqual(leftOut);
  });

  it('shows people nothing of what only some may see', () => {
    const restricted = announcedTypes().filter(({ onlyForIntegrations }) => onlyForIntegrations);
    expect(restricted.map(({ resource }) => resource.type)).toEqual(['workflow_case']);
  });

  it.each([
    ['filter[subject_type]=course_evaluation_response', 'filter[subject_type]', 'invalid_filter'],
    ['filter[subject_type]=nonsense', 'filter[subject_type]', 'invalid_filter'],
    ['filter[since]=yesterday', 'filter[since]', 'invalid_filter'],
    ['filter[since.gte]=2026-01-01T00:00:00Z', 'filter[since.gte]', 'invalid_filter'],
    ['filter[id]=x', 'filter[id]', 'invalid_filter'],
    ['page[after]=nonsense', 'page[after]', 'invalid_cursor'],
    ['page[after]=', 'page[after]', 'invalid_cursor'],
    ['page[before]=x', 'page[before]', 'unknown_parameter'],
    ['page[size]=101', 'page[size]', 'invalid_page'],
    ['sort=at', 'sort', 'unknown_parameter'],
  ])('refuses %s', async (query, parameter, code) => {
    const { status, document } = await feed.page(query);
    expect(status).toBe(400);
    expect(document.errors[0]).toMatchObject({ code, source: { parameter } });
  });

  it('takes several types', async () => {
    const { document } = await feed.page('filter[subject_type]=user,course_evaluation_term&page[size]=100');
    const seen = new Set(document.data.map(({ attributes }: ShownChange) => attributes.subject_type));
    expect([...seen].sort()).toEqual(['course_evaluation_term', 'user']);
  });
});
