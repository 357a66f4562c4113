import { beforeAll, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
let term: StoredRecord;
beforeAll(async () => {
  service = await startService();
  term = await service.seed('course_evaluation_term', { name: 'Fall 2026' });
});

const periods = '/api/v1/course_evaluation_periods';
const create = async (course_uuids: readonly string[] = []): Promise<{ type: string; id: string }> => {
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids };
  const data = { type: 'course_evaluation_period', attributes, relationships: { term: toOne(term) } };
  const answer = await service.call('POST', periods, { body: { data } });
  expect(answer.status, answer.text).toBe(201);
  return answer.document.data;
};
const remove = (collection: string, { id }: { readonly id: string }) =>
  service.call('DELETE', `/api/v1/${collection}/${id}`);

const ask = async (opens_at?: string) => {
  const period = await create();
  const set = await service.seed('course_evaluation_question_set', { name: 'Teaching' }, { period: toOne(period) });
  const relationships = { question_set: toOne(set) };
  const section = await service.seed('course_evaluation_question_set_section', { name: 'Pace' }, relationships);
  const schedule = { period: toOne(period) };
  if (opens_at !== undefined) await service.seed('course_evaluation_period_schedule', { opens_at }, schedule);
  return { period, set, section };
};

it('keeps a period as long as it covers courses, asks questions or has a schedule', async () => {
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  const section = await service.seed(
    'course_evaluation_section',
    { name: '1' },
    { term: toOne(term), course: toOne(course) },
  );
  const period = await create([course.id]);
  expectRefusal(await remove('course_evaluation_periods', period), 409, {
    meta: { referred_to_by: { course_evaluation_course: 1, course_evaluation: 1 } },
  });
  expectRefusal(await remove('course_evaluation_sections', section), 409, {
    meta: { referred_to_by: { course_evaluation: 1 } },
  });
  const { type, id } = period;
  const uncovered = { type, id, attributes: { course_uuids: [] } };
  expect((await service.call('PATCH', `${periods}/${id}`, { body: { data: uncovered } })).status).toBe(200);
  expect((await remove('course_evaluation_sections', section)).status).toBe(204);
  expect((await remove('course_evaluation_periods', period)).status).toBe(204);

  const asking = await ask('2099-01-01T00:00:00Z');
  expectRefusal(await remove('course_evaluation_periods', asking.period), 409, {
    meta: { referred_to_by: { course_evaluation_question_set: 1, course_evaluation_period_schedule: 1 } },
  });
});

it('leaves nothing of a period that covered courses once', async () => {
  const course = await service.seed('course_evaluation_course', { name: 'Algebra' });
  const period = await create([course.id]);
  const body = { data: { type: period.type, id: period.id, attributes: { course_uuids: [] } } };
  await service.call('PATCH', `${periods}/${period.id}`, { body });
  expect((await remove('course_evaluation_periods', period)).status).toBe(204);
  const left = await service.store.queryRange(`${period.type}#${period.id}`, ['#', '\uffff']);
  expect(left).toEqual([]);
});

it('deletes a section of a question set until its period opens', async () => {
  const coming = await ask('2099-01-01T00:00:00Z');
  expect((await remove('course_evaluation_question_set_sections', coming.section)).status).toBe(204);
  expect((await remove('course_evaluation_question_sets', coming.set)).status).toBe(204);
  const unscheduled = await ask();
  expect((await remove('course_evaluation_question_set_sections', unscheduled.section)).status).toBe(204);
  const open = await ask('2020-01-01T00:00:00Z');
  expectRefusal(await remove('course_evaluation_question_set_sections', open.section), 409, { code: 'period_opened' });
});

it('keeps a section of a question set that has been answered', async () => {
  const { period, section } = await ask();
  const taught = await service.seed('course_evaluation_section', { name: '1' }, { term: toOne(term) });
  const evaluation = await service.seed('course_evaluation', {}, { period: toOne(period), section: toOne(taught) });
  const response = await service.seed('course_evaluation_response', {}, { evaluation: toOne(evaluation) });
  const relationships = { evaluation_response: toOne(response), question_set_section: toOne(section) };
  await service.seed('course_evaluation_section_response', {}, relationships);
  expectRefusal(await remove('course_evaluation_question_set_sections', section), 409, {
    meta: { referred_to_by: { course_evaluation_section_response: 1 } },
  });
});
