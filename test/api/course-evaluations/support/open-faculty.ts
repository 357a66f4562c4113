import type { StoredRecord } from '../../../../lib/store/record.ts';
import { daysFromNow } from '../../../support/days-from-now.ts';
import { seedLayer } from '../../../support/levels.ts';
import { actingFor, seedChair, seedEvaluation, seedTeacher, type Teacher } from '../../../support/results.ts';
import { type TestService, toOne } from '../../../support/service.ts';

export const sets = '/api/v1/course_evaluation_question_sets';
export const parts = '/api/v1/course_evaluation_question_set_sections';
export const questions = '/api/v1/course_evaluation_questions';
export const layers = '/api/v1/question_layers';
export const periods = '/api/v1/course_evaluation_periods';

/** When the layers of these periods end. */
export const until = daysFromNow(2);

export const question = { text: 'Was the lab open?', kind: 'scale', scale: { points: 5 } };

/** `Authorization` header of somebody. */
export type Headers = { readonly authorization: string };

/**
 * A faculty with two departments: Ada teaches in Mathematics, Bob in Physics. The dean chairs the faculty, the rival Physics.
 * Each of the four has a token that writes periods.
 */
export const openFaculty = async (service: TestService) => {
  const science = await service.seed('department', { name: 'Science' });
  const maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  const physics = await service.seed('department', { name: 'Physics' }, { parent: toOne(science) });
  const ada = await seedTeacher(service, 'Ada', maths);
  const bob = await seedTeacher(service, 'Bob', physics);
  const dean = await seedTeacher(service, 'Dean');
  const rival = await seedTeacher(service, 'Rival');
  await seedChair(service, dean, science.id);
  await seedChair(service, rival, physics.id);
  const acting = ({ user }: Teacher) => actingFor(service.store, user, 'periods:write', 'questions:read');
  const [asAda, asBob, asDean, asRival] = [
    await acting(ada),
    await acting(bob),
    await acting(dean),
    await acting(rival),
  ];

  /** A period that opens in four days, with a section that Ada teaches, and layers of Mathematics and the instructors. */
  const prepare = async (most = 2) => {
    const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
    const attributes = { name: 'Finals', evaluation_type: 'end_of_term', draft: false };
    const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
    const schedule = await service.seed(
      'course_evaluation_period_schedule',
      { opens_at: daysFromNow(4), closes_at: daysFromNow(9) },
      { period: toOne(period) },
    );
    const evaluated = await seedEvaluation(service, period, [ada]);
    const layer = await seedLayer(service, period, { department: maths, most, until });
    const own = await seedLayer(service, period, { most, until, from_bank_only: false });
    return { period, schedule, layer, own, ...evaluated };
  };

  const post = (path: string, type: string, attributes: object, relationships: object, headers?: Headers) =>
    service.call('POST', path, { body: { data: { type, attributes, relationships } }, ...(headers && { headers }) });

  const postSet = (period: StoredRecord, target: StoredRecord | undefined, headers?: Headers) =>
    post(
      sets,
      'course_evaluation_question_set',
      { name: 'More' },
      { period: toOne(period), ...(target && { applies_to: toOne(target) }) },
      headers,
    );

  const postPart = (set: StoredRecord, headers?: Headers) =>
    post(parts, 'course_evaluation_question_set_section', { name: 'More' }, { question_set: toOne(set) }, headers);

  const postQuestion = (part: StoredRecord, attributes: object = {}, headers?: Headers) =>
    post(
      questions,
      'course_evaluation_question',
      { ...question, ...attributes },
      { question_set_section: toOne(part) },
      headers,
    );

  return {
    maths,
    physics,
    ada,
    bob,
    dean,
    rival,
    asAda,
    asBob,
    asDean,
    asRival,
    prepare,
    post,
    postSet,
    postPart,
    postQuestion,
  };
};
