import { action } from '../../lib/http/operations/action.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { webhookDelivery } from '../../lib/resources/service/webhook-delivery.ts';
import { redeliverWebhook } from './actions/webhooks.ts';

export const listWebhookDeliveries = list(webhookDelivery);
export const readWebhookDelivery = read(webhookDelivery);
export const redeliverWebhookDelivery = action(webhookDelivery, 'redeliver_webhook_delivery', {
  respond: redeliverWebhook,
});
