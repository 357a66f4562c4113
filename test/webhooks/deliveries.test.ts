import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseToken } from '../../lib/access/token-format.ts';
import { revokeToken, rotateToken } from '../../lib/access/tokens.ts';
import { readDue } from '../../lib/domain/webhooks/due.ts';
import type { Scope } from '../../lib/scopes.ts';
import { attempt, openWebhooks } from '../support/dispatch.ts';
import { injectFaults, sdkError } from '../support/faults.ts';
import { startService } from '../support/service.ts';
import { answering, openReceiver, type ReceivedMessage, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { deliveries, endpointBody, endpoints } from '../support/webhooks.ts';

const service = await startService();
const webhooks = await openWebhooks(service);

let receivers: WebhookReceiver[] = [];
const open = async (): Promise<WebhookReceiver> => {
  const receiver = await openReceiver();
  receivers.push(receiver);
  return receiver;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// Time stands still but for what a test lets pass, and never goes back.
let clock = Date.now();
const letPass = (ms: number): void => {
  clock += ms;
  vi.setSystemTime(clock);
};

beforeEach(() => {
  vi.useFakeTimers({ now: clock, toFake: ['Date'] });
});
afterEach(async () => {
  for (const receiver of receivers) receiver.close();
  receivers = [];
  await webhooks.queue.drain();
  letPass(minute);
});
afterAll(() => {
  vi.useRealTimers();
});

interface Registered {
  readonly id: string;
  readonly secret: string;
  readonly headers: { authorization: string };
  readonly receiver: WebhookReceiver;
}

const all: readonly Scope[] = ['webhooks:read', 'webhooks:write', 'people:read'];

/** An endpoint of a token of its own. */
const register = async (attributes: object = {}, scopes = all): Promise<Registered> => {
  const [receiver, headers] = [await open(), await service.authorize(...scopes)];
  const { document, text, status } = await service.call('POST', endpoints, {
    body: endpointBody(receiver.url, { event_types: ['user.*'], ...attributes }),
    headers,
  });
  if (status !== 201) throw new Error(text);
  return { id: document.data.id, secret: document.meta.secret, headers, receiver };
};

const call = async (method: string, target: string, { headers }: Registered, data?: object) =>
  service.call(method, target, { headers, ...(data && { body: { data } }) });

const deliveriesOf = async (of: Registered, query = '') =>
  (await call('GET', `${deliveries}?filter[endpoint]=${of.id}${query}`, of)).document.data;

const endpointOf = async (of: Registered) => (await call('GET', `${endpoints}/${of.id}`, of)).document.data.attributes;

const createUser = async (name = 'Ada Lovelace'): Promise<string> => {
  const body = { data: { type: 'user', attributes: { display_name: name, emails: [] } } };
  return (await service.call('POST', '/api/v1/users', { body })).document.data.id;
};

const verified = ({ secret }: Registered, { body, headers }: ReceivedMessage): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

const ids = ({ receiver }: Registered) => receiver.events.map(({ event }) => event.subject.split('/')[1]);

describe('a change', () => {
  it('is sent to the endpoint that asks for it, signed, with the id of the change', async () => {
    const endpoint = await register();
    const cursor = await webhooks.feed.latest();
    const user = await createUser();
    await webhooks.deliver();
    const [message, ...others] = endpoint.receiver.events;
    if (message === undefined) throw new Error('nothing has come');
    expect(others).toEqual([]);
    const { changes } = await webhooks.feed.after(cursor, '&filter[subject_type]=user');
    expect(verified(endpoint, message)).toEqual({
      specversion: '1.0',
      id: changes[0]?.id,
      source: 'http://facet.test/api/v1',
      type: 'facet.user.created',
      subject: `users/${user}`,
      time: changes[0]?.attributes.at,
      datacontenttype: 'application/json',
      data: { version: 1, changed: [], external_id: null, related: `http://facet.test/api/v1/users/${user}` },
    });
    expect(message.headers['webhook-id']).toBe(changes[0]?.id);
    expect(message.headers['content-type']).toBe('application/cloudevents+json');
    const [delivery] = await deliveriesOf(endpoint);
    expect(delivery.attributes).toMatchObject({
      endpoint_id: endpoint.id,
      event_id: changes[0]?.id,
      event_type: 'user.created',
      status: 'succeeded',
      attempt: 1,
      response_status: 204,
      next_attempt_at: null,
      failure: null,
    });
  });

  it('is sent once, however often it is dispatched', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.deliver();
    // Another follower begins at the beginning of the stream.
    const again = await openWebhooks(service);
    await again.deliver();
    expect(endpoint.receiver.events).toHaveLength(1);
  });

  it('is sent to nobody who may not read it or does not ask for it', async () => {
    const without = await register({ event_types: ['*'] }, ['webhooks:read', 'webhooks:write', 'finance:read']);
    const other = await register({ event_types: ['employment.*', 'user.deleted'] });
    const disabled = await register({ is_enabled: false });
    await createUser();
    await webhooks.deliver();
    for (const { receiver } of [without, other, disabled]) expect(receiver.events).toEqual([]);
  });

  it('is not sent any more when the token is revoked, and the endpoint says why', async () => {
    const endpoint = await register();
    await revokeToken(service.store, parseToken(endpoint.headers.authorization.slice(7))?.id ?? '', new Date());
    await createUser();
    await webhooks.deliver();
    expect(endpoint.receiver.events).toEqual([]);
    const record = await service.store.read({ type: 'webhook_endpoint', id: endpoint.id });
    expect(record).toMatchObject({ is_enabled: false, disabled_because: 'token_not_valid' });
  });

  it('is sent on when the token is rotated', async () => {
    const endpoint = await register();
    const id = parseToken(endpoint.headers.authorization.slice(7))?.id ?? '';
    await rotateToken(service.store, id, new Date());
    await createUser();
    await webhooks.deliver();
    expect(endpoint.receiver.events).toHaveLength(1);
  });
});

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
    const wait = Date.parse(first.attributes.next_attempt_at) - clock;
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
    expect(Date.parse(attributes.next_attempt_at) - clock).toBe(2 * hour);
    letPass(2 * hour);
    endpoint.receiver.reply = answering(503, { 'retry-after': '999999' });
    await webhooks.queue.drain();
    const [{ attributes: later }] = await deliveriesOf(endpoint);
    expect(Date.parse(later.next_attempt_at) - clock).toBe(day);
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

  it('for five days, like all others, disables the endpoint; a success in between starts the days anew', async () => {
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
  });
});

describe('an attempt', () => {
  it('whose worker dies after sending is made again with the same id', async () => {
    const endpoint = await register();
    let isDead = false;
    endpoint.receiver.reply = (_message, response) => {
      isDead = true;
      response.writeHead(204).end();
    };
    await createUser();
    await webhooks.dispatch();
    const recover = injectFaults(service.store.client, () =>
      isDead ? { error: sdkError('ValidationException') } : undefined,
    );
    const [due] = (await readDue(service.store, new Date())).filter((each) => each.endpoint === endpoint.id);
    if (due === undefined) throw new Error('nothing is due');
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

  it('is made by one of several workers', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const [due] = (await readDue(service.store, new Date())).filter((each) => each.endpoint === endpoint.id);
    if (due === undefined) throw new Error('nothing is due');
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
    for (let turns = 0; working.receiver.events.length < 6 && turns < 500; turns += 1) {
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
    const begun = clock;
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

  it('ends where it is told to', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(500);
    const begun = clock;
    const early = await createUser();
    await webhooks.deliver();
    letPass(10 * minute);
    const end = clock;
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
