import { expect, it } from 'vitest';
import type { RecordIntent } from '../../../lib/import/formats/intent.ts';
import { loadRecords } from '../../../lib/import/load/load-records.ts';
import { renameRecords } from '../../../lib/import/load/rename-records.ts';
import { beginRun, openSession } from '../../../lib/import/load/session.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { openFeed } from '../../support/feed.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const feed = await openFeed(service);

const type = 'course_evaluation_course';
const origin = { file: 'courses.csv', line: 2 };

const course = (sourceId: string): RecordIntent => ({
  kind: 'record',
  type,
  key: { by: 'source_id', sourceId },
  origin,
  attributes: { name: 'Optics' },
  references: {},
  columns: {},
});

const session = () => openSession(beginRun(service.store), 'oneroster');

const load = async (sourceId: string): Promise<string> => {
  await loadRecords(session(), [course(sourceId)]);
  return String((await service.store.get(keyOf.sourceId('oneroster', type, sourceId)))?.record_id);
};

/** The feed's entry of a record's deletion over the API. */
const deletionOf = async (id: string) => {
  await feed.drain();
  const cursor = await feed.latest();
  expect((await service.call('DELETE', `/api/v1/${type}s/${id}`)).status).toBe(204);
  await feed.drain();
  const { changes } = await feed.after(cursor);
  return changes.filter(({ attributes }) => attributes.subject_id === id).map(({ attributes }) => attributes);
};

const deletion = { action: 'deleted', changed: [] };

it('are shown of a record that an import has made, once it is deleted, and by no other change', async () => {
  const cursor = await feed.latest();
  const id = await load('c-1');
  await feed.drain();
  const [created] = (await feed.after(cursor)).changes;
  expect(created?.attributes).toMatchObject({ action: 'created', subject_id: id });
  expect(created?.attributes).not.toHaveProperty('source_ids');
  expect(await deletionOf(id)).toMatchObject([{ ...deletion, source_ids: { oneroster: 'c-1' } }]);
});

it('are the last that the source has given', async () => {
  const id = await load('c-2');
  await renameRecords(session(), [{ kind: 'rename', type, from: 'c-2', to: 'c-3', column: 'old_id', origin }]);
  expect(await deletionOf(id)).toMatchObject([{ ...deletion, source_ids: { oneroster: 'c-3' } }]);
});

it('are not there of a record that no import knows', async () => {
  const { id } = await service.seed(type, { name: 'Optics' });
  const [change] = await deletionOf(id);
  expect(change).toMatchObject(deletion);
  expect(change).not.toHaveProperty('source_ids');
});
