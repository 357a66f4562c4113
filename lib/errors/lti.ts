import type { ErrorKind } from './error-kind.ts';
import { pointerTo } from './source.ts';

export const tooManyPlatforms: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_platforms',
  means: 'There are as many platforms as a deployment can have.',
  details: (most) => ({ detail: `There are ${most} platforms already; delete one first`, meta: { most } }),
};

export const platformExists: ErrorKind<[id: string]> = {
  status: 409,
  code: 'platform_exists',
  means: 'Another platform has this issuer and client; `meta.id` is its id.',
  details: (id) => ({
    detail: 'Another platform has this issuer and client',
    source: { pointer: pointerTo('data', 'attributes') },
    meta: { id },
  }),
};

export const unknownPlatform: ErrorKind = {
  status: 404,
  code: 'unknown_platform',
  means: 'No active platform has the issuer and client of the request.',
  details: () => ({ detail: 'The learning platform is not known here, or not in use' }),
};

/** `why` names what of the launch is wrong: a parameter, or a claim. */
export const launchRefused: ErrorKind<[why: string]> = {
  status: 400,
  code: 'launch_refused',
  means: 'What the platform has sent is not a launch that can be taken; `meta.why` names the parameter or the claim.',
  details: (why) => ({ detail: `What the learning platform has sent can not be taken: ${why}`, meta: { why } }),
};

export const tooManyRegistrations: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_registrations',
  means: 'As many links with which platforms register themselves are open as there can be; each ends after a day.',
  details: (most) => ({ detail: `There are ${most} open links already; each ends after a day`, meta: { most } }),
};

export const registrationExpired: ErrorKind = {
  status: 410,
  code: 'registration_expired',
  means: 'The link has been used, is older than a day, or is none.',
  details: () => ({ detail: 'The link is used up or too old; the evaluation office can make another' }),
};

/** `why` names what is wrong: a parameter, a member of the platform's configuration, or an attribute that follows from it. */
export const registrationRefused: ErrorKind<[why: string]> = {
  status: 400,
  code: 'registration_refused',
  means: 'What the platform says of itself can not be taken; `meta.why` names the parameter or the member.',
  details: (why) => ({ detail: `What the learning platform says of itself can not be taken: ${why}`, meta: { why } }),
};

export const registrationUnavailable: ErrorKind<[why: 'configuration' | 'registration']> = {
  status: 503,
  code: 'registration_unavailable',
  means: 'The platform gives no configuration, or refuses the registration; `meta.why` says which.',
  details: (why) => ({ detail: `The learning platform has not answered its ${why}`, meta: { why } }),
};

/** The platform has done its part; `why` is the code of what was refused here. */
export const registrationNotKept: ErrorKind<[client: string, why: string]> = {
  status: 409,
  code: 'registration_not_kept',
  means:
    'The platform has registered the service, but was not kept here: `meta.why` says why, `meta.client_id` which it is.',
  details: (client, why) => ({
    detail: `The learning platform has registered the service as ${client}, but was not kept: ${why}`,
    meta: { client_id: client, why },
  }),
};

export const launchExpired: ErrorKind = {
  status: 410,
  code: 'launch_expired',
  means: 'The launch has been used, is older than two minutes, or was begun in another browser.',
  details: () => ({ detail: 'The launch is used up, too old, or was begun in another browser; open it again' }),
};

export const launchUnavailable: ErrorKind = {
  status: 503,
  code: 'platform_unavailable',
  means: 'The keys of the learning platform can not be fetched.',
  details: () => ({ detail: 'The learning platform does not respond; try again in a few seconds' }),
  headers: () => ({ 'retry-after': '5' }),
};

/** Which platform to ask, or for what, is not known. */
export const rosterNotAsked: ErrorKind<[why: 'platform' | 'context' | 'user_match', parameter?: string]> = {
  status: 409,
  code: 'roster_not_asked',
  means:
    'It is not known which platform to ask, or for what: `meta.why` is `platform` (no active one has a roster, or several do and `filter[platform]` names none), `context` (imported files know the section by no id, or by several, and `filter[context]` says none) or `user_match` (rosters have no custom fields).',
  details: (why, parameter) => ({
    detail: `No learning platform was asked for its roster: ${why}`,
    meta: { why },
    ...(parameter !== undefined && { source: { parameter } }),
  }),
};

/** The platform was asked in vain. */
export const rosterUnavailable: ErrorKind<[why: 'token' | 'roster']> = {
  status: 503,
  code: 'roster_unavailable',
  means:
    'The platform has given no token (`meta.why`: `token`), or no roster that can be read within 20 seconds and 20 pages (`roster`). A platform may fetch the new key of the service some minutes late.',
  details: (why) => ({ detail: `The learning platform has not given its ${why}`, meta: { why } }),
  headers: () => ({ 'retry-after': '60' }),
};
