import type { ErrorKind } from './error-kind.ts';

export const commentHeld: ErrorKind<[until: string]> = {
  status: 409,
  code: 'comment_held',
  means: 'Another reviewer is looking at the comment until `meta.held_until`, or until that reviewer has decided.',
  details: (until) => ({
    detail: 'Another reviewer is looking at this comment',
    meta: { held_until: until },
  }),
};
