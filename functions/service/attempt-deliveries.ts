import { handleDeliveries } from '../../lib/domain/webhooks/deliveries/handle-deliveries.ts';

/** Attempts deliveries; called with messages of a queue, not for a request. */
export const attemptDeliveries = handleDeliveries;
