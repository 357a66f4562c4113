import { describe, expect, it } from 'vitest';
import { parseToken } from '../../../lib/access/token-format.ts';
import { revokeToken, rotateToken } from '../../../lib/access/tokens.ts';
import { readDue } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { deleteStep } from '../../../lib/store/steps.ts';
import { openWebhooks } from '../../support/dispatch.ts';
import { runAs } from '../../support/table-calls.ts';
import { openReceiver } from '../../support/webhook-receiver.ts';
import { endpointBody, endpoints } from '../../support/webhooks.ts';
import { openWebhookWorld, verified } from './support/webhook-world.ts';

const { createUser, deliveriesOf, register, service, webhooks } = await openWebhookWorld();

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

  it('is put into the queue by the sweep when its time has come, and not again a minute later', async () => {
    const endpoint = await register();
    await createUser();
    await webhooks.dispatch();
    const { sweepDeliveries } = await import('../../../functions/service/sweep-deliveries.ts');
    const isQueued = async () => {
      const due = await readDue(service.store, new Date());
      return due.find((each) => each.endpoint === endpoint.id)?.isClaimedOrQueued;
    };
    expect(await isQueued()).toBe(false);
    // With no right but those of its role.
    await runAs('sweep-deliveries', () => sweepDeliveries());
    expect(await isQueued()).toBe(true);
  });

  it('is sent to nobody without access to it, and to nobody who does not ask for it', async () => {
    const without = await register({ event_types: ['*'] }, ['webhooks:read', 'webhooks:write', 'finance:read']);
    const other = await register({ event_types: ['employment.*', 'user.deleted'] });
    const disabled = await register({ is_enabled: false });
    await createUser();
    await webhooks.deliver();
    for (const { receiver } of [without, other, disabled]) expect(receiver.events).toEqual([]);
  });

  it('reports a user that an operator has removed from the table, though no operation deletes one', async () => {
    const endpoint = await register({ event_types: ['user.deleted'] });
    const id = await createUser();
    await webhooks.deliver();
    await service.store.write([deleteStep(keyOf.record({ type: 'user', id }), () => 'gone')]);
    await webhooks.deliver();
    const received = endpoint.receiver.events.map(({ event }) => [event.type, event.subject]);
    expect(received).toEqual([['facet.user.deleted', `users/${id}`]]);
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

  it('is sent to who follows by rotation, also where the token before had its first endpoint after that', async () => {
    const { authorization } = await service.authorize('webhooks:read', 'webhooks:write', 'people:read');
    // From here on the process knows the token, and does not notice its rotation at once.
    expect((await service.call('GET', endpoints, { headers: { authorization } })).status).toBe(200);
    const next = await rotateToken(service.store, parseToken(authorization.slice(7))?.id ?? '', new Date());
    const receiver = await openReceiver();
    for (const token of [authorization, `Bearer ${next.token}`]) {
      const request = {
        body: endpointBody(receiver.url, { event_types: ['user.*'] }),
        headers: { authorization: token },
      };
      expect((await service.call('POST', endpoints, request)).status).toBe(201);
    }
    await createUser();
    await webhooks.deliver();
    expect(receiver.events).toHaveLength(2);
    receiver.close();
  });
});
