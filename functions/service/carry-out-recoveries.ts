import { carryOutRecoveries as carryOut } from '../../lib/domain/webhooks/recoveries/carry-out-recoveries.ts';

/** Sends again what endpoints have missed; called on a schedule, not for a request. */
export const carryOutRecoveries = (_event: unknown, context?: { getRemainingTimeInMillis(): number }) =>
  carryOut(() => context !== undefined && context.getRemainingTimeInMillis() < 60_000);
