import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Change } from '../../model/validation/change.ts';
import { validationError } from '../../model/validation/validation-error.ts';
import { type CreationOptions, createRecord } from '../../model/write/create.ts';
import { employment } from '../../resources/people/employment.ts';
import { profile } from '../../resources/people/profile.ts';
import { user } from '../../resources/people/user.ts';
import { overflowingLinkages } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { createForProfile } from './create-for-profile.ts';

const disagrees = (given: ResourceIdentifier | null | undefined, own: ResourceIdentifier): boolean =>
  given !== undefined && given !== null && given.id.toLowerCase() !== own.id;

const checkAgreement = ({ toOne, data }: Change, owners: Readonly<Record<string, ResourceIdentifier>>): void => {
  const wrong = Object.entries(owners).filter(([field, own]) => disagrees(toOne[field], own));
  if (wrong.length === 0) return;
  const problems = wrong.map(([field]) => ({ field, code: 'not_of_user' as const }));
  throw validationError(problems, data, employment);
};

/** Creates an employment of a user and of the user's profile. Throws 404 for the user, 422 for a body that names others. */
export const createEmployment = async (
  store: Store,
  userId: string,
  change: Change,
  options: CreationOptions,
): Promise<StoredRecord> => {
  const owner = await store.readInline({ type: user.type, id: userId });
  if (owner === undefined) throw refuse(notFound, user.type, userId);
  const owners = {
    user: { type: user.type, id: userId },
    profile: { type: profile.type, id: String(owner.profile) },
  };
  checkAgreement(change, owners);
  const overflow = overflowingLinkages(owner);
  const whole = { ...change, toOne: owners };
  const { now } = options;
  // A user without a profile is refused like one whose profile does not exist.
  return typeof owner.profile === 'string'
    ? createForProfile(store, employment, whole, { now, overflow, profile: owners.profile })
    : createRecord(store, employment, whole, { now, overflow });
};
