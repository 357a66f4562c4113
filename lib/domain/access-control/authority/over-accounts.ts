import { numberField, signInFields } from '../taken-identifiers.ts';
import { authorityOver } from './authority.ts';

// By `primary_employee_id` an import meets a user who is there, and gives what its files say of the number.
const namingFields = [...signInFields, numberField];

/**
 * Nobody who acts for a user changes by what somebody is found: whoever did could sign in as another, or be taken by an
 * import for another, and teach and chair what that one does.
 */
export const overAccounts = authorityOver({
  over: 'addresses and numbers that identify people when they sign in or are imported',
  gives: ({ before, after }) =>
    namingFields.some((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null)),
  claims: async () => [{ field: 'user', steps: undefined }],
});
