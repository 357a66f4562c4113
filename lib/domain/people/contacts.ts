import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { validationError } from '../../model/validation/validation-error.ts';
import { type CreationOptions, createRecord } from '../../model/write/create.ts';
import { withCanonicalTargets } from '../../model/write/links-of.ts';
import { changeRecord, updateRecord, whileStale } from '../../model/write/update.ts';
import { overflowingLinkages } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { createForProfile } from './create-for-profile.ts';

type ToOne = Change['toOne'];

/**
 * The records of the user and the profile that a change names; undefined if it names none, or if the record does not
 * exist.
 */
interface Named {
  readonly user: StoredRecord | undefined;
  readonly profile: StoredRecord | undefined;
}

const identifier = (type: string, id: unknown): ResourceIdentifier | null =>
  typeof id === 'string' ? { type, id } : null;

const disagreement = (resource: AnyResource, { data }: Change) =>
  validationError([{ field: 'profile', code: 'of_another_person' }], data, resource);

// Returns the user and the profile of a contact. A user and a profile belong together permanently, so what was read of
// them stays true.
const ownersOf = (resource: AnyResource, change: Change, { user, profile }: Named): ToOne => {
  const { user: givenUser, profile: givenProfile, ...others } = change.toOne;
  if (givenUser) {
    // The write refuses records that do not exist.
    if (user === undefined || (givenProfile && profile === undefined)) return change.toOne;
    if (givenProfile && givenProfile.id !== user.profile) throw disagreement(resource, change);
    return { ...others, user: givenUser, profile: identifier('profile', user.profile) };
  }
  if (givenProfile) {
    if (profile === undefined) return change.toOne;
    const owner = identifier('user', profile.user);
    if (owner === null) throw disagreement(resource, change);
    return { ...others, user: owner, profile: givenProfile };
  }
  // If the user is removed, the profile is removed as well. If there is a user, the profile cannot be removed alone.
  return givenUser === null ? { ...others, user: null, profile: null } : others;
};

const referencesIn = ({ toOne: { user, profile } }: Change): ResourceIdentifier[] =>
  [user, profile].flatMap((each) => each ?? []);

const namedAmong = (records: readonly StoredRecord[], { toOne }: Change): Named => ({
  user: records.find(({ id }) => id === toOne.user?.id),
  profile: records.find(({ id }) => id === toOne.profile?.id),
});

/** Creates an address or a telephone number of a user and of the user's profile; 2 round trips. Throws 404, 422. */
export const createContact = async (
  store: Store,
  resource: AnyResource,
  given: Change,
  { now }: CreationOptions,
): Promise<StoredRecord> => {
  const change = withCanonicalTargets(given);
  // Only the overflow of the linkages must be known, so the records are read inline.
  const named = namedAmong(await store.readManyInline(referencesIn(change)), change);
  const toOne = ownersOf(resource, change, named);
  const overflow = named.user === undefined ? new Set<string>() : overflowingLinkages(named.user);
  const options = { now, overflow };
  const whole = { ...change, toOne };
  const { profile } = toOne;
  const isKnown = profile && [named.user?.profile, named.profile?.id].includes(profile.id);
  return isKnown
    ? createForProfile(store, resource, whole, { ...options, profile })
    : createRecord(store, resource, whole, options);
};

/**
 * Changes an address or a telephone number, whose user and profile are one person: what the change says of one of them
 * goes for the other. 2 round trips. Throws 404, 422.
 */
export const updateContact = async (
  store: Store,
  resource: AnyResource,
  id: string,
  { given, now }: { readonly given: Change; readonly now: Date },
): Promise<StoredRecord> => {
  if (given.toOne.user === undefined && given.toOne.profile === undefined)
    return updateRecord(store, resource, id, given, now);
  const change = withCanonicalTargets(given);
  const { type } = resource;
  const records = await store.readManyInline([{ type, id }, ...referencesIn(change)]);
  const record = records.find((each) => each.id === id);
  if (record === undefined) throw refuse(notFound, type, id);
  const toOne = ownersOf(resource, change, namedAmong(records, change));
  return whileStale(store, record, (current) =>
    changeRecord(store, resource, current, { change: { ...change, toOne }, now }),
  );
};
