import { refuse } from '../errors/error-kind.ts';
import { invalidPage } from '../errors/query.ts';

export interface PageRequest {
  readonly size: number;
  /** Cursor after which, or before which, the page lies; at most one of them. */
  readonly after?: string;
  readonly before?: string;
}

/** The URI of the cursor-pagination profile. */
export const cursorPagination = 'https://jsonapi.org/profiles/ethanresnick/cursor-pagination';

/** Items on a page: unless said, and at most. */
export const pageSize = { default: 25, maximum: 100 } as const;

const maxSize = { meta: { page: { maxSize: pageSize.maximum } } };

const readSize = (value: string | null): number => {
  if (value === null) return pageSize.default;
  const size = /^[0-9]+$/.test(value) ? Number(value) : 0;
  if (size < 1) throw refuse(invalidPage, 'The page size must be a positive integer', 'page[size]', maxSize);
  if (size <= pageSize.maximum) return size;
  throw refuse(invalidPage, `A page has at most ${pageSize.maximum} items`, 'page[size]', {
    ...maxSize,
    links: { type: `${cursorPagination}/max-size-exceeded` },
  });
};

/** Names of the parameters that page through a list. */
export const pageParameters: readonly string[] = ['page[size]', 'page[after]', 'page[before]'];

/** Reads `page[size]`, `page[after]` and `page[before]` by the cursor-pagination profile; throws 400. */
export const readPage = (parameters: URLSearchParams): PageRequest => {
  const [after, before] = [parameters.get('page[after]'), parameters.get('page[before]')];
  if (after !== null && before !== null) {
    throw refuse(invalidPage, 'range pagination not supported', 'page[before]', {
      links: { type: `${cursorPagination}/range-pagination-not-supported` },
    });
  }
  const size = readSize(parameters.get('page[size]'));
  return { size, ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) };
};
