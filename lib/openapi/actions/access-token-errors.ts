import type { OwnError } from '../own-error.ts';

/** Errors of the operations about access tokens alone. */
export const accessTokenErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'create-access-token': [
    {
      status: 403,
      code: 'authority_required',
      when: 'The caller has no authority to give a token this scope, user or expiry.',
    },
    {
      status: 422,
      code: 'integration_only',
      when: 'The token would act for a user, and have a scope that only integrations can use.',
    },
    { status: 422, code: 'expiry_refused', when: 'The token would expire in the past, or in more than 365 days.' },
    { status: 422, code: 'no_active_user', when: '`user_id` is not the id of an active user.' },
  ],
};
