import { describe, expect, it } from 'vitest';
import { answering } from '../../support/webhook-receiver.ts';
import { deliveries, endpoints } from '../../support/webhooks.ts';
import { hour, ids, letPass, minute, openWebhookWorld, type Registered, timeNow } from './support/webhook-world.ts';

const { call, createUser, deliveriesOf, register, webhooks } = await openWebhookWorld();

describe('a redelivery', () => {
  const redeliver = (of: Registered, id: string) => call('POST', `${deliveries}/${id}/redeliveries`, of);

  it('sends the same event again, of one that has succeeded too', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.deliver();
    const [{ id }] = await deliveriesOf(endpoint);
    const { status, document } = await redeliver(endpoint, id);
    expect([status, document.data.attributes.status]).toEqual([202, 'pending']);
    await webhooks.queue.drain();
    const [first, again] = endpoint.receiver.events;
    expect(again?.body).toBe(first?.body);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('takes the place of the attempt that was planned', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    await createUser();
    await webhooks.deliver();
    const [{ id }] = await deliveriesOf(endpoint);
    endpoint.receiver.reply = answering(204);
    expect((await redeliver(endpoint, id)).status).toBe(202);
    expect((await redeliver(endpoint, id)).document.errors[0].code).toBe('delivery_under_way');
    letPass(hour);
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toHaveLength(2);
  });

  it('starts the schedule again, but not while an attempt is made', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    await createUser();
    await webhooks.deliver();
    const [{ id }] = await deliveriesOf(endpoint);
    let during: number | undefined;
    endpoint.receiver.reply = (message, response) => {
      void redeliver(endpoint, id).then(({ status }) => {
        during ??= status;
        answering(500)(message, response);
      });
    };
    letPass(minute);
    await webhooks.queue.drain();
    expect(during).toBe(409);
    endpoint.receiver.reply = answering(500);
    expect((await redeliver(endpoint, id)).document.data.attributes.attempt).toBe(0);
    await webhooks.queue.drain();
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'failed', attempt: 1 });
  });

  it('is not for the deliveries of others', async () => {
    const [endpoint, other] = [await register(), await register({ event_types: ['folder.*'] })];
    await createUser();
    await webhooks.deliver();
    const [{ id }] = await deliveriesOf(endpoint);
    expect((await redeliver(other, id)).status).toBe(404);
    expect((await call('GET', `${deliveries}/${id}`, other)).status).toBe(404);
    expect(await deliveriesOf({ ...endpoint, headers: other.headers })).toEqual([]);
  });
});

describe('a recovery', () => {
  const recover = async (of: Registered, since: number, until?: number) => {
    const attributes = {
      since: new Date(since).toISOString(),
      ...(until !== undefined && { until: new Date(until).toISOString() }),
    };
    const data = { type: 'webhook_recovery', attributes, relationships: {} };
    return call('POST', `${endpoints}/${of.id}/recoveries`, of, data);
  };
  const stateOf = async (of: Registered, id: string) =>
    (await call('GET', `/api/v1/webhook_recoveries/${id}`, of)).document.data.attributes;
  const enable = (of: Registered, isEnabled: boolean) =>
    call('PATCH', `${endpoints}/${of.id}`, of, {
      type: 'webhook_endpoint',
      id: of.id,
      attributes: { is_enabled: isEnabled },
    });

  it('replays exactly what failed, and what came while the endpoint was disabled', async () => {
    await createUser('Before it was there');
    await webhooks.deliver();
    letPass(hour);
    const endpoint = await register();
    const begun = timeNow();
    await createUser('Delivered');
    await webhooks.deliver();
    endpoint.receiver.reply = answering(500);
    const failed = await createUser('Failed');
    await webhooks.deliver();
    for (let attempts = 1; attempts < 10; attempts += 1) {
      letPass(27 * hour);
      await webhooks.queue.drain();
      endpoint.receiver.reply = answering(500);
      await enable(endpoint, true);
    }
    await enable(endpoint, false);
    const missed = await createUser('Came while it was disabled');
    await webhooks.deliver();
    letPass(hour);
    expect((await recover(endpoint, begun)).document.errors[0].code).toBe('endpoint_disabled');
    await enable(endpoint, true);
    endpoint.receiver.reply = answering(204);
    letPass(hour);
    await createUser('After');
    await webhooks.deliver();
    const before = ids(endpoint).length;
    const { status, document } = await recover(endpoint, begun);
    expect(status).toBe(202);
    expect(document.data.attributes).toMatchObject({ state: 'queued', replayed: 0 });
    await webhooks.recover();
    expect(await stateOf(endpoint, document.data.id)).toMatchObject({ state: 'finished', replayed: 2 });
    expect(ids(endpoint).slice(before).sort()).toEqual([failed, missed].sort());
    const again = await recover(endpoint, begun);
    await webhooks.recover();
    expect(await stateOf(endpoint, again.document.data.id)).toMatchObject({ state: 'finished', replayed: 0 });
  });

  it('ends where it is asked to', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    const begun = timeNow();
    const early = await createUser();
    await webhooks.deliver();
    letPass(10 * minute);
    const end = timeNow();
    letPass(10 * minute);
    await createUser();
    await webhooks.deliver();
    const before = ids(endpoint).length;
    endpoint.receiver.reply = answering(204);
    const { document } = await recover(endpoint, begun, end);
    await webhooks.recover();
    expect(await stateOf(endpoint, document.data.id)).toMatchObject({ replayed: 1 });
    expect(ids(endpoint).slice(before)).toContain(early);
  });
});
