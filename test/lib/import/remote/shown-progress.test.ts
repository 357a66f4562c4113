import { expect, it } from 'vitest';
import { shownProgress } from '../../../../lib/import/remote/shown-progress.ts';
import { startService } from '../../../support/service.ts';

const service = await startService();

const begin = async () => {
  const body = { data: { type: 'import', attributes: {} } };
  const { id } = (await service.call('POST', '/api/v1/imports', { body })).document.data;
  const record = async () => (await service.store.read({ type: 'import', id })) ?? expect.unreachable();
  const shown = async () => {
    const { attributes } = (await service.call('GET', `/api/v1/imports/${id}`)).document.data;
    return [attributes.rows_done, attributes.rows];
  };
  return { record, shown };
};

const progress = (done: number) => ({ file: 'users.csv', done, total: 300 });

it('shows how many rows an import has done, at its beginning, now and then, and at the end', async () => {
  const { record, shown } = await begin();
  expect(await shown()).toEqual([null, null]);
  const before = await record();
  const show = shownProgress(service.store, before);
  await show(progress(0));
  expect(await shown()).toEqual([0, 300]);
  await show(progress(100));
  expect(await shown()).toEqual([0, 300]);
  await show(progress(300));
  expect(await shown()).toEqual([300, 300]);
  // It is no new version: who changes the record meanwhile loses nothing.
  expect((await record()).version).toBe(before.version);
});

it('does not go back where a further step reads the rows of those before it again', async () => {
  const { record, shown } = await begin();
  await shownProgress(service.store, await record())(progress(200));
  const show = shownProgress(service.store, await record());
  await show(progress(0));
  await show(progress(150));
  expect(await shown()).toEqual([200, 300]);
  await show(progress(250));
  expect(await shown()).toEqual([250, 300]);
});
