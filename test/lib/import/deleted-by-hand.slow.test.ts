import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { zipCollege } from './support/one-roster-set.ts';

it('creates again what has no id in its source when it was deleted by hand', async () => {
  const service = await startService();
  const location = zipCollege();
  await runImport(service.store, { location });
  const collection = '/api/v1/course_evaluation_section_instructors';
  const { document } = await service.call('GET', `${collection}?page[size]=1`);
  const [{ id, relationships }] = document.data;
  expect((await service.call('DELETE', `${collection}/${id}`)).status).toBe(204);

  const report = await runImport(service.store, { location });
  expect(countsOf(report, 'course_evaluation_section_instructor')).toMatchObject({ created: 1, rejected: 0 });
  const again = await service.call('GET', `${collection}?sort=-created_at&page[size]=1`);
  expect(again.document.meta.total).toBe(document.meta.total);
  expect(again.document.data[0].relationships.instructor.data).toEqual(relationships.instructor.data);
  const third = await runImport(service.store, { location });
  expect(countsOf(third, 'course_evaluation_section_instructor')).toMatchObject({ created: 0, rejected: 0 });
});
