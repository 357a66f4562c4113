import { asksForProfile, mediaTypeWith } from '../../jsonapi/media-type.ts';
import { cursorPagination } from '../../jsonapi/page.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Place } from '../../model/read/list-order.ts';
import type { ListPage } from '../../model/read/list-records.ts';
import type { Position } from '../../store/cursor.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { Answer } from '../pipeline/response.ts';
import { shareOfResponse, tooLargeFor } from '../pipeline/response-size.ts';
import type { Cursors, Start } from './cursors.ts';
import { pageLinks } from './page-links.ts';
import { render } from './read.ts';

/** A page as it was read, and what its links and meta are made from. */
export interface ReadPage extends ListPage {
  readonly start: Start;
  readonly cursors: Cursors;
  /** How many there are in all; without it `meta` has the cursor of the last item instead. */
  readonly total: number | undefined;
  /** The pages before and after it need not count again. */
  readonly carriesTotal?: boolean;
  /** It is read forwards only; where the next page begins unless this one ends early. */
  readonly forwards?: { readonly next: Position | undefined };
  placeOf(record: StoredRecord): Place;
}

// A page with a total says in `meta` how long it may be; one that had to end early, how long it is.
const metaOf = (page: ReadPage & { readonly isCut: boolean }, asked: number, last: string | undefined): object => {
  const { total, forwards, isCut, records } = page;
  if (total === undefined && forwards === undefined) return { page: { cursor: last ?? '' } };
  return { page: { size: isCut ? records.length : asked }, ...(total !== undefined && { total }) };
};

/** The links of a page that is read forwards: it may be empty although others follow. */
const forwardLinks = (
  { self }: OperationRequest,
  { records, forwards, isCut, placeOf }: ReadPage & { readonly isCut: boolean },
  seal: (position: Position) => string,
): ReturnType<typeof pageLinks> => {
  const last = records.at(-1);
  const next = isCut && last !== undefined ? placeOf(last) : forwards?.next;
  const at = next && seal(next);
  const links = { first: undefined, last: at, end: undefined, hasPrevious: false, hasNext: at !== undefined };
  return pageLinks(self, links);
};

const documentOf = async (
  request: OperationRequest,
  resource: AnyResource,
  page: ReadPage & { readonly isCut: boolean },
): Promise<DataDocument> => {
  const { records, hasMore, start, cursors, total, carriesTotal, placeOf } = page;
  const seal = (position: Position): string => cursors.seal({ position, total: carriesTotal ? total : undefined });
  const cursorAt = (index: number): string | undefined => {
    const record = records.at(index);
    return record === undefined ? undefined : seal(placeOf(record));
  };
  const last = cursorAt(-1);
  // An empty page has no cursor to continue from.
  const continues = hasMore && records.length > 0;
  const hasPrevious = start.backwards ? continues : start.from !== undefined;
  const hasNext = start.backwards ? start.from !== 'end' : continues;
  const { data, ...included } = await render(request, resource, records, false);
  return {
    data,
    ...included,
    meta: metaOf(page, request.list.page.size, last),
    links: page.forwards
      ? forwardLinks(request, page, seal)
      : pageLinks(request.self, { first: cursorAt(0), last, end: seal('end'), hasPrevious, hasNext }),
  };
};

/** The media type names the profile of cursor pagination to callers that have asked for it. */
const headersOf = ({ event }: OperationRequest): Pick<Answer, 'headers'> =>
  asksForProfile(event.headers?.accept ?? '', cursorPagination)
    ? { headers: { 'content-type': mediaTypeWith(cursorPagination) } }
    : {};

/** A page without the records that are farthest from where it begins: the next page in its direction begins with them. */
const cut = (page: ReadPage, size: number): ReadPage => ({
  ...page,
  records: page.start.backwards ? page.records.slice(-size) : page.records.slice(0, size),
  hasMore: true,
});

/**
 * 200 with a page of resources of a type, and what is included with them. It ends early where the whole would be larger
 * than can be sent (docs/decisions/0031-answers-have-a-size.md).
 */
export const answerPage = async (
  request: OperationRequest,
  resource: AnyResource,
  read: ReadPage,
): Promise<Answer<DataDocument>> => {
  for (let page = read; ; ) {
    const document = await documentOf(request, resource, { ...page, isCut: page !== read });
    const body = JSON.stringify(document);
    const share = shareOfResponse(body);
    if (share <= 1) return { status: 200, document, body, ...headersOf(request) };
    const { length } = page.records;
    if (length <= 1) throw tooLargeFor(request, resource.type);
    // Cutting in proportion works for resources of similar size. Where a few are most of the page, the steps must be
    // larger.
    const divisor = page === read ? share : 4 * share;
    page = cut(page, Math.max(1, Math.min(length - 1, Math.floor(length / divisor))));
  }
};
