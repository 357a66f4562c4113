import { expect, it } from 'vitest';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

it('counts the overflow of the folder', async () => {
  const service = await startService();
  const folder = await service.seed('folder', { name: 'Folder' });
  const remove = ({ id }: StoredRecord) => service.call('DELETE', `/api/v1/folders/${id}`);
  const files: StoredRecord[] = [];
  await forEachAtOnce(Array.from({ length: 203 }), 8, async () => {
    files.push(await service.seed('file', { name: 'a' }, { folder: toOne(folder) }));
  });
  expectRefusal(await remove(folder), 409, { meta: { referred_to_by: { file: 203 } } });
  await forEachAtOnce(files, 8, async ({ id }) => {
    await service.call('DELETE', `/api/v1/files/${id}`);
  });
  expect((await remove(folder)).status).toBe(204);
});
