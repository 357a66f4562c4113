import { badRequest, type ErrorDetails } from './errors.ts';

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

const refuse = (detail: string, parameter: string, more: ErrorDetails = {}) =>
  badRequest(detail, { parameter }, { code: 'invalid_page', ...more });

const readSize = (value: string | null): number => {
  if (value === null) return pageSize.default;
  const size = /^[0-9]+$/.test(value) ? Number(value) : 0;
  if (size < 1) throw refuse('The page size must be a positive integer', 'page[size]', maxSize());
  if (size <= pageSize.maximum) return size;
  throw refuse(`A page has at most ${pageSize.maximum} items`, 'page[size]', {
    ...maxSize(),
    links: { type: `${cursorPagination}/max-size-exceeded` },
  });
};

const maxSize = (): ErrorDetails => ({ meta: { page: { maxSize: pageSize.maximum } } });

/** Names of the parameters that page through a list. */
export const pageParameters: readonly string[] = ['page[size]', 'page[after]', 'page[before]'];

/** Reads `page[size]`, `page[after]` and `page[before]` by the cursor-pagination profile; throws 400. */
export const readPage = (parameters: URLSearchParams): PageRequest => {
  const [after, before] = [parameters.get('page[after]'), parameters.get('page[before]')];
  if (after !== null && before !== null) {
    throw refuse('range pagination not supported', 'page[before]', {
      links: { type: `${cursorPagination}/range-pagination-not-supported` },
    });
  }
  const size = readSize(parameters.get('page[size]'));
  return { size, ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) };
};

/** 400 for a cursor that is none, or of another list, sort or filter. */
export const badCursor = (parameter: 'page[after]' | 'page[before]') =>
  badRequest(
    'This is not a cursor of this list with this sort and these filters',
    { parameter },
    { code: 'invalid_cursor' },
  );
