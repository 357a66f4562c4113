import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { webhookKeyOf } from '../../../lib/store/webhook-keys.ts';
import { Issuer } from '../../support/issuer.ts';
import { answering } from '../../support/webhook-receiver.ts';
import { deliveries, endpointBody, endpoints } from '../../support/webhooks.ts';
import { day, letPass, minute, openWebhookWorld, timeNow } from './support/webhook-world.ts';

const { call, createUser, open, service, webhooks } = await openWebhookWorld();
let issuer: Issuer;
let user: string;

beforeAll(async () => {
  issuer = await Issuer.start();
  Object.assign(process.env, {
    ...{ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: issuer.audience, OIDC_CLAIM: 'email' },
    OIDC_GROUPS: JSON.stringify({
      desk: ['webhooks:read', 'webhooks:write', 'people:read', 'cases:read'],
      typist: ['webhooks:read', 'webhooks:write'],
    }),
  });
});
afterAll(() => {
  issuer.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

const signIn = async (groups: readonly string[]) => ({
  authorization: `Bearer ${await issuer.sign({ email: 'desk@example.edu', groups }, {}, new Date(timeNow()))}`,
});

const registerAs = async (groups: readonly string[]) => {
  const [receiver, headers] = [await open(), await signIn(groups)];
  const body = endpointBody(receiver.url, { event_types: ['user.*', 'workflow_case.*'] });
  const { document, status, text } = await service.call('POST', endpoints, { body, headers });
  expect({ status, text }).toMatchObject({ status: 201 });
  return { id: document.data.id, secret: document.meta.secret, headers, receiver };
};
type Own = Awaited<ReturnType<typeof registerAs>>;

const patch = async (own: Own, attributes: object) =>
  call('PATCH', `${endpoints}/${own.id}`, own, { type: 'webhook_endpoint', id: own.id, attributes });

const disabledBecause = async ({ id }: Own) =>
  (await service.store.read({ type: 'webhook_endpoint', id }))?.disabled_because;

const eventsAfterAChange = async ({ receiver }: Own): Promise<number> => {
  const before = receiver.events.length;
  await createUser();
  await webhooks.deliver();
  return receiver.events.length - before;
};

describe('the endpoint of a person who has signed in', () => {
  beforeAll(async () => {
    const attributes = { display_name: 'Desk', emails: ['desk@example.edu'] };
    const { document } = await service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });
    user = document.data.id;
    await webhooks.deliver();
  });

  it('gets what the groups allow, as they were when it was last changed', async () => {
    const own = await registerAs(['desk']);
    expect(await eventsAfterAChange(own)).toBe(1);
    const { document } = await service.call('GET', deliveries, { headers: own.headers });
    expect(document.data).toEqual([
      expect.objectContaining({ attributes: expect.objectContaining({ endpoint_id: own.id, status: 'succeeded' }) }),
    ]);
    const fewer = { ...own, headers: await signIn(['typist']) };
    expect((await patch(fewer, { description: 'Less' })).status).toBe(200);
    expect(await eventsAfterAChange(own)).toBe(0);
    expect((await patch(own, { description: 'More' })).status).toBe(200);
    expect(await eventsAfterAChange(own)).toBe(1);
    await call('DELETE', `${endpoints}/${own.id}`, own);
  });

  it('gets nothing of what waits for an attempt once the groups allow less', async () => {
    const own = await registerAs(['desk']);
    own.receiver.reply = answering(503);
    expect(await eventsAfterAChange(own)).toBe(1);
    const fewer = { ...own, headers: await signIn(['typist']) };
    expect((await patch(fewer, { description: 'Less' })).status).toBe(200);
    letPass(minute);
    await webhooks.queue.drain();
    expect(own.receiver.events).toHaveLength(1);
    const { document } = await service.call('GET', deliveries, { headers: own.headers });
    expect(document.data.map(({ attributes }: { attributes: object }) => attributes)).toContainEqual(
      expect.objectContaining({ endpoint_id: own.id, status: 'failed', failure: 'not_allowed', next_attempt_at: null }),
    );
    await call('DELETE', `${endpoints}/${own.id}`, own);
  });

  it('gets nothing once what was known of the person is a year old, and continues when it is enabled again', async () => {
    const own = await registerAs(['desk']);
    const owner = String((await service.store.read({ type: 'webhook_endpoint', id: own.id }))?.owner);
    const kept = (await service.store.get(webhookKeyOf.owner(owner))) as { person?: { until: string } } | undefined;
    expect(kept?.person?.until).toBe(new Date(timeNow() + 365 * day).toISOString());
    const set = [[['person', 'until'], new Date(timeNow()).toISOString()]] as const;
    await service.store.write([changeStep(webhookKeyOf.owner(owner), { set }, () => 'never')]);
    expect(await eventsAfterAChange(own)).toBe(0);
    expect(await disabledBecause(own)).toBe('token_not_valid');
    const later = { ...own, headers: await signIn(['desk']) };
    expect((await patch(later, { is_enabled: true })).document.data.attributes).toMatchObject({
      is_enabled: true,
      disabled_because: null,
    });
    expect(await eventsAfterAChange(own)).toBe(1);
    await call('DELETE', `${endpoints}/${own.id}`, later);
  });

  it('gets nothing once the person is deactivated', async () => {
    const own = await registerAs(['desk']);
    const step = changeStep(
      keyOf.record({ type: 'user', id: user }),
      { set: [[['deactivated'], true]] },
      () => 'never',
    );
    await service.store.write([step]);
    expect(await eventsAfterAChange(own)).toBe(0);
    expect(await disabledBecause(own)).toBe('token_not_valid');
  });
});
