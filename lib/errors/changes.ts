import type { ErrorKind } from './error-kind.ts';
import { invalidFilter } from './query.ts';

export const invalidFeedFilter: typeof invalidFilter = {
  ...invalidFilter,
  means:
    'There is no such filter, `filter[since]` is not an instant or comes with a cursor, or the feed has no changes of a type.',
};

/** Why a reader of the change feed can not continue, and where it reads what to do. */
interface Expired {
  readonly why: string;
  readonly parameter: string;
  readonly guide: string;
  /** ISO 8601: changes are kept from then on. */
  readonly oldest: string;
}

export const cursorExpired: ErrorKind<[Expired]> = {
  status: 410,
  code: 'cursor_expired',
  means:
    'Changes after the cursor, or since the instant, are no longer kept; `meta.oldest` is the instant from which they are. Or the data have been restored to an earlier moment.',
  details: ({ why, parameter, guide, oldest }) => ({
    detail: `${why}; read the lists again, as the guide describes`,
    source: { parameter },
    links: { about: guide },
    meta: { oldest },
  }),
};
