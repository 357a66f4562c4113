import { expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { openFeed } from '../../support/feed.ts';
import { startService } from '../../support/service.ts';

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
});
