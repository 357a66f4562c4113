import { beforeEach, expect, it } from 'vitest';
import { withLease } from '../../lib/import/lease.ts';
import { runImport } from '../../lib/import/run.ts';
import { countsOf } from '../../lib/import/summary.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { Store } from '../../lib/store/store.ts';
import { expectRefusal } from '../conformance/conformance.ts';
import { expectReferencesKept } from '../support/references.ts';
import { startService, type TestService } from '../support/service.ts';
import { zipCollege } from './support/one-roster-set.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});

const location = zipCollege();
const load = (store: Store) => withLease(store, {}, (mayWrite) => runImport(store, { location, mayWrite }));

const tom = async (): Promise<string> => {
  const key = keyOf.sourceId('oneroster', 'course_evaluation_instructor', 'u-tom');
  return String((await service.store.get(key))?.record_id);
};

/** Takes the assignments of an instructor away, as whoever deletes the instructor must. */
const unassign = async (instructor: string): Promise<void> => {
  const { document } = await service.call('GET', '/api/v1/course_evaluation_section_instructors?page[size]=100');
  for (const { id, relationships } of document.data) {
    if (relationships.instructor.data.id !== instructor) continue;
    await service.call('DELETE', `/api/v1/course_evaluation_section_instructors/${id}`);
  }
};

const remove = (id: string) => service.call('DELETE', `/api/v1/course_evaluation_instructors/${id}`);

it('reports rows about a record that was deleted by hand, and rows that name it', async () => {
  await load(service.store);
  const id = await tom();
  expectRefusal(await remove(id), 409, { meta: { referred_to_by: { course_evaluation_section_instructor: 1 } } });
  await unassign(id);
  expect((await remove(id)).status).toBe(204);
  const report = await load(service.store);
  expect(countsOf(report, 'course_evaluation_section_instructor')).toMatchObject({ rejected: 1, created: 0 });
  const reasons = report.rejections.map(({ reason }) => reason);
  expect(reasons).toEqual(['userSourcedId names no known user']);
  await expectReferencesKept(service.store);
});

it('lets nobody delete what an import that is under way may refer to', async () => {
  await load(service.store);
  const id = await tom();
  await unassign(id);
  await withLease(service.store, {}, async () => {
    const answer = await remove(id);
    expectRefusal(answer, 409, { code: 'import_under_way' });
    expect(answer.headers['retry-after']).toBe('60');
  });
  expect((await remove(id)).status).toBe(204);
});
