import { eachValueOf, textOf } from '../../../model/definition/record-fields.ts';
import { user } from '../../../resources/people/user.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { isNumberTaken, isTaken, numberField, signInFields } from '../taken-identifiers.ts';
import { authorityOver, type Claim } from './authority.ts';
import { overProfile } from './person-standing.ts';

// An import finds an existing user by `primary_employee_id`, and gives that user what its files say about the number.
const namingFields = [...signInFields, numberField];

/**
 * No person may change the identifiers of a user: with another person's identifiers somebody could sign in as that person,
 * or an import could take the one for the other and give over classes and departments.
 */
export const overAccounts = authorityOver({
  over: 'addresses and numbers that identify people when they sign in or are imported',
  gives: ({ before, after }) =>
    namingFields.some((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null)),
  claims: async () => [{ field: 'user', steps: undefined }],
});

/**
 * A person that gives a new user an existing profile, with the cases of the profile, needs authority over the profile.
 */
export const overGivenProfiles = authorityOver({
  over: 'profile',
  gives: ({ change }) => (change?.toOne.profile ?? null) !== null,
  claims: async (standing, { after }) => [{ field: 'profile', steps: await overProfile(standing, after?.profile) }],
});

const claimOf = async (
  store: Store,
  after: StoredRecord | undefined,
  field: (typeof signInFields)[number],
): Promise<Claim> => {
  const values = new Set(after && eachValueOf(user, after, field));
  return { field, steps: (await isTaken(store, field, values)) ? undefined : [] };
};

const claimOfNumber = async (store: Store, after: StoredRecord | undefined): Promise<Claim> => {
  const number = after === undefined ? null : textOf(after, numberField);
  const isOfAnother = number !== null && (await isNumberTaken(store, number));
  return { field: numberField, steps: isOfAnother ? undefined : [] };
};

/**
 * A person cannot give a new user values that identify another user, deactivated or not. A value of two users
 * identifies neither, so the first user could no longer sign in or be found by an import. A user that is created at the
 * same moment is not seen.
 */
export const overNewAccounts = authorityOver({
  over: 'addresses and numbers that identify other users when they sign in or are imported',
  gives: ({ after }) => [...signInFields, numberField].some((field) => (after?.[field] ?? null) !== null),
  claims: ({ store }, { after }) =>
    Promise.all([...signInFields.map((field) => claimOf(store, after, field)), claimOfNumber(store, after)]),
});
