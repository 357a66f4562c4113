import { expect, it } from 'vitest';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { linkedIds } from '../../../../../lib/model/definition/record-fields.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Step } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import type { Written } from '../../../../../lib/store/write.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { newPeriod } from '../support/new-period.ts';
import { seedCourses } from '../support/seed-courses.ts';

/** Counts the writes that wait for the table at one time. */
class WatchedStore extends Store {
  most = 0;
  #open = 0;

  override async write(steps: readonly Step[], outcome?: StoredRecord): Promise<Written> {
    this.#open += 1;
    this.most = Math.max(this.most, this.#open);
    try {
      return await super.write(steps, outcome);
    } finally {
      this.#open -= 1;
    }
  }
}

it('covers the buckets of a period a few at a time: the last write must not wait for too many others', async () => {
  const { store, seed } = await startService();
  const term = await seed('course_evaluation_term', { name: 'T' });
  const courses = await seedCourses(store, term.id, 160, 1);
  const watched = new WatchedStore(store.client, store.tableName);
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses };
  const change = newPeriod({ attributes, relationships: { term: toOne(term) } });
  const record = await createPeriod(watched, change, { now: new Date() });
  expect(watched.most).toBeGreaterThan(1);
  expect(watched.most).toBeLessThanOrEqual(6);
  const evaluations = linkedIds(record, 'evaluations').map((id) => ({ type: 'course_evaluation', id }));
  expect(await store.readMany(evaluations)).toHaveLength(160);
});
