import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { type CreationOptions, carryOut, guardCreation, prepareCreation } from '../../model/write/create.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';

/**
 * Creates a record of a person whose profile is known to exist, from data that this request has read. Profiles are
 * never deleted, so a check in the transaction would cost two write units for nothing.
 */
export const createForProfile = (
  store: Store,
  resource: AnyResource,
  change: Change,
  { profile, ...options }: CreationOptions & { readonly profile: ResourceIdentifier },
): Promise<StoredRecord> => {
  const { pk } = keyOf.record(profile);
  const prepare = async () => {
    const { record, steps } = await prepareCreation(store, resource, change, options);
    const unchecked = {
      record,
      steps: (overflow: ReadonlySet<string>) => steps(overflow).filter(({ key }) => key.pk !== pk),
    };
    return guardCreation(unchecked, change, options.guard);
  };
  return carryOut(store, prepare, options.overflow);
};
