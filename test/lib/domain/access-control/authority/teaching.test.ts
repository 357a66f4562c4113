import { expect, it } from 'vitest';
import { expectRefusal } from '../../../../support/expectations.ts';
import { actingFor, open, seedEvaluation, seedPeriod, seedTeacher } from '../../../../support/results.ts';
import { startService, toOne } from '../../../../support/service.ts';

const service = await startService();

const type = 'course_evaluation_section_instructor';

it('nobody who acts for a user assigns this user to a section, and sees its results', async () => {
  const [teacher, clerk] = [await seedTeacher(service, 'Ada'), await seedTeacher(service, 'Clerk')];
  const { section } = await seedEvaluation(service, await seedPeriod(service, open), [teacher]);
  const assign = (instructor: typeof teacher.instructor, headers = {}) => {
    const relationships = { section: toOne(section), instructor: toOne(instructor) };
    return service.call('POST', `/api/v1/${type}s`, { headers, body: { data: { type, relationships } } });
  };
  const headers = await actingFor(service.store, clerk.user, 'teaching:write');
  expectRefusal(await assign(clerk.instructor, headers), 403, {
    code: 'authority_required',
    detail: expect.stringContaining('own teaching'),
    source: { pointer: '/data/relationships/instructor/data' },
  });
  const colleague = await seedTeacher(service, 'Bob');
  expect((await assign(colleague.instructor, headers)).status).toBe(201);
  expect((await assign(clerk.instructor)).status).toBe(201);
});
