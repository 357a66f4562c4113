import { beforeAll, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const post = (collection: string, type: string, attributes: object, relationships: object) =>
  service.call('POST', `/api/v1/${collection}`, { body: { data: { type, attributes, relationships } } });
const remove = ({ id }: { readonly id: string }) => service.call('DELETE', `/api/v1/folders/${id}`);
const newFolder = (parent?: StoredRecord) =>
  service.seed('folder', { name: 'Folder' }, parent ? { parent: toOne(parent) } : {});

it('keeps a folder as long as something lies in it, and says what', async () => {
  const folder = await newFolder();
  const child = await newFolder(folder);
  await newFolder(folder);
  const { id } = await service.seed('file', { name: 'cv.pdf' }, { folder: toOne(folder) });
  expectRefusal(await remove(folder), 409, {
    code: 'referred_to',
    detail: 'The folder is referred to by others: 1 of type file and 2 of type folder',
    meta: { referred_to_by: { folder: 2, file: 1 } },
  });
  expect((await service.call('DELETE', `/api/v1/files/${id}`)).status).toBe(204);
  expect((await remove(child)).status).toBe(204);
  expectRefusal(await remove(folder), 409, { meta: { referred_to_by: { folder: 1 } } });
});

it('keeps what is the source of a credit, until the credit goes or has another source', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  const profile = toOne(await service.seed('profile'));
  const attributes = { transaction_date: '2026-01-31', amount: 100 };
  const credit = (
    await post('credit_line_items', 'credit_line_item', attributes, {
      profile,
      source: toOne(one),
    })
  ).document.data;
  const target = `/api/v1/credit_line_items/${credit.id}`;
  expectRefusal(await remove(one), 409, { meta: { referred_to_by: { credit_line_item: 1 } } });
  const moved = { type: 'credit_line_item', id: credit.id, relationships: { source: toOne(other) } };
  expect((await service.call('PATCH', target, { body: { data: moved } })).status).toBe(200);
  expect((await remove(one)).status).toBe(204);
  expectRefusal(await remove(other), 409, { meta: { referred_to_by: { credit_line_item: 1 } } });
  await service.call('DELETE', target);
  expect((await remove(other)).status).toBe(204);
});

it('never leaves anything in a folder that is gone, whoever comes first', async () => {
  const profile = toOne(await service.seed('profile'));
  for (let round = 0; round < 8; round += 1) {
    const folder = await newFolder();
    const [removed, ...created] = await Promise.all([
      remove(folder),
      post('files', 'file', { name: 'late.pdf' }, { folder: toOne(folder) }),
      post('folders', 'folder', { name: 'Late' }, { parent: toOne(folder) }),
      post(
        'credit_line_items',
        'credit_line_item',
        { transaction_date: '2026-01-31', amount: 1 },
        { profile, source: toOne(folder) },
      ),
    ]);
    const statuses = created.map(({ status }) => status);
    if (removed?.status === 204) expect(statuses).toEqual([404, 404, 404]);
    else {
      expect(removed?.status).toBe(409);
      expect(statuses).toEqual([201, 201, 201]);
    }
  }
});

it('deletes a folder once, however many try', async () => {
  const folder = await newFolder(await newFolder());
  const answers = await Promise.all([remove(folder), remove(folder), remove(folder)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
});
