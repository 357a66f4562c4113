import { read } from '../../lib/http/operations/read.ts';
import { webhookRecovery } from '../../lib/resources/service/webhook-recovery.ts';

export const readWebhookRecovery = read(webhookRecovery);
