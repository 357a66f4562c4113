import { FacetError } from 'facet-client/errors';

/** Returns until when another reviewer holds a comment, from the error of a request; undefined for any other error. */
export const heldUntil = (error: unknown): string | undefined => {
  const [first] = error instanceof FacetError ? error.errors : [];
  const until = first?.code === 'comment_held' ? first.meta?.held_until : undefined;
  return typeof until === 'string' ? until : undefined;
};
