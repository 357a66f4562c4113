import { handleBatches } from '../../lib/domain/evaluations/invitations/handle-batches.ts';

/** Carries out batches of invitations; called with messages of a queue, not for a request. */
export const carryOutInvitations = handleBatches;
