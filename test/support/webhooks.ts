import { parseToken } from '../../lib/access/token-format.ts';
import { deliveryId, deliveryReference } from '../../lib/domain/webhooks/deliveries/items.ts';
import { createDelivery } from '../../lib/domain/webhooks/deliveries/write-delivery.ts';
import { putSecret } from '../../lib/domain/webhooks/endpoints/items.ts';
import { newWebhookSecret } from '../../lib/domain/webhooks/sending/signature.ts';
import { noChange } from '../../lib/model/validation/change.ts';
import { newRecord } from '../../lib/model/write/apply-change.ts';
import { webhookEndpoint } from '../../lib/resources/service/webhook-endpoint.ts';
import { newId } from '../../lib/runtime/ids.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { changeStep, putStep } from '../../lib/store/steps.ts';
import { webhookKeyOf } from '../../lib/store/webhook-keys.ts';
import type { TestService } from './service.ts';
import { anyReceiver } from './webhook-receiver.ts';

export const endpoints = '/api/v1/webhook_endpoints';
export const deliveries = '/api/v1/webhook_deliveries';

/** The body of a request that creates an endpoint. */
export const endpointBody = (url: string, attributes: object = {}) => ({
  data: { type: 'webhook_endpoint', attributes: { url, ...attributes }, relationships: {} },
});

/** The id of the token that a service's calls send. */
export const tokenIdOf = ({ token }: TestService): string => parseToken(token)?.id ?? '';

/** Makes a token a later one of the line of the service's own token, so that the same things belong to both. */
export const joinLine = async (service: TestService, { authorization }: { authorization: string }): Promise<void> => {
  const id = parseToken(authorization.replace('Bearer ', ''))?.id ?? '';
  const set = [[['line'], tokenIdOf(service)]] as const;
  await service.store.write([changeStep(keyOf.token(id), { set }, () => 'never')]);
};

/** Puts an endpoint of the service's token into the table; as the only one that is counted, so that there is always room. */
export const seedEndpoint = async (service: TestService, attributes: object = {}): Promise<StoredRecord> => {
  const owner = tokenIdOf(service);
  const values = { url: (await anyReceiver()).url, event_types: ['*'], is_enabled: true, ...attributes };
  const record = {
    ...newRecord(webhookEndpoint, { ...noChange, attributes: values }, new Date()),
    owner,
    base: 'https://facet.test',
  };
  const counted = [
    [['token'], owner],
    [['endpoints'], { [record.id]: true }],
  ] as const;
  await service.store.write([
    putStep(keyOf.record(record), record, () => 'there'),
    putSecret(record.id, newWebhookSecret()),
    changeStep(webhookKeyOf.owner(owner), { set: counted }, () => 'never'),
  ]);
  return record;
};

/** Puts the delivery of an event to an endpoint into the table. */
export const seedDelivery = async (
  { store }: TestService,
  endpoint: StoredRecord,
  attributes: Readonly<Record<string, unknown>> = {},
): Promise<StoredRecord> => {
  const [id, time] = [newId(), new Date().toISOString()];
  const event = { id, type: 'user.created', subject: `users/${newId()}`, time, data: { version: 1, changed: [] } };
  await createDelivery(store, endpoint, event, new Date());
  const reference = deliveryReference(deliveryId(endpoint.id, id));
  const set = Object.entries(attributes).map(([name, value]) => [[name], value] as const);
  if (set.length > 0) await store.write([changeStep(keyOf.record(reference), { set }, () => 'gone')]);
  const record = await store.read(reference);
  if (record === undefined) throw new Error('there is no such delivery');
  return record;
};
