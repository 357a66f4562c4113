import type { ErrorKind } from './error-kind.ts';
import { attribute, linkagePointer } from './source.ts';

export const periodNotScheduled: ErrorKind<[anchor: string]> = {
  status: 409,
  code: 'period_not_scheduled',
  means: 'The message hangs on a time that the schedule of its period does not have.',
  details: (anchor) => ({
    detail: `The period has no ${anchor}: give it a schedule first, or send the message at a time of its own`,
    source: attribute('when'),
    meta: { anchor },
  }),
};

export const audienceNotAllowed: ErrorKind<[purpose: string, allowed: readonly string[]]> = {
  status: 422,
  code: 'audience_not_allowed',
  means: 'A message of this purpose does not go to this audience; `meta.allowed` has those that it takes.',
  details: (purpose, allowed) => ({
    detail: `A message with the purpose ${purpose} goes to ${allowed.join(' or ')}`,
    source: attribute('audience'),
    meta: { allowed },
  }),
};

export const plannedByService: ErrorKind<[purpose: string]> = {
  status: 422,
  code: 'planned_by_service',
  means: 'The service plans messages of this purpose by itself, when there is something to write about.',
  details: (purpose) => ({
    detail: `The service plans messages with the purpose ${purpose} by itself`,
    source: attribute('purpose'),
  }),
};

export const templateOfOtherPurpose: ErrorKind<[wanted: string, found: string]> = {
  status: 422,
  code: 'template_of_other_purpose',
  means: 'The template is for messages of another purpose.',
  details: (wanted, found) => ({
    detail: `The template is for the purpose ${found}, and the message has ${wanted}`,
    source: { pointer: linkagePointer('template') },
    meta: { purpose: found },
  }),
};

export const tooManyMessages: ErrorKind<[most: number, what: string]> = {
  status: 409,
  code: 'too_many_messages',
  means: 'The period has as many messages, or as many reminders, as one can have.',
  details: (most, what) => ({ detail: `The period already has ${most} ${what}`, meta: { most } }),
};

export const alreadySending: ErrorKind<[state: string]> = {
  status: 409,
  code: 'already_sending',
  means: 'Sending of the message has begun, or has ended; `meta.state` is its state.',
  details: (state) => ({ detail: `The message is ${state}`, meta: { state } }),
};

export const notPaused: ErrorKind<[state: string]> = {
  status: 409,
  code: 'not_paused',
  means: 'The message is not paused; `meta.state` is its state.',
  details: (state) => ({ detail: `The message is ${state}`, meta: { state } }),
};

export const alreadySuppressed: ErrorKind<[reason: string]> = {
  status: 409,
  code: 'already_suppressed',
  means: 'The person gets no mails already; `meta.reason` says why.',
  details: (reason) => ({
    detail: `The person gets no mails already: ${reason}`,
    source: { pointer: linkagePointer('user') },
    meta: { reason },
  }),
};

/** Links come one way: by mails of the service, or as a file. */
export const linksByFile: ErrorKind = {
  status: 409,
  code: 'links_by_file',
  means: 'The links of the period were made for a file, so the service sends none of its mails.',
  details: () => ({ detail: 'The links of the period were made for a file: the service can not send them too' }),
};

export const linksByService: ErrorKind = {
  status: 409,
  code: 'links_by_service',
  means: 'The service mails the links of the period, so there are none to fetch.',
  details: () => ({ detail: 'The service mails the links of the period: there are none to fetch' }),
};

export const unknownMergeField: ErrorKind<[field: string, allowed: readonly string[], pointer: string]> = {
  status: 422,
  code: 'unknown_merge_field',
  means:
    'The text names a merge field that mails of this purpose do not have; `meta.allowed` lists those that they have.',
  details: (field, allowed, pointer) => ({
    detail: `Mails of this purpose have no merge field "${field}"`,
    source: { pointer },
    meta: { field, allowed },
  }),
};

export const missingMergeField: ErrorKind<[field: string, pointer: string]> = {
  status: 422,
  code: 'missing_merge_field',
  means: 'The text lacks a merge field without which mails of this purpose are of no use.',
  details: (field, pointer) => ({
    detail: `Mails of this purpose need the merge field {{${field}}}`,
    source: { pointer },
    meta: { field },
  }),
};

export const tooManyTemplates: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_templates',
  means: 'There are as many templates as a deployment can have.',
  details: (most) => ({ detail: `There are ${most} templates already; delete one first`, meta: { most } }),
};

export const templateNameTaken: ErrorKind<[name: string, id: string]> = {
  status: 409,
  code: 'name_taken',
  means: 'Another template has this name; `meta.id` is its id.',
  details: (name, id) => ({
    detail: `Another template is called "${name}"`,
    source: attribute('name'),
    meta: { id },
  }),
};

export const noPerson: ErrorKind = {
  status: 403,
  code: 'person_needed',
  means: 'A test goes to the own address of the person who asks for it, and the token acts for nobody.',
  details: () => ({ detail: 'A test goes to your own address: sign in, or use a token that acts for you' }),
};

export const noAddress: ErrorKind = {
  status: 409,
  code: 'no_address',
  means: 'The person who asks for a test has no e-mail address.',
  details: () => ({ detail: 'You have no e-mail address to which a test could go' }),
};

export const tooManyTests: ErrorKind<[most: number, seconds: number]> = {
  status: 429,
  code: 'too_many_tests',
  means: 'The person has had as many tests sent in this hour as there may be.',
  details: (most, seconds) => ({ detail: `${most} tests were sent in this hour; try again in ${seconds} seconds` }),
  headers: (_most, seconds) => ({ 'retry-after': String(seconds) }),
};
