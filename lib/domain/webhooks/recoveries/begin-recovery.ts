import { refuse } from '../../../errors/error-kind.ts';
import { endpointDisabled } from '../../../errors/webhooks.ts';
import type { Change } from '../../../model/validation/change.ts';
import { checkRules } from '../../../model/validation/rules.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { putRecord } from '../../../model/write/record-steps.ts';
import { webhookRecovery } from '../../../resources/service/webhook-recovery.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { ownerField } from '../endpoints/owner.ts';
import { openRecovery } from './items.ts';

/**
 * Starts a recovery of an endpoint, which the background carries out. Throws 409 for a disabled endpoint, 422 if no
 * time lies between beginning and end.
 */
export const beginRecovery = async (
  store: Store,
  endpoint: StoredRecord,
  given: Change,
  now: Date,
): Promise<StoredRecord> => {
  if (endpoint.is_enabled === false) {
    throw refuse(endpointDisabled);
  }
  const { since, until } = given.attributes;
  const attributes = {
    endpoint_id: endpoint.id,
    since,
    until: until ?? now.toISOString(),
    state: 'queued',
    replayed: 0,
  };
  const record = {
    ...newRecord(webhookRecovery, { ...given, attributes }, now),
    [ownerField]: endpoint[ownerField],
  };
  checkRules(webhookRecovery, record, given);
  await store.write([putRecord(record), openRecovery(record.id)], record);
  return record;
};
