import { registerVisibility } from '../visibility.ts';
import { ownWebhooks } from '../webhooks/owner.ts';

registerVisibility({ webhook_delivery: ownWebhooks });
