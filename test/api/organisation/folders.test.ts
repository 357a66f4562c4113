import { describe, expect, it } from 'vitest';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { fillLinkage } from '../../lib/model/support/linked-records.ts';
import { attributesWith, expectRefusal, timestamp } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const root = await service.seed('folder', { name: 'Dossiers' }, { user: toOne(owner) });
const middle = await service.seed(
  'folder',
  { name: '2025', locked: true },
  { parent: toOne(root), user: toOne(owner) },
);
const leaf = await service.seed('folder', { name: 'Letters' }, { parent: toOne(middle) });
const second = await service.seed('folder', { name: 'Drafts' }, { parent: toOne(middle) });
await service.seed('file', { name: 'cv.pdf' }, { folder: toOne(middle) });

const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';
const url = (id: string) => `http://facet.test/api/v1/folders/${id}`;
const get = (id: string, rest = '') => service.call('GET', `/api/v1/folders/${id}${rest}`);

const middleFolder = {
  type: 'folder',
  id: middle.id,
  attributes: attributesWith({ created_at: timestamp, updated_at: timestamp, name: '2025', locked: true }),
  relationships: {
    parent: { links: { related: `${url(middle.id)}/parent` }, meta: {} },
    children: { links: { related: `${url(middle.id)}/children` }, meta: { count: 2 } },
    user: { links: { related: `${url(middle.id)}/user` }, meta: {} },
  },
  links: { self: url(middle.id) },
  // It was made, and three times something was put into it.
  meta: { version: 4, children_count: 2, files_count: 1 },
};

describe('reading a folder', () => {
  it('answers it with counts, and relationships with links and meta only', async () => {
    const { status, document } = await get(middle.id);
    expect(status).toBe(200);
    expect(document.data).toEqual(middleFolder);
  });

  it('includes parent, children and user, whose relationships then have data', async () => {
    const { document } = await get(middle.id, '?include=parent,children,user');
    const identifiers = document.included.map(({ type, id }: { type: string; id: string }) => `${type} ${id}`);
    expect(identifiers).toEqual([`folder ${root.id}`, `folder ${leaf.id}`, `folder ${second.id}`, `user ${owner.id}`]);
    expect(document.data.relationships).toMatchObject({
      parent: { data: { type: 'folder', id: root.id } },
      children: {
        data: [
          { type: 'folder', id: leaf.id },
          { type: 'folder', id: second.id },
        ],
      },
      user: { data: { type: 'user', id: owner.id } },
    });
  });

  it('includes nothing where there is nothing', async () => {
    const { document } = await get(leaf.id, '?include=children,user');
    expect(document.included).toEqual([]);
    expect(document.data.relationships).toMatchObject({ children: { data: [] }, user: { data: null } });
  });

  it('refuses to include its files, and a folder that does not exist', async () => {
    const source = { parameter: 'include' };
    const detail = '"files" can not be included here; possible: parent, children, user';
    expectRefusal(await get(root.id, '?include=files'), 400, { detail, source });
    expectRefusal(await get(unknownId), 404, { detail: `There is no folder with the id "${unknownId}"` });
  });
});

describe('reading the parent of a folder', () => {
  it('answers the parent', async () => {
    const { status, document } = await get(leaf.id, '/parent');
    expect(status).toBe(200);
    expect(document).toEqual({ data: middleFolder, links: { self: `${url(leaf.id)}/parent` } });
  });

  it('answers null for a root folder', async () => {
    const { status, document } = await get(root.id, '/parent');
    expect(status).toBe(200);
    expect(document.data).toBeNull();
  });

  it('refuses a folder that does not exist', async () => {
    expectRefusal(await get(unknownId, '/parent'), 404, { detail: `There is no folder with the id "${unknownId}"` });
  });
});

describe('listing the children of a folder', () => {
  it('answers all of them', async () => {
    const { status, document } = await get(root.id, '/children');
    expect(status).toBe(200);
    expect(document).toEqual({ data: [middleFolder], links: { self: `${url(root.id)}/children` } });
  });

  it('answers none where there are none', async () => {
    const { status, document } = await get(leaf.id, '/children');
    expect(status).toBe(200);
    expect(document.data).toEqual([]);
  });

  it('answers more than fit into one item of the table, in order', async () => {
    const parent = await service.seed('folder', { name: 'Crowded' });
    const ids: string[] = [];
    const make = async () => ids.push((await service.seed('folder', { name: 'Child' }, { parent: toOne(parent) })).id);
    await make();
    const first = (await service.store.read(parent)) as StoredRecord;
    await fillLinkage(service.store, first, 'children');
    for (let count = 0; count < 3; count += 1) await make();
    const { document } = await get(parent.id, '/children');
    expect(document.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await get(parent.id)).document.data.meta).toEqual({
      version: expect.any(Number),
      children_count: ids.length + inlineEntries,
      files_count: 0,
    });
  });

  it('refuses a folder that does not exist, and paging', async () => {
    expectRefusal(await get(unknownId, '/children'), 404, { detail: `There is no folder with the id "${unknownId}"` });
    expect((await get(root.id, '/children?page[size]=1')).status).toBe(400);
  });
});
