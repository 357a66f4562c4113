/** Where a page lies in its list. */
export interface PagePlace {
  /** Cursors of the first and the last item of the page; none on an empty page. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** Cursor of the end of the list; none where it is read forwards only. */
  readonly end: string | undefined;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The address of a list with another cursor, or without one. */
export const withCursor = (self: string, cursor?: readonly [name: string, value: string]): string => {
  const url = new URL(self);
  for (const name of ['page[after]', 'page[before]']) url.searchParams.delete(name);
  if (cursor !== undefined) url.searchParams.set(...cursor);
  return url.href;
};

/**
 * The five links of a page: they keep filter, sort, include and size; `prev` and `next` are null at the ends. A page behind
 * an end, whose items have gone since, leads back to the last page, or to the first.
 */
export const pageLinks = (
  self: string,
  { first, last, end, hasPrevious, hasNext }: PagePlace,
): Record<'self' | 'first' | 'prev' | 'next' | 'last', string | null> => ({
  self,
  first: withCursor(self),
  prev: hasPrevious ? withCursor(self, ['page[before]', first ?? end ?? '']) : null,
  next: hasNext ? withCursor(self, last === undefined ? undefined : ['page[after]', last]) : null,
  last: end === undefined ? null : withCursor(self, ['page[before]', end]),
});
