import { expect, it } from 'vitest';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { RecordReference } from '../../../lib/store/keys.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();

const pathOf = ({ type, id }: RecordReference): string => `/api/v1/${resourceOf(type).collection}/${id}`;

/** All that the institution has, in the order in which it came into being. */
const made: RecordReference[] = [];

const create = async (
  type: string,
  attributes: object,
  relationships: object = {},
  path = `/api/v1/${resourceOf(type).collection}`,
): Promise<RecordReference> => {
  const body = { data: { type, attributes, relationships } };
  const { status, text, document } = await service.call('POST', path, { body });
  expect(status, text).toBe(201);
  const reference = { type, id: String(document.data.id) };
  made.push(reference);
  return reference;
};

const update = async (record: RecordReference, change: object): Promise<void> => {
  const { status, text } = await service.call('PATCH', pathOf(record), { body: { data: { ...record, ...change } } });
  expect(status, text).toBe(200);
};

const profileOf = async (user: RecordReference): Promise<RecordReference> => {
  const { document } = await service.call('GET', `${pathOf(user)}/profile`);
  return { type: 'profile', id: String(document.data.id) };
};

const foundPeople = async () => {
  const faculty = await create('department', { name: 'Faculty of Science' });
  const department = await create('department', { name: 'Mathematics' }, { parent: toOne(faculty) });
  const ada = await create('user', { display_name: 'Ada Lovelace' });
  const profile = await profileOf(ada);
  await update(profile, { relationships: { department: toOne(department) } });
  await create('employment', { title: 'Professor', effective_from: '2020-01-01' }, {}, `${pathOf(ada)}/employments`);
  const appointed = { profile: toOne(profile), department: toOne(department) };
  await create('additional_appointment', { title: 'Dean', effective_from: '2024-01-01' }, appointed);
  await create('department_chair', {}, { department: toOne(department), chair: toOne(profile) });
  await create('address', { address_line1: '12 St James’s Square' }, { user: toOne(ada) });
  await create('phone_number', { phone_number: '+44 20 7946 0000' }, { user: toOne(ada) });
  const charles = await create('user', { display_name: 'Charles Babbage' });
  await create('admin_assistant_role', {}, { admin_assistant: toOne(charles), faculty_member: toOne(ada) });
  const folder = await create('folder', { name: 'Dossiers' });
  const inner = await create('folder', { name: 'Ada Lovelace' }, { parent: toOne(folder), user: toOne(ada) });
  await create('file', { name: 'cv.pdf' }, { folder: toOne(inner) });
  return { department, ada, charles, profile };
};

const foundTeaching = async ({ ada, charles }: { ada: RecordReference; charles: RecordReference }) => {
  const term = await create('course_evaluation_term', { name: 'Fall' });
  const course = await create('course_evaluation_course', { name: 'Analysis' });
  await create('course_evaluation_listing_number', { number: 'MATH 201' }, { course: toOne(course) });
  const taught = { course: toOne(course), term: toOne(term) };
  const section = await create('course_evaluation_section', { name: '0101' }, taught);
  const instructor = await create('course_evaluation_instructor', {}, { user: toOne(ada) });
  const assigned = { section: toOne(section), instructor: toOne(instructor) };
  await create('course_evaluation_section_instructor', {}, assigned);
  const student = await create('course_evaluation_student', {}, { user: toOne(charles) });
  const enrolments = `${pathOf(student)}/relationships/sections`;
  const { status, text } = await service.call('POST', enrolments, { body: toMany(section) });
  expect(status, text).toBe(200);
  return { term, course };
};

const foundReview = async ({ charles, profile }: { charles: RecordReference; profile: RecordReference }) => {
  const workflow = await create('workflow', { name: 'Promotion' });
  const group = await create('workflow_group', { name: 'Committee' }, { members: toMany(charles) });
  const about = { workflow: toOne(workflow), workflow_group: toOne(group), candidate: toOne(profile) };
  const reviewed = await create('workflow_case', { full_title: 'Ada Lovelace, promotion' }, about);
  const credited = { profile: toOne(profile), source: toOne(reviewed) };
  await create('credit_line_item', { transaction_date: '2026-01-01', amount: 12.5 }, credited);
};

const foundEvaluation = async ({ term, course }: { term: RecordReference; course: RecordReference }) => {
  const covering = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const period = await create('course_evaluation_period', covering, { term: toOne(term) });
  const opening = { opens_at: '2099-01-01T00:00:00Z', closes_at: '2099-02-01T00:00:00Z' };
  await create('course_evaluation_period_schedule', opening, { period: toOne(period) });
  const set = await create('course_evaluation_question_set', { name: 'Usual' }, { period: toOne(period) });
  await create('course_evaluation_question_set_section', { name: 'Teaching' }, { question_set: toOne(set) });
  return period;
};

/** By what each record is referred to that can't be deleted as it stands; of a type in the order in which they were made. */
const referrers: Readonly<Record<string, object[]>> = {
  department: [{ department: 1 }, { profile: 1, additional_appointment: 1, department_chair: 1 }],
  folder: [{ folder: 1 }, { file: 1 }],
  course_evaluation_term: [{ course_evaluation_period: 1, course_evaluation_section: 1 }],
  course_evaluation_course: [{ course_evaluation_listing_number: 1, course_evaluation_section: 1 }],
  course_evaluation_section: [{ course_evaluation_section_instructor: 1, course_evaluation_student: 1 }],
  course_evaluation_instructor: [{ course_evaluation_section_instructor: 1 }],
  workflow: [{ workflow_case: 1 }],
  workflow_group: [{ workflow_case: 1 }],
  workflow_case: [{ credit_line_item: 1 }],
  course_evaluation_period: [{ course_evaluation_period_schedule: 1, course_evaluation_question_set: 1 }],
  course_evaluation_question_set: [{ course_evaluation_question_set_section: 1 }],
};

// Accounts are history.
const stays = new Set(['user', 'profile']);

it('an institution can come into being and be taken down over HTTP alone', async () => {
  const people = await foundPeople();
  const teaching = await foundTeaching(people);
  await foundReview(people);
  const period = await foundEvaluation(teaching);
  for (const each of made) expect((await service.call('GET', pathOf(each))).status).toBe(200);
  await expectReferencesKept(service.store);

  // What nobody refers to is not tried: it would go.
  const refusals = await Promise.all(
    made
      .filter(({ type }) => Object.hasOwn(referrers, type))
      .map(async (each) => [each, await service.call('DELETE', pathOf(each))] as const),
  );
  for (const [{ type }, { status, document, text }] of refusals) {
    expect(status, text).toBe(409);
    expect([type, document.errors[0].meta.referred_to_by]).toEqual([type, referrers[type]?.shift()]);
  }
  await expectReferencesKept(service.store);

  await update(period, { attributes: { course_uuids: [] } });
  await update(people.profile, { relationships: { department: { data: null } } });
  for (const each of made.toReversed()) {
    const { status, text } = await service.call('DELETE', pathOf(each));
    expect([each.type, status], text).toEqual([each.type, stays.has(each.type) ? 405 : 204]);
    expect((await service.call('GET', pathOf(each))).status).toBe(stays.has(each.type) ? 200 : 404);
    await expectReferencesKept(service.store);
  }
});
