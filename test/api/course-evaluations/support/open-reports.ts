import { expect } from 'vitest';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { archiveOf, makeReports } from '../../../support/make-reports.ts';
import { rowsOf } from '../../../support/read-archive.ts';
import {
  actingFor,
  type Evaluated,
  released,
  scaleResult,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  unitsOfTwo,
} from '../../../support/results.ts';
import { startService, toOne } from '../../../support/service.ts';

/** Headers of a caller. */
export type Headers = Readonly<Record<string, string>>;

export const collection = '/api/v1/course_evaluation_reports';

/**
 * Starts a service with the results of two departments: of a released period, where Ada and Bob share a class, and of a
 * period that shows chairs nothing. Returns them with their readers, and functions that ask for reports of them.
 */
export const openReports = async () => {
  const service = await startService();
  const reader = await service.authorize('results:read', 'comments:read');
  const office = await service.authorize('results:preview');

  const ask = (attributes: object, relationships: object, headers: Headers) =>
    service.call('POST', collection, {
      headers: { ...headers },
      body: { data: { type: 'course_evaluation_report', attributes, relationships } },
    });

  const read = (id: string, headers: Headers) => service.call('GET', `${collection}/${id}`, { headers });

  /** A report that has been made: its record, and what is in its archive. */
  const make = async (attributes: object, relationships: object, headers: Headers) => {
    const { status, document } = await ask(attributes, relationships, headers);
    expect(status).toBe(201);
    const { id } = document.data;
    await makeReports();
    const files = await archiveOf(id);
    return { id, files, index: rowsOf(files.get('index.csv')), withheld: rowsOf(files.get('withheld.csv')) };
  };

  const person = ({ user }: Pick<Teacher, 'user'>) => actingFor(service.store, user, 'results:read', 'comments:read');

  const seedCounted = async (period: StoredRecord, teachers: readonly Teacher[], name: string): Promise<Evaluated> => {
    const evaluated = await seedEvaluation(service, period, teachers, name);
    await seedResult(service, period, evaluated);
    return evaluated;
  };

  const maths = await service.seed('department', { name: 'Mathematics' });
  const physics = await service.seed('department', { name: 'Physics' });
  const ada = await seedTeacher(service, 'Ada', maths);
  const bob = await seedTeacher(service, 'Bob', physics);
  const head = await seedTeacher(service, 'Chair');
  await seedChair(service, head, maths.id);
  const chair = await person(head);
  const out = await seedPeriod(service, released);
  const shared = await seedEvaluation(service, out, [ada, bob], 'Topology');
  const course = await seedQuestion(service, out);
  const about = await seedQuestion(service, out, { text: 'Explains well.', subject: 'instructor' });
  await seedResult(service, out, shared, { units: unitsOfTwo(shared, { course, about }, scaleResult(about.id)) });
  await service.seed(
    'course_evaluation_comment',
    { text: 'Good examples.', subject: 'course', decision: 'public' },
    { evaluation: toOne(shared.evaluation), period: toOne(out), question: toOne(course) },
  );
  await seedCounted(out, [bob], 'Optics');
  await seedCounted(out, [ada], 'Algebra');
  const small = await seedEvaluation(service, out, [ada], 'Seminar');
  await seedResult(service, out, small, { status: 'withheld', because: 'too_few_responses' });
  const hidden = await seedPeriod(service, released, { results_visible_to_roles: ['instructor'] });
  await seedCounted(hidden, [ada], 'Logic');

  return { service, reader, office, chair, maths, ada, bob, out, shared, ask, read, make, person, seedCounted };
};
