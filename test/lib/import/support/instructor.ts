import { withLease } from '../../../../lib/import/run/lease.ts';
import { runImport } from '../../../../lib/import/run/run.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { Store } from '../../../../lib/store/store.ts';
import type { TestService } from '../../../support/service.ts';
import { zipCollege } from './one-roster-set.ts';

const location = zipCollege();

/** Imports the college, as the CLI does. */
export const loadCollege = (store: Store) => withLease(store, {}, (fenced) => runImport(fenced, { location }));

/** The id of the college's instructor Tom. */
export const tomIn = async ({ store }: TestService): Promise<string> => {
  const key = keyOf.sourceId('oneroster', 'course_evaluation_instructor', 'u-tom');
  return String((await store.get(key))?.record_id);
};

/** Takes the assignments of an instructor away, as whoever deletes the instructor must. */
export const unassign = async (service: TestService, instructor: string): Promise<void> => {
  const { document } = await service.call('GET', '/api/v1/course_evaluation_section_instructors?page[size]=100');
  for (const { id, relationships } of document.data) {
    if (relationships.instructor.data.id !== instructor) continue;
    await service.call('DELETE', `/api/v1/course_evaluation_section_instructors/${id}`);
  }
};
