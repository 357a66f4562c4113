import { sweepDeliveries as sweep } from '../../lib/domain/webhooks/deliveries/handle-deliveries.ts';

/** Puts what is due to be delivered into the queue; called on a schedule, not for a request. */
export const sweepDeliveries = () => sweep();
