import type { ErrorKind } from './error-kind.ts';
import type { ErrorSource } from './source.ts';

/** The same for every token that is not valid: a caller can not distinguish the causes. */
export const notAuthenticated: ErrorKind = {
  status: 401,
  code: 'unauthorized',
  means: 'The access token is missing, unknown, expired or revoked, or its user is not active.',
  details: () => ({ detail: 'A valid access token is required' }),
  headers: () => ({ 'www-authenticate': 'Bearer' }),
};

export const distributionRequired: ErrorKind = {
  status: 403,
  code: 'distribution_required',
  means: 'The deployment serves this address only under the address of the web application.',
  details: () => ({
    detail: 'Use the address of the web application: this one is not served at the address of the API',
  }),
};

/** `pointer` leads to what of the request needs the scope, where not all of it does. */
export const missingScope: ErrorKind<[scope: string, groupsClaim?: string, pointer?: string]> = {
  status: 403,
  code: 'missing_scope',
  means:
    'The access token lacks a scope; `meta.scope` names it. `meta.groups_left_out` names the claim that the provider has left out because the person is in too many groups.',
  details: (scope, groupsClaim, pointer) => ({
    detail: [
      `The access token lacks the scope "${scope}"`,
      ...(groupsClaim === undefined
        ? []
        : [
            `The provider has left the claim "${groupsClaim}" out of it, because the person is in too many groups; let it list only the groups of this application`,
          ]),
    ].join('. '),
    meta: { scope, ...(groupsClaim !== undefined && { groups_left_out: groupsClaim }) },
    ...(pointer !== undefined && { source: { pointer } }),
  }),
};

/** `doing` says what only integrations may do. */
export const integrationOnly: ErrorKind<[doing: string, pointer: string | undefined]> = {
  status: 403,
  code: 'integration_only',
  means:
    'The access token acts for a user, and the operation, or what of it the request names, is for integrations only.',
  details: (doing, pointer) => ({
    detail: `Only a token of an integration may ${doing}`,
    ...(pointer && { source: { pointer } }),
  }),
};

/** `over` names the data to which a request gives access. */
export const noAuthorityOver: ErrorKind<[over: string, source: ErrorSource | undefined]> = {
  status: 403,
  code: 'authority_required',
  means: 'The access token acts for a user who has no authority over the data to which the request gives access.',
  details: (over, source) => ({
    detail: `The access token acts for a user who has no authority over the ${over}`,
    ...(source && { source }),
  }),
};

export const studentOnly: ErrorKind = {
  status: 403,
  code: 'student_only',
  means: 'The access token does not act for a student.',
  details: () => ({ detail: 'Only an answering token, which acts for a student, may answer an evaluation' }),
};

export const personOnly: ErrorKind = {
  status: 403,
  code: 'person_only',
  means: 'The access token does not act for a person who has an account.',
  details: () => ({ detail: 'The access token does not act for a person who has an account' }),
};

export const signedInOnly: ErrorKind = {
  status: 403,
  code: 'signed_in_only',
  means: 'The access token is none of the institution’s identity provider.',
  details: () => ({ detail: 'Only an access token of the identity provider of the institution is taken here' }),
};

export const personNotFound: ErrorKind = {
  status: 403,
  code: 'person_not_found',
  means:
    'The access token of the identity provider is good, but what it says of the person names no active user, or several.',
  details: () => ({
    detail:
      'You have signed in, but no user of this service, or more than one, is known by what your institution says of you',
  }),
};

/** A token's quota and where the token stands in it. */
interface Exceeded {
  readonly quota: number;
  readonly windowSeconds: number;
  readonly secondsLeft: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const rateLimited: ErrorKind<[Exceeded]> = {
  status: 429,
  code: 'rate_limited',
  means: 'The access token has used up its quota of requests a minute.',
  details: ({ quota, windowSeconds, secondsLeft }) => ({
    detail: `The access token may make ${quota} requests a minute; try again in ${secondsLeft} seconds`,
    meta: { quota, window_seconds: windowSeconds },
  }),
  headers: ({ headers, secondsLeft }) => ({ ...headers, 'retry-after': String(secondsLeft) }),
};

export const signInUnavailable: ErrorKind = {
  status: 503,
  code: 'sign_in_unavailable',
  means: 'The identity provider of the person who has signed in does not respond.',
  details: () => ({ detail: 'The identity provider does not respond; try again in a few seconds' }),
  headers: () => ({ 'retry-after': '5' }),
};
