import { createEndpoint, deletionSteps, updateEndpoint } from '../../lib/domain/webhooks/endpoints/write-endpoint.ts';
import { refuse } from '../../lib/errors/error-kind.ts';
import { notFound } from '../../lib/errors/reading.ts';
import { action, actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import type { OperationRequest } from '../../lib/http/pipeline/operation-request.ts';
import { webhookEndpoint } from '../../lib/resources/service/webhook-endpoint.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { recoverWebhook, rotateWebhook, testWebhook } from './actions/webhooks.ts';

const readEndpoint = async ({ store }: OperationRequest, id: string): Promise<StoredRecord> => {
  const record = await store.read({ type: webhookEndpoint.type, id });
  if (record === undefined) throw refuse(notFound, webhookEndpoint.type, id);
  return record;
};

export const listWebhookEndpoints = list(webhookEndpoint);
export const readWebhookEndpoint = read(webhookEndpoint);

/** The secret is in the `meta` of this answer alone: a repeated request gets none. */
export const createWebhookEndpoint = createBy(
  webhookEndpoint,
  async (request, change) => {
    const { store, base, now } = request;
    const { record, secret } = await createEndpoint(store, change, { token: await request.caller(), base, now });
    return { record, meta: { secret } };
  },
  { makeAgain: async (request, id) => ({ record: await readEndpoint(request, id), meta: { secret: null } }) },
);

export const updateWebhookEndpoint = updateBy(webhookEndpoint, async (request, id, change) => {
  const { store, now } = request;
  return updateEndpoint(store, await readEndpoint(request, id), change, { token: await request.caller(), now });
});

export const deleteWebhookEndpoint = remove(webhookEndpoint, { check: deletionSteps });
export const rotateWebhookSecret = action(webhookEndpoint, 'rotate_webhook_secret', { respond: rotateWebhook });
export const testWebhookEndpoint = action(webhookEndpoint, 'test_webhook_endpoint', { respond: testWebhook });
export const recoverWebhookDeliveries = actionWithBody(webhookEndpoint, 'recover_webhook_deliveries', recoverWebhook);
