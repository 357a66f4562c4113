import type { ErrorKind } from './error-kind.ts';

const retryAfter = () => ({ 'retry-after': '1' });

export const internalError: ErrorKind<[requestId: string]> = {
  status: 500,
  code: 'internal_error',
  means: 'Something went wrong on our side; `meta.request_id` names the request.',
  details: (id) => ({
    detail: `Something went wrong on our side; the request id is ${id}`,
    meta: { request_id: id },
  }),
};

/** `advice` says what to do about a request that may have been carried out. */
export const unavailable: ErrorKind<[why: string, advice: string]> = {
  status: 503,
  code: 'unavailable',
  means: 'The data store does not respond, or too many other requests change the same record.',
  details: (why, advice) => ({ detail: `${why}; ${advice}` }),
  headers: retryAfter,
};

export const timedOut: ErrorKind<[advice: string]> = {
  status: 503,
  code: 'timeout',
  means: 'The request took longer than is allowed. A create, or another change, may have happened.',
  details: (advice) => ({ detail: `The request took longer than is allowed; ${advice}` }),
  headers: retryAfter,
};
