import type { ErrorKind } from './error-kind.ts';
import { attribute } from './source.ts';

export const mayNotGive: ErrorKind<[detail: string, pointer: string]> = {
  status: 403,
  code: 'authority_required',
  means: 'The caller has no authority to give a token this scope, user, expiry or limit.',
  details: (detail, pointer) => ({ detail, source: { pointer } }),
};

export const scopeOfIntegrations: ErrorKind<[scope: string, index: number]> = {
  status: 422,
  code: 'integration_only',
  means: 'The token would act for a user, and have a scope that only integrations can use.',
  details: (scope, index) => ({
    detail: `The scope "${scope}" is for integrations only: a token that acts for a user can not use it`,
    source: attribute('scopes', index),
  }),
};

export const expiryRefused: ErrorKind<[mostDays: number]> = {
  status: 422,
  code: 'expiry_refused',
  means: 'The token would expire in the past, or in more than 365 days.',
  details: (mostDays) => ({
    detail: `Expires at must be in the future, and at most ${mostDays} days from now`,
    source: attribute('expires_at'),
  }),
};

export const rateOfPerson: ErrorKind = {
  status: 422,
  code: 'rate_refused',
  means: 'The token would act for a user, and have a limit of its own; all tokens of a person share one.',
  details: () => ({
    detail:
      'Requests per minute can not be set for a token that acts for a user: all tokens of a person share one limit',
    source: attribute('requests_per_minute'),
  }),
};

export const noActiveUser: ErrorKind = {
  status: 422,
  code: 'no_active_user',
  means: '`user_id` is not the id of an active user.',
  details: () => ({ detail: 'User id must be that of an active user', source: attribute('user_id') }),
};
