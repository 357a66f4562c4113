import { describe, expect, it } from 'vitest';
import { parseToken } from '../../../lib/access/token-format.ts';
import { revokeToken } from '../../../lib/access/tokens.ts';
import { readDue } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { deleteStep } from '../../../lib/store/steps.ts';
import { attempt } from '../../support/dispatch.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { answering, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { endpoints } from '../../support/webhooks.ts';
import {
  day,
  hour,
  letPass,
  minute,
  openWebhookWorld,
  type Registered,
  second,
  timeNow,
} from './support/webhook-world.ts';

const { call, createUser, deliveriesOf, endpointOf, register, service, webhooks } = await openWebhookWorld();

describe('a delivery that fails', () => {
  it('is attempted again on schedule, with the same id and a new time, until it is exhausted', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(503, {}, 'Not now.');
    await createUser();
    await webhooks.deliver();
    const [first] = await deliveriesOf(endpoint);
    expect(first.attributes).toMatchObject({
      status: 'failed',
      attempt: 1,
      response_status: 503,
      response_body: 'Not now.',
    });
    const wait = Date.parse(first.attributes.next_attempt_at) - timeNow();
    expect(wait).toBeGreaterThanOrEqual(4_500);
    expect(wait).toBeLessThanOrEqual(5_500);
    letPass(4 * second);
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toHaveLength(1);
    for (const ms of [
      2 * second,
      6 * minute,
      33 * minute,
      2.2 * hour,
      5.5 * hour,
      11 * hour,
      16 * hour,
      22 * hour,
      27 * hour,
    ]) {
      letPass(ms);
      await webhooks.queue.drain();
    }
    const { events } = endpoint.receiver;
    expect(events).toHaveLength(10);
    expect(new Set(events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(events.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect(new Set(events.map(({ body }) => body)).size).toBe(1);
    const [last] = await deliveriesOf(endpoint, '&filter[status]=exhausted');
    expect(last.attributes).toMatchObject({ status: 'exhausted', attempt: 10, next_attempt_at: null });
    letPass(40 * day);
    await webhooks.queue.drain();
    expect(events).toHaveLength(10);
  });

  it('waits for as long as the endpoint asks, up to a day', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(429, { 'retry-after': '7200' });
    await createUser();
    await webhooks.deliver();
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(Date.parse(attributes.next_attempt_at) - timeNow()).toBe(2 * hour);
    letPass(2 * hour);
    endpoint.receiver.reply = answering(503, { 'retry-after': '999999' });
    await webhooks.queue.drain();
    const [{ attributes: later }] = await deliveriesOf(endpoint);
    expect(Date.parse(later.next_attempt_at) - timeNow()).toBe(day);
  });

  it.each([
    ['a redirect', answering(302, { location: 'http://127.0.0.1:9/' }), { response_status: 302 }],
    [
      'no answer',
      ((_message, response) => response.destroy()) as WebhookReceiver['reply'],
      { failure: 'connection_failed' },
    ],
  ])('has got %s', async (_what, reply, shown) => {
    const endpoint = await register();
    endpoint.receiver.reply = reply;
    await createUser();
    await webhooks.deliver();
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'failed', ...shown });
  });

  it('with a 410 disables the endpoint', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(410);
    await createUser();
    await webhooks.deliver();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: false, disabled_because: 'gone' });
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'failed', response_status: 410, next_attempt_at: null });
    await createUser();
    await webhooks.deliver();
    expect(endpoint.receiver.events).toHaveLength(1);
    endpoint.receiver.reply = answering(204);
    const data = { type: 'webhook_endpoint', id: endpoint.id, attributes: { is_enabled: true } };
    expect((await call('PATCH', `${endpoints}/${endpoint.id}`, endpoint, data)).status).toBe(200);
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: true, disabled_because: null });
    await createUser();
    await webhooks.deliver();
    expect(endpoint.receiver.events).toHaveLength(2);
  });

  it('for five days, like all others, disables the endpoint; a success in between starts the days again', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    const failOnce = async () => {
      await createUser();
      await webhooks.deliver();
    };
    await failOnce();
    letPass(4 * day);
    endpoint.receiver.reply = answering(204);
    await webhooks.queue.drain();
    endpoint.receiver.reply = answering(500);
    await failOnce();
    letPass(4.9 * day);
    await failOnce();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: true });
    letPass(0.2 * day);
    await failOnce();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: false, disabled_because: 'failing' });
    const data = { type: 'webhook_endpoint', id: endpoint.id, attributes: { is_enabled: true } };
    expect((await call('PATCH', `${endpoints}/${endpoint.id}`, endpoint, data)).status).toBe(200);
    await failOnce();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: true });
  });
});

describe('an endpoint that gets another address', () => {
  const moveTo = (endpoint: Awaited<ReturnType<typeof register>>, url: string) => {
    const data = { type: 'webhook_endpoint', id: endpoint.id, attributes: { url } };
    return call('PATCH', `${endpoints}/${endpoint.id}`, endpoint, data);
  };

  it('has failed there since its first failure there', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    await createUser();
    await webhooks.deliver();
    letPass(4.9 * day);
    endpoint.receiver.reply = answering(204);
    expect((await moveTo(endpoint, `${endpoint.receiver.url}?moved`)).status).toBe(200);
    endpoint.receiver.reply = answering(500);
    letPass(0.2 * day);
    await createUser();
    await webhooks.deliver();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: true });
    letPass(5 * day);
    await createUser();
    await webhooks.deliver();
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: false, disabled_because: 'failing' });
  });

  it('is not disabled by the 410 of the previous one', async () => {
    const endpoint = await register();
    let moved: number | undefined;
    endpoint.receiver.reply = (message, response) => {
      if (message.event.type === 'facet.webhook.ping') return answering(204)(message, response);
      void moveTo(endpoint, `${endpoint.receiver.url}?moved`).then(({ status }) => {
        moved = status;
        answering(410)(message, response);
      });
    };
    await createUser();
    await webhooks.deliver();
    expect(moved).toBe(200);
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: true, disabled_because: null });
  });
});

describe('an endpoint that is disabled by hand during an attempt', () => {
  it('has no other reason than that, whatever the attempt is answered with', async () => {
    const endpoint = await register();
    const data = { type: 'webhook_endpoint', id: endpoint.id, attributes: { is_enabled: false } };
    let disabled: number | undefined;
    endpoint.receiver.reply = (message, response) => {
      void call('PATCH', `${endpoints}/${endpoint.id}`, endpoint, data).then(({ status }) => {
        disabled = status;
        answering(410)(message, response);
      });
    };
    await createUser();
    await webhooks.deliver();
    expect(disabled).toBe(200);
    expect(await endpointOf(endpoint)).toMatchObject({ is_enabled: false, disabled_because: null });
  });
});

describe('an attempt', () => {
  const dueOf = async ({ id }: Registered) => {
    const due = (await readDue(service.store, new Date())).find(({ endpoint }) => endpoint === id);
    if (due === undefined) throw new Error('nothing is due');
    return due;
  };

  it('whose worker dies after sending is made again with the same id', async () => {
    const endpoint = await register();
    let isDead = false;
    endpoint.receiver.reply = (_message, response) => {
      isDead = true;
      response.writeHead(204).end();
    };
    await createUser();
    await webhooks.dispatch();
    const due = await dueOf(endpoint);
    const recover = injectFaults(service.store.client, () =>
      isDead ? { error: sdkError('ValidationException') } : undefined,
    );
    await expect(attempt(due)).rejects.toThrow();
    recover();
    // The claim of the dead is still good.
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toHaveLength(1);
    letPass(31 * second);
    await webhooks.queue.drain();
    const { events } = endpoint.receiver;
    expect(events).toHaveLength(2);
    expect(events[0]?.headers['webhook-id']).toBe(events[1]?.headers['webhook-id']);
    expect(events[0]?.headers['webhook-timestamp']).not.toBe(events[1]?.headers['webhook-timestamp']);
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'succeeded', attempt: 1 });
  });

  it('that took longer than its claim is recorded by who has made the next one', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const due = await dueOf(endpoint);
    endpoint.receiver.reply = (message, response) => {
      endpoint.receiver.reply = answering(204);
      letPass(31 * second);
      void attempt(due).then(() => answering(500)(message, response));
    };
    await attempt(due);
    expect(endpoint.receiver.events).toHaveLength(2);
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'succeeded', attempt: 1, next_attempt_at: null });
  });

  it('is made by one of several workers', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const due = await dueOf(endpoint);
    await Promise.all(Array.from({ length: 8 }, () => attempt(due)));
    await attempt(due);
    expect(endpoint.receiver.events).toHaveLength(1);
  });

  it('at an endpoint that hangs holds up no other', async () => {
    const [hanging, working] = [await register(), await register()];
    const held: (() => void)[] = [];
    hanging.receiver.reply = (_message, response) => held.push(() => response.writeHead(204).end());
    for (let count = 0; count < 6; count += 1) await createUser();
    await webhooks.dispatch();
    while (working.receiver.events.length < 6) {
      await webhooks.queue.begin();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(working.receiver.events).toHaveLength(6);
    expect(hanging.receiver.events.length).toBeLessThanOrEqual(4);
    hanging.receiver.reply = answering(204);
    for (const release of held) release();
    await webhooks.queue.drain();
    expect(hanging.receiver.events).toHaveLength(6);
  });

  it('is not made once the endpoint has been disabled', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const data = { type: 'webhook_endpoint', id: endpoint.id, attributes: { is_enabled: false } };
    await call('PATCH', `${endpoints}/${endpoint.id}`, endpoint, data);
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toEqual([]);
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'failed', failure: 'endpoint_disabled', next_attempt_at: null });
  });

  it('is not made once the token has been revoked, which disables the endpoint', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    await revokeToken(service.store, parseToken(endpoint.headers.authorization.slice(7))?.id ?? '', new Date());
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toEqual([]);
    const record = await service.store.read({ type: 'webhook_endpoint', id: endpoint.id });
    expect(record).toMatchObject({ is_enabled: false, disabled_because: 'token_not_valid' });
  });

  it('is not made of a delivery that has expired, and leaves nothing due', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const { delivery } = await dueOf(endpoint);
    await service.store.write([
      deleteStep(keyOf.record({ type: 'webhook_delivery', id: delivery }), () => 'never', []),
    ]);
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toEqual([]);
    const due = await readDue(service.store, new Date());
    expect(due.filter((each) => each.endpoint === endpoint.id)).toEqual([]);
  });

  it('is not made of what was left when the endpoint was deleted', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    await call('DELETE', `${endpoints}/${endpoint.id}`, endpoint);
    await webhooks.queue.drain();
    expect(endpoint.receiver.events).toEqual([]);
    const [{ attributes }] = await deliveriesOf(endpoint);
    expect(attributes).toMatchObject({ status: 'failed', failure: 'endpoint_deleted', next_attempt_at: null });
  });
});
