import { read } from '../../lib/http/reads.ts';
import { webhookRecovery } from '../../lib/resources/service/webhook-recovery.ts';

export const readWebhookRecovery = read(webhookRecovery);
