import type { ErrorKind } from './error-kind.ts';

export const notOpen: ErrorKind<[status: string]> = {
  status: 409,
  code: 'not_open',
  means: 'The evaluation takes no answers now; `meta.status` is the status of its period.',
  details: (status) => ({ detail: 'The evaluation does not take answers at present', meta: { status } }),
};

export const alreadyAnswered: ErrorKind = {
  status: 409,
  code: 'already_answered',
  means: 'The student has answered the evaluation.',
  details: () => ({ detail: 'The student has answered this evaluation; answers can not be changed' }),
};
