import { authorityOver } from './authority.ts';

/** The fields of users by whose values people who sign in are found. */
export const signInFields = ['emails', 'employee_ids'];

/** Nobody who acts for a user changes by what somebody is found: whoever did could sign in as another. */
export const overAccounts = authorityOver({
  over: 'addresses and numbers by which people sign in',
  gives: ({ before, after }) =>
    signInFields.some((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null)),
  claims: async () => [{ field: 'user', steps: undefined }],
});
