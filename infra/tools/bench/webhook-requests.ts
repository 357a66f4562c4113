import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issueToken } from '../../../lib/access/tokens.ts';
import { deliveryId } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { createDelivery } from '../../../lib/domain/webhooks/deliveries/write-delivery.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { bearer, invoke, type Made } from './made.ts';
import type { SampleTable } from './with-engine.ts';

const type = 'webhook_endpoint';

const openReceiver = async (): Promise<string> => {
  process.env.WEBHOOKS_TO_LOOPBACK = '1';
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

let receiver: Promise<string> | undefined;

/** What a client sends to create an endpoint; with a token of its own, since one has room for ten. */
const creation = async ({ store }: SampleTable) => {
  receiver ??= openReceiver();
  const scopes = ['webhooks:read', 'webhooks:write'] as const;
  const { token } = await issueToken(store, { name: 'webhooks', scopes, now: new Date() });
  const attributes = { url: await receiver, event_types: ['*'] };
  return { headers: bearer(token), body: { data: { type, attributes } } };
};

const newEndpoint = async (table: SampleTable) => {
  const request = await creation(table);
  const { data } = await invoke<{ data: { id: string } }>('create-webhook-endpoint', request);
  return { headers: request.headers, id: data.id };
};

const ofEndpoint =
  (change?: object): Made =>
  async (table) => {
    const { id, headers } = await newEndpoint(table);
    return { headers, pathParameters: { id }, ...(change && { body: { data: { type, id, attributes: change } } }) };
  };

const hourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

const recovery = async (table: SampleTable) => {
  const { id, headers } = await newEndpoint(table);
  const data = { type: 'webhook_recovery', attributes: { since: hourAgo() } };
  return { headers, pathParameters: { id }, body: { data } };
};

const ofRecovery: Made = async (table) => {
  const request = await recovery(table);
  const { data } = await invoke<{ data: { id: string } }>('recover-webhook-deliveries', request);
  return { headers: request.headers, pathParameters: { id: data.id } };
};

/** A delivery that was given up. */
const ofDelivery = async (table: SampleTable) => {
  const { store } = table;
  const { id, headers } = await newEndpoint(table);
  const endpoint: StoredRecord | undefined = await store.read({ type, id });
  if (endpoint === undefined) throw new Error('the endpoint is gone');
  const event = {
    id,
    type: 'user.created',
    subject: `users/${id}`,
    time: hourAgo(),
    data: { version: 1, changed: [] },
  };
  await createDelivery(store, endpoint, event, new Date());
  const delivery = { type: 'webhook_delivery', id: deliveryId(endpoint.id, event.id) };
  await store.write([changeStep(keyOf.record(delivery), { set: [[['status'], 'exhausted']] }, () => 'gone')]);
  return { headers, pathParameters: { id: delivery.id } };
};

const listing: Made = async (table) => ({ headers: (await ofDelivery(table)).headers });

/** Requests about webhooks; the sample institution has none. */
export const webhookRequests: Readonly<Record<string, Made>> = {
  'create-webhook-endpoint': creation,
  'delete-webhook-endpoint': ofEndpoint(),
  'list-webhook-deliveries': listing,
  'list-webhook-endpoints': listing,
  'read-webhook-delivery': ofDelivery,
  'read-webhook-endpoint': ofEndpoint(),
  'read-webhook-recovery': ofRecovery,
  'recover-webhook-deliveries': recovery,
  'redeliver-webhook-delivery': ofDelivery,
  'rotate-webhook-secret': ofEndpoint(),
  'test-webhook-endpoint': ofEndpoint(),
  'update-webhook-endpoint': ofEndpoint({ description: 'Another' }),
};
