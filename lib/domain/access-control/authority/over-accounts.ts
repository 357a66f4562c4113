import { eachValueOf, textOf } from '../../../model/definition/record-fields.ts';
import { user } from '../../../resources/people/user.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { isNumberTaken, isTaken, numberField, signInFields } from '../taken-identifiers.ts';
import { authorityOver, type Claim } from './authority.ts';
import { overProfile } from './person-standing.ts';

// By `primary_employee_id` an import meets a user who is there, and gives what its files say of the number.
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

/** Whoever gives a new user a profile that is there already, with its cases, has authority over it. */
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
 * Nobody who acts for a user gives a new one what names a user already: a value that names two names neither, and so its
 * owner could not sign in, or be found by an import, any more. Active or not: a deactivated user may come back. A user who
 * is created in the same moment is not seen.
 */
export const overNewAccounts = authorityOver({
  over: 'addresses and numbers that identify other users when they sign in or are imported',
  gives: ({ after }) => [...signInFields, numberField].some((field) => (after?.[field] ?? null) !== null),
  claims: ({ store }, { after }) =>
    Promise.all([...signInFields.map((field) => claimOf(store, after, field)), claimOfNumber(store, after)]),
});
