/** An error that one operation alone can answer. */
export interface OwnError {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'list-changes': [
    { status: 400, code: 'invalid_page', when: 'The size of the page is no number, or too large.' },
    { status: 400, code: 'invalid_cursor', when: '`page[after]` is neither `latest` nor a cursor of the feed.' },
    {
      status: 400,
      code: 'invalid_filter',
      when: 'There is no such filter, `filter[since]` is no instant or comes with a cursor, or a type is not told of.',
    },
    {
      status: 410,
      code: 'cursor_expired',
      when: 'Changes after the cursor, or since the instant, are no longer kept; `meta.oldest` tells since when they are.',
    },
  ],
};
