import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rotateToken } from '../../../lib/access/tokens.ts';
import { actingFor } from '../../support/results.ts';
import { startService } from '../../support/service.ts';
import { contentOf as allItems } from '../../support/table-content.ts';
import { answering, openReceiver } from '../../support/webhook-receiver.ts';
import { endpointBody, endpoints, seedEndpoint, tokenIdOf } from '../../support/webhooks.ts';

const service = await startService();
const receiver = await openReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.reply = answering(204);
});

const create = (attributes: object = {}, request: object = {}) =>
  service.call('POST', endpoints, { body: endpointBody(receiver.url, attributes), ...request });

const read = async (id: string, headers = {}) => service.call('GET', `${endpoints}/${id}`, { headers });

const patch = (id: string, attributes: object) =>
  service.call('PATCH', `${endpoints}/${id}`, { body: { data: { type: 'webhook_endpoint', id, attributes } } });

const last = () => {
  const message = receiver.messages.at(-1);
  if (message === undefined) throw new Error('nothing has come');
  return message;
};

beforeEach(() => seedEndpoint(service));

describe('creating an endpoint', () => {
  it('answers the secret once, after a ping that it has signed', async () => {
    const { status, document, headers } = await create({ event_types: ['user.*'] });
    expect(status).toBe(201);
    expect(document.meta.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(document.data.attributes).toMatchObject({
      event_types: ['user.*'],
      is_enabled: true,
      disabled_because: null,
    });
    const { body, headers: sent, event } = last();
    expect(new Webhook(document.meta.secret).verify(body, sent as Record<string, string>)).toEqual(event);
    expect(event).toMatchObject({ specversion: '1.0', type: 'facet.webhook.ping', id: sent['webhook-id'] });
    expect(sent['content-type']).toBe('application/cloudevents+json');
    const again = await service.call('GET', new URL(headers.location ?? '').pathname);
    expect(again.text).not.toContain('whsec_');
    expect((await service.call('GET', endpoints)).text).not.toContain('whsec_');
  });

  it('takes all events unless said', async () => {
    const { document } = await create();
    expect(document.data.attributes.event_types).toEqual(['*']);
  });

  it('keeps the secret in one partition, and answers a repeated request without it', async () => {
    const headers = { 'idempotency-key': 'create-once' };
    const first = await create({}, { headers });
    const again = await create({}, { headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.document.data.id).toBe(first.document.data.id);
    expect(again.document.meta).toEqual({ secret: null, replay: 'current' });
    const holding = (await allItems(service.store)).filter((item) =>
      JSON.stringify(item).includes(first.document.meta.secret),
    );
    expect(holding.map(({ pk }) => pk)).toEqual(['webhook_secret']);
  });

  it.each([
    ['http://hr.example/in', 'not_https'],
    ['https://user:secret@hr.example/', 'has_credentials'],
    ['https://10.0.0.1/', 'not_public'],
    ['https://169.254.169.254/latest/meta-data/', 'not_public'],
    ['nowhere', 'not_a_url'],
    ['https://nothing.invalid/', 'unresolved'],
  ])('refuses %s', async (url, reason) => {
    const { status, document } = await service.call('POST', endpoints, { body: endpointBody(url) });
    expect(status).toBe(422);
    expect(document.errors).toEqual([
      expect.objectContaining({
        code: 'endpoint_refused',
        source: { pointer: '/data/attributes/url' },
        meta: { reason },
      }),
    ]);
  });

  it.each([302, 404, 500])(
    'refuses an address that answers the ping with %i, without showing what it says',
    async (code) => {
      receiver.reply = answering(code, { location: receiver.url }, 'internal matters');
      const before = receiver.messages.length;
      const { status, document, text } = await create();
      expect(status).toBe(422);
      expect(document.errors[0]).toMatchObject({ meta: { reason: 'status', response_status: code } });
      expect(text).not.toContain('internal');
      expect(receiver.messages.length - before).toBe(1);
    },
  );

  it('refuses events that are not announced, each with a pointer', async () => {
    const { status, document } = await create({ event_types: ['user.*', 'response.created', 'user.moved'] });
    expect(status).toBe(422);
    expect(document.errors.map(({ source }: { source: object }) => source)).toEqual([
      { pointer: '/data/attributes/event_types/1' },
      { pointer: '/data/attributes/event_types/2' },
    ]);
  });

  it('gives what is taken away its default', async () => {
    const { document } = await create({ event_types: null, is_enabled: null });
    expect(document.data.attributes).toMatchObject({ event_types: ['*'], is_enabled: true });
    const { id } = document.data;
    await patch(id, { event_types: ['user.*'], is_enabled: false });
    const again = await patch(id, { event_types: null, is_enabled: null });
    expect(again.document.data.attributes).toMatchObject({ event_types: ['*'], is_enabled: true });
  });

  it('refuses an eleventh of one token, also of several at once', async () => {
    // One is there.
    const created = await Promise.all(Array.from({ length: 12 }, () => create()));
    const statuses = created.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(9).fill(201), 409, 409, 409]);
    const refused = created.find(({ status }) => status === 409);
    expect(refused?.document.errors[0]).toMatchObject({ code: 'too_many_endpoints', meta: { most: 10 } });
    const kept = created.find(({ status }) => status === 201);
    await service.call('DELETE', `${endpoints}/${kept?.document.data.id}`);
    expect((await create()).status).toBe(201);
  });
});

describe('an endpoint', () => {
  it('is seen by its own token alone', async () => {
    const { document } = await create();
    const { id } = document.data;
    const other = await service.authorize('webhooks:read', 'webhooks:write');
    expect((await read(id, other)).status).toBe(404);
    const call = (method: string, path = '', body?: object) =>
      service.call(method, `${endpoints}/${id}${path}`, { headers: other, ...(body && { body }) });
    expect((await call('DELETE')).status).toBe(404);
    expect((await call('POST', '/tests')).status).toBe(404);
    expect((await call('POST', '/secret_rotations')).status).toBe(404);
    const listed = await service.call('GET', endpoints, { headers: other });
    expect(listed.document.data).toEqual([]);
    expect((await read(id)).status).toBe(200);
  });

  it('is not changed by a token that may only read', async () => {
    const headers = await service.authorize('webhooks:read');
    expect((await create({}, { headers })).status).toBe(403);
  });

  it('can belong to a person', async () => {
    const headers = await actingFor(service.store, await service.seedUser(), 'webhooks:write', 'webhooks:read');
    const { status, document } = await create({}, { headers });
    expect(status).toBe(201);
    expect((await read(document.data.id, headers)).status).toBe(200);
  });

  it('passes to the token that follows by rotation', async () => {
    const headers = await service.authorize('webhooks:read', 'webhooks:write');
    const { document } = await create({}, { headers });
    const [, id = ''] = /facet_([0-9a-f]+)_/.exec(headers.authorization) ?? [];
    const { token, record } = await rotateToken(service.store, id, new Date());
    const twice = await rotateToken(service.store, record.id, new Date());
    expect(token).not.toBe(twice.token);
    expect((await read(document.data.id, { authorization: `Bearer ${twice.token}` })).status).toBe(200);
  });

  it('is pinged at a new address, and at no other change', async () => {
    const { document } = await create();
    const { id } = document.data;
    const other = await openReceiver();
    const before = receiver.messages.length;
    expect((await patch(id, { description: 'HR' })).status).toBe(200);
    expect(receiver.messages.length).toBe(before);
    other.reply = answering(500);
    expect((await patch(id, { url: other.url })).document.errors[0].source.pointer).toBe('/data/attributes/url');
    other.reply = answering(200);
    expect((await patch(id, { url: other.url })).document.data.attributes.url).toBe(other.url);
    expect(other.messages).toHaveLength(2);
    const { body, headers } = other.messages[1] ?? { body: '', headers: {} };
    expect(new Webhook(document.meta.secret).verify(body, headers as Record<string, string>)).toBeTruthy();
    other.close();
  });

  it('is deleted with its secret, and leaves room', async () => {
    const { document } = await create();
    const { id } = document.data;
    expect((await service.call('DELETE', `${endpoints}/${id}`)).status).toBe(204);
    const left = (await allItems(service.store)).filter((item) => JSON.stringify(item).includes(document.meta.secret));
    expect(left).toEqual([]);
    const owned = (await allItems(service.store)).find(
      ({ pk, sk }) => pk === 'webhook_owner' && sk === tokenIdOf(service),
    );
    expect(Object.keys(Object(owned?.endpoints))).not.toContain(id);
  });
});

describe('a rotation', () => {
  const rotate = (id: string, headers = {}) => service.call('POST', `${endpoints}/${id}/secret_rotations`, { headers });
  const test = (id: string) => service.call('POST', `${endpoints}/${id}/tests`);

  it('answers a new secret; the old one signs too', async () => {
    const { document } = await create();
    const { id } = document.data;
    const rotated = await rotate(id);
    expect(rotated.status).toBe(200);
    expect(rotated.document.data.meta.version).toBe(document.data.meta.version + 1);
    const { secret, previous_secret_signs_until: until } = rotated.document.meta;
    expect(secret).not.toBe(document.meta.secret);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await test(id);
    const { body, headers } = last();
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const each of [secret, document.meta.secret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toBeTruthy();
  });

  it('is done once for an idempotency key, and its secret kept nowhere else', async () => {
    const { document } = await create();
    const key = { 'idempotency-key': 'rotate-once' };
    const [first, again] = [await rotate(document.data.id, key), await rotate(document.data.id, key)];
    expect(again.document.meta).toEqual({ secret: null, replay: 'current' });
    const holding = (await allItems(service.store)).filter((item) =>
      JSON.stringify(item).includes(first.document.meta.secret),
    );
    expect(holding.map(({ pk, secret }) => [pk, secret])).toEqual([['webhook_secret', first.document.meta.secret]]);
  });

  it('of several at once leaves one secret that signs', async () => {
    const { document } = await create();
    const all = await Promise.all([1, 2, 3].map(() => rotate(document.data.id)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    await test(document.data.id);
    const { body, headers } = last();
    const verifying = all.filter(({ document: { meta } }) => {
      try {
        return new Webhook(meta.secret).verify(body, headers as Record<string, string>);
      } catch {
        return false;
      }
    });
    expect(verifying).toHaveLength(2);
  });
});

describe('a test', () => {
  const test = (id: string) => service.call('POST', `${endpoints}/${id}/tests`);

  it('shows how a ping went', async () => {
    const { id } = (await create()).document.data;
    expect((await test(id)).document.meta).toMatchObject({ succeeded: true, response_status: 204, failure: null });
    receiver.reply = answering(503, {}, 'Not now.');
    const { document } = await test(id);
    expect(document.meta).toMatchObject({ succeeded: false, response_status: 503, response_body: 'Not now.' });
    receiver.reply = (_message, response) => response.destroy();
    expect((await test(id)).document.meta).toMatchObject({ succeeded: false, failure: 'connection_failed' });
  });
});
