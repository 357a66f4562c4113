import { expect, it } from 'vitest';
import { type ChangesPosition, latestPosition, readChanges } from '../../../../lib/domain/changes/read-changes.ts';
import { appendEntries } from '../../../../lib/store/feed/append.ts';
import { startService } from '../../../support/service.ts';

const { store } = await startService();

const append = (shard: number, at: number, ids: readonly string[]) =>
  appendEntries(
    store,
    shard,
    ids.map((id) => ({ event: id, content: { id } })),
    { now: new Date(at), keptSeconds: 86_400 },
  );

const everything = Promise.resolve(() => true);

it('is not caught up while a page has had no room for all', async () => {
  const position = await latestPosition(store);
  const now = Date.now();
  for (const shard of [0, 1, 2]) await append(shard, now - 120_000 + shard, [`only in ${shard}`]);
  const first = await readChanges(store, position, { size: 2, now, wanted: everything });
  expect([first.changes.length, first.isCaughtUp, first.readUntil]).toEqual([2, false, now - 119_999]);
  const second = await readChanges(store, first.position, { size: 2, now, wanted: everything });
  expect([second.changes.length, second.isCaughtUp, second.readUntil]).toEqual([1, true, now]);
});

it('returns nothing that was recorded after something that is still to be read', async () => {
  let position: ChangesPosition = await latestPosition(store);
  const now = Date.now();
  await append(0, now - 60_000, ['a1', 'a2', 'a3', 'a4', 'a5']);
  await append(1, now - 30_000, ['b1', 'b2']);
  const pages: string[][] = [];
  const readUntil: number[] = [];
  for (let isCaughtUp = false; !isCaughtUp && pages.length < 10; ) {
    // Of each shard half as many are read as a page has.
    const page = await readChanges(store, position, { size: 4, now, wanted: everything });
    pages.push(page.changes.map(({ id }) => id));
    readUntil.push(page.readUntil);
    ({ position, isCaughtUp } = page);
  }
  expect(pages.filter(({ length }) => length > 0)).toEqual([
    ['a1', 'a2'],
    ['a3', 'a4'],
    ['a5', 'b1', 'b2'],
  ]);
  expect(readUntil.slice(0, 2)).toEqual([now - 60_000, now - 60_000]);
  expect(readUntil.at(-1)).toBe(now);
});
