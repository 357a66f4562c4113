import type { OwnError } from '../own-error.ts';

/** Errors of the operations about access tokens alone. */
export const accessTokenErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'create-access-token': [
    {
      status: 403,
      code: 'authority_required',
      when: 'The token is to have a scope, a user or a life that whoever asks for it has no authority to give.',
    },
    {
      status: 422,
      code: 'integration_only',
      when: 'The token is to act for a user, and to have a scope that integrations alone can use.',
    },
    { status: 422, code: 'expiry_refused', when: 'The token is to end in the past, or in more than 365 days.' },
    { status: 422, code: 'no_active_user', when: '`user_id` is not the id of an active user.' },
  ],
};
