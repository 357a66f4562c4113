import type { ErrorKind } from './error-kind.ts';

/** Students can be invited before the period opens. */
export const periodOver: ErrorKind<[status: string]> = {
  status: 409,
  code: 'not_open',
  means: 'The period has closed; students can be invited before it opens. `meta.status` is its status.',
  details: (status) => ({ detail: 'The period has closed: there is nothing to answer any more', meta: { status } }),
};

export const notRedeemable: ErrorKind<[status: string]> = {
  status: 409,
  code: 'not_open',
  means: 'The period takes no answers; `meta.status` is its status.',
  details: (status) => ({ detail: `The period is ${status}`, meta: { status } }),
};

export const nothingToAnswer: ErrorKind = {
  status: 409,
  code: 'nothing_to_answer',
  means: 'The student has nothing left to answer.',
  details: () => ({ detail: 'The student has nothing left to answer' }),
};

export const notEnrolled: ErrorKind = {
  status: 403,
  code: 'not_enrolled',
  means: 'The person who has signed in is no student of any section.',
  details: () => ({ detail: 'You have signed in, but you are not enrolled in any class that this service knows' }),
};

export const nothingOpen: ErrorKind = {
  status: 409,
  code: 'nothing_open',
  means: 'No period is open in which the person who has signed in has something left to answer.',
  details: () => ({ detail: 'No evaluation is open for you, or you have answered all of them' }),
};

/** The same for every code that is not valid: a caller can not distinguish the causes. */
export const invalidCode: ErrorKind<[pointer: string]> = {
  status: 422,
  code: 'invalid_code',
  means: 'The code is not valid, or no longer valid: it is wrong, replaced or used up, or the period has closed.',
  details: (pointer) => ({
    detail: 'The code is not valid, or no longer valid. Ask the evaluation office of your institution for a new link',
    source: { pointer },
  }),
};

export const incomplete: ErrorKind<[pointer: string]> = {
  status: 422,
  code: 'incomplete',
  means: 'The request has neither a code nor both a student and a period.',
  details: (pointer) => ({ detail: 'Without a code, both a student and a period are required', source: { pointer } }),
};

export const tooManyCodes: ErrorKind<[seconds: number]> = {
  status: 429,
  code: 'too_many_codes',
  means: 'Too many codes from the same network were not valid in this minute.',
  details: (seconds) => ({
    detail: `Too many codes from your network were not valid; try again in ${seconds} seconds`,
  }),
  headers: (seconds) => ({ 'retry-after': String(seconds) }),
};

export const notFinished: ErrorKind<[state: string]> = {
  status: 409,
  code: 'not_finished',
  means: 'The batch is not finished yet; `meta.state` is its state.',
  details: (state) => ({ detail: 'The batch is not finished yet; request its links when it is', meta: { state } }),
  headers: () => ({ 'retry-after': '2' }),
};

/** `why` is a sentence. */
export const linksGone: ErrorKind<[why: string]> = {
  status: 410,
  code: 'links_gone',
  means: 'The links were fetched before, or not fetched in time, or the batch failed.',
  details: (why) => ({
    detail: `${why} Create another batch: it makes new links for students who are named in it, and for those without a link`,
  }),
};
