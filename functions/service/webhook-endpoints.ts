import { deletionSteps } from '../../lib/domain/webhooks/write-endpoint.ts';
import { action, actionWithBody } from '../../lib/http/operations/action.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { createBy, updateBy } from '../../lib/http/operations/writes.ts';
import { webhookEndpoint } from '../../lib/resources/service/webhook-endpoint.ts';
import {
  createdWebhook,
  createWebhook,
  recoverWebhook,
  rotateWebhook,
  testWebhook,
  updateWebhook,
} from './actions/webhooks.ts';

export const listWebhookEndpoints = list(webhookEndpoint);
export const readWebhookEndpoint = read(webhookEndpoint);
export const createWebhookEndpoint = createBy(webhookEndpoint, createWebhook, { makeAgain: createdWebhook });
export const updateWebhookEndpoint = updateBy(webhookEndpoint, updateWebhook);
export const deleteWebhookEndpoint = remove(webhookEndpoint, { check: deletionSteps });
export const rotateWebhookSecret = action(webhookEndpoint, 'rotate_webhook_secret', { respond: rotateWebhook });
export const testWebhookEndpoint = action(webhookEndpoint, 'test_webhook_endpoint', { respond: testWebhook });
export const recoverWebhookDeliveries = actionWithBody(webhookEndpoint, 'recover_webhook_deliveries', recoverWebhook);
