import { expect, it, vi } from 'vitest';
import { restAfter } from '../../../infra/local/queues/webhooks.ts';
import { ids, openWebhookWorld } from '../../api/webhooks/support/webhook-world.ts';

const { deliveriesOf, register, service, webhooks } = await openWebhookWorld();

it('sends all that was due when it was read, without reading it again', async () => {
  const endpoint = await register();
  const users = await Promise.all(Array.from({ length: 11 }, () => service.seedUser()));
  await webhooks.dispatch();
  await webhooks.queue.begin();
  await vi.waitFor(() => expect(endpoint.receiver.events).toHaveLength(11), 5_000);
  expect(ids(endpoint).sort()).toEqual(users.map(({ id }) => id).sort());
  await webhooks.queue.drain();
  expect(endpoint.receiver.events).toHaveLength(11);
  expect(await deliveriesOf(endpoint, '&filter[status]=pending')).toEqual([]);
});

it('reads what is due a tenth of the time at most, but every five seconds however much it is', () => {
  expect([0, 10, 100, 500, 60_000].map(restAfter)).toEqual([200, 200, 900, 4_500, 5_000]);
});
