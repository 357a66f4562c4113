import { beforeEach, expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { expectRefusal } from '../../api/conformance/conformance.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, type TestService } from '../../support/service.ts';
import { loadCollege, tomIn, unassign } from './support/instructor.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});

const remove = (id: string) => service.call('DELETE', `/api/v1/course_evaluation_instructors/${id}`);

it('reports rows about a record that was deleted by hand, and rows that name it', async () => {
  await loadCollege(service.store);
  const id = await tomIn(service);
  expectRefusal(await remove(id), 409, { meta: { referred_to_by: { course_evaluation_section_instructor: 1 } } });
  await unassign(service, id);
  expect((await remove(id)).status).toBe(204);
  const report = await loadCollege(service.store);
  expect(countsOf(report, 'course_evaluation_section_instructor')).toMatchObject({ rejected: 1, created: 0 });
  const reasons = report.rejections.map(({ reason }) => reason);
  expect(reasons).toEqual(['userSourcedId names no known user']);
  await expectReferencesKept(service.store);
});

it('keeps everybody from deleting what an import that is under way may refer to', async () => {
  await loadCollege(service.store);
  const id = await tomIn(service);
  await unassign(service, id);
  await withLease(service.store, {}, async () => {
    const answer = await remove(id);
    expectRefusal(answer, 409, { code: 'import_under_way' });
    expect(answer.headers['retry-after']).toBe('60');
  });
  expect((await remove(id)).status).toBe(204);
});
