import { describe, expect, it, onTestFinished } from 'vitest';
import { deliveryReference, readDue } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { carryOutRecoveries } from '../../../lib/domain/webhooks/recoveries/carry-out-recoveries.ts';
import { keyOf, wholePartition } from '../../../lib/store/keys.ts';
import { changeStep, deleteStep } from '../../../lib/store/steps.ts';
import { webhookKeyOf } from '../../../lib/store/webhook-keys.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { endpoints } from '../../support/webhooks.ts';
import { ids, letPass, minute, openWebhookWorld, type Registered, timeNow } from './support/webhook-world.ts';

const { call, createUser, register, service, webhooks } = await openWebhookWorld();

const recover = async (of: Registered, since: number): Promise<string> => {
  const attributes = { since: new Date(since).toISOString() };
  const data = { type: 'webhook_recovery', attributes, relationships: {} };
  const { document, status } = await call('POST', `${endpoints}/${of.id}/recoveries`, of, data);
  expect(status).toBe(202);
  return document.data.id;
};
const stateOf = async (of: Registered, id: string) =>
  (await call('GET', `/api/v1/webhook_recoveries/${id}`, of)).document.data.attributes;
const change = (of: Registered, attributes: object) =>
  call('PATCH', `${endpoints}/${of.id}`, of, { type: 'webhook_endpoint', id: of.id, attributes });

/** Makes changes of which an endpoint has no delivery, since it is disabled. */
const miss = async (of: Registered, count: number): Promise<string[]> => {
  await change(of, { is_enabled: false });
  const missed = await Promise.all(Array.from({ length: count }, () => service.seedUser()));
  await webhooks.deliver();
  return missed.map(({ id }) => id);
};

describe('a recovery', () => {
  it('continues page by page, where the function before it had no more time', async () => {
    const endpoint = await register();
    const begun = timeNow();
    await change(endpoint, { is_enabled: false });
    const missed: string[] = [];
    // Between two users there are as many changes as a page has, which the endpoint does not ask for.
    for (const [type, count] of [
      ['user', 1],
      ['profile', 50],
      ['user', 1],
    ] as const) {
      const made = await Promise.all(
        Array.from({ length: count }, () => service.seed(type, type === 'user' ? { display_name: 'Ada' } : {})),
      );
      if (type === 'user') missed.push(...made.map(({ id }) => id));
      await webhooks.deliver();
      letPass(minute);
    }
    await change(endpoint, { is_enabled: true });
    const id = await recover(endpoint, begun);
    await carryOutRecoveries(() => true);
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'running', replayed: 1 });
    // A page of changes and no more.
    expect(await readDue(service.store, new Date())).toHaveLength(1);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 2 });
    expect(ids(endpoint).sort()).toEqual(missed.sort());
  });

  it('is begun once for an idempotency key, also where the first request was cut off after its transaction', async () => {
    const endpoint = await register();
    let isLost = false;
    const stop = injectFaults(service.store.client, (command) => {
      if (isLost || !command.startsWith('TransactWrite')) return undefined;
      isLost = true;
      return { error: sdkError('TimeoutError'), afterwards: true };
    });
    onTestFinished(stop);
    const data = { type: 'webhook_recovery', attributes: { since: new Date(timeNow()).toISOString() } };
    const begin = () =>
      service.call('POST', `${endpoints}/${endpoint.id}/recoveries`, {
        headers: { ...endpoint.headers, 'idempotency-key': 'cut-off' },
        body: { data },
      });
    expect((await begin()).status).toBe(503);
    const again = await begin();
    expect([again.status, again.headers['idempotent-replayed']], again.text).toEqual([202, 'true']);
    const open = await service.store.queryRange(webhookKeyOf.openRecovery('').pk, wholePartition);
    expect(open.map(({ recovery }) => recovery)).toEqual([again.document.data.id]);
    await webhooks.recover();
  });

  it('is refused where its end lies before its beginning, also where the end is the moment of the request', async () => {
    const endpoint = await register();
    const at = (ms: number) => new Date(timeNow() + ms).toISOString();
    const times = [{ since: at(0), until: at(-1) }, { since: at(minute) }, { since: at(0), until: at(0) }];
    const [backwards, ahead, instant] = await Promise.all(
      times.map((attributes) => {
        const data = { type: 'webhook_recovery', attributes };
        return call('POST', `${endpoints}/${endpoint.id}/recoveries`, endpoint, data);
      }),
    );
    const error = { status: '422', title: 'Validation Error', detail: 'Until must be on or after since' };
    expect(backwards?.document.errors).toMatchObject([{ ...error, source: { pointer: '/data/attributes/until' } }]);
    expect(ahead?.document.errors).toMatchObject([{ ...error, source: { pointer: '/data/attributes' } }]);
    expect(instant?.status).toBe(202);
    await webhooks.recover();
  });

  it('is left alone while another is at it, and taken over when that one is silent', async () => {
    const endpoint = await register();
    const begun = timeNow();
    const [missed] = await miss(endpoint, 1);
    await change(endpoint, { is_enabled: true });
    const id = await recover(endpoint, begun);
    const set = Object.entries({ claim: 'other', claimed_until: timeNow() + minute });
    const claim = changeStep(
      webhookKeyOf.openRecovery(id),
      { set: set.map(([name, value]) => [[name], value]) },
      () => 'never',
    );
    await service.store.write([claim]);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'queued' });
    letPass(2 * minute);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 1 });
    expect(ids(endpoint)).toEqual([missed]);
  });

  it('has failed where the endpoint was disabled before it began, and does not begin later', async () => {
    const endpoint = await register();
    const begun = timeNow();
    await miss(endpoint, 1);
    await change(endpoint, { is_enabled: true });
    const id = await recover(endpoint, begun);
    await change(endpoint, { is_enabled: false });
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'failed', replayed: 0 });
    await change(endpoint, { is_enabled: true });
    await webhooks.recover();
    expect(endpoint.receiver.events).toEqual([]);
  });

  it('sends nothing that was changed before the time, however late it was recorded', async () => {
    const endpoint = await register();
    await change(endpoint, { is_enabled: false });
    await createUser('Recorded late');
    letPass(minute);
    const begun = timeNow();
    await webhooks.deliver();
    await change(endpoint, { is_enabled: true });
    const id = await recover(endpoint, begun);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 0 });
  });

  it('sends nothing that the endpoint does not ask for, or had not asked for at the time', async () => {
    const endpoint = await register({ event_types: ['folder.*'] });
    const begun = timeNow();
    await createUser();
    await webhooks.deliver();
    const first = await recover(endpoint, begun);
    await webhooks.recover();
    letPass(minute);
    await change(endpoint, { event_types: ['user.*'] });
    const second = await recover(endpoint, begun);
    await webhooks.recover();
    for (const id of [first, second])
      expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 0 });
    expect(endpoint.receiver.events).toEqual([]);
  });

  it('sends what could not be dispatched, also when the endpoint asks for less since, or in another order', async () => {
    const endpoint = await register({ event_types: ['folder.*', 'user.*'] });
    const begun = timeNow();
    const missed = await createUser();
    await webhooks.dispatch();
    // As where who dispatches has died before.
    const due = (await readDue(service.store, new Date())).find((each) => each.endpoint === endpoint.id);
    const keys = [
      keyOf.record(deliveryReference(due?.delivery ?? '')),
      webhookKeyOf.due(due?.delivery ?? '', due?.at ?? ''),
    ];
    await service.store.write(keys.map((key) => deleteStep(key, () => 'gone')));
    letPass(minute);
    await change(endpoint, { event_types: ['user.*', 'folder.*'] });
    await change(endpoint, { event_types: ['user.created'] });
    const id = await recover(endpoint, begun);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 1 });
    expect(ids(endpoint)).toEqual([missed]);
  });

  it('holds up no other where its own record is gone', async () => {
    const endpoint = await register();
    const begun = timeNow();
    const [missed] = await miss(endpoint, 1);
    await change(endpoint, { is_enabled: true });
    const [gone, id] = [await recover(endpoint, begun), await recover(endpoint, begun)];
    const expire = deleteStep(keyOf.record({ type: 'webhook_recovery', id: gone }), () => 'never', []);
    await service.store.write([expire]);
    await webhooks.recover();
    expect(await stateOf(endpoint, id)).toMatchObject({ state: 'finished', replayed: 1 });
    expect(await service.store.get(webhookKeyOf.openRecovery(gone))).toBeUndefined();
    expect(ids(endpoint)).toEqual([missed]);
  });
});
