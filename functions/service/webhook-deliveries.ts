import { action } from '../../lib/http/action.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { redeliverWebhook } from '../../lib/http/webhooks.ts';
import { webhookDelivery } from '../../lib/resources/service/webhook-delivery.ts';

export const listWebhookDeliveries = list(webhookDelivery);
export const readWebhookDelivery = read(webhookDelivery);
export const redeliverWebhookDelivery = action(webhookDelivery, 'redeliver_webhook_delivery', {
  respond: redeliverWebhook,
});
