import { expect, it } from 'vitest';
import { latestPosition } from '../../lib/domain/changes/read-changes.ts';
import { cursorSecret, sealText } from '../../lib/store/cursor.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { putStep } from '../../lib/store/steps.ts';
import { openFeed } from '../support/feed.ts';
import { startService } from '../support/service.ts';

it('answers cursors of the table from which it was restored with 410: nothing would follow them', async () => {
  const before = await startService();
  const cursor = await (await openFeed(before)).latest();
  const { secret } = (await before.store.get(keyOf.cursorSecret)) ?? {};
  const restored = await startService();
  await restored.store.write([putStep(keyOf.cursorSecret, { secret }, () => 'there is one')]);
  const feed = await openFeed(restored);
  const { status, document } = await feed.page(`page[after]=${cursor}`);
  expect([status, document.errors?.[0].code]).toEqual([410, 'cursor_expired']);
  expect((await feed.page(`page[after]=${await feed.latest()}`)).status).toBe(200);
  // As earlier versions made them, which did not name the table.
  const positions = (await latestPosition(restored.store)).map(({ hour, after, count }) => [hour, after, count]);
  const former = JSON.stringify([positions, Date.now(), null]);
  const sealed = sealText(former, 'changes', await cursorSecret(restored.store));
  expect((await feed.page(`page[after]=${sealed}`)).status).toBe(200);
});
