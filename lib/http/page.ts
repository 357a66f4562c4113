import type { AnyResource } from '../model/definition/resource.ts';
import type { Place } from '../model/read/list-order.ts';
import type { ListPage } from '../model/read/list-records.ts';
import type { Position } from '../store/cursor.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Cursors, Start } from './cursors.ts';
import type { OperationRequest } from './operation-request.ts';
import { pageLinks } from './page-links.ts';
import { render } from './reads.ts';
import type { Answer } from './response.ts';

/** A page as it was read, and what its links and meta are made from. */
export interface ReadPage extends ListPage {
  readonly start: Start;
  readonly cursors: Cursors;
  /** How many there are in all; without it `meta` has the cursor of the last item instead. */
  readonly total: number | undefined;
  /** The pages before and after it need not count again. */
  readonly carriesTotal?: boolean;
  placeOf(record: StoredRecord): Place;
}

/** 200 with a page of resources of a type, and what is included with them. */
export const answerPage = async (
  request: OperationRequest,
  resource: AnyResource,
  { records, hasMore, start, cursors, total, carriesTotal, placeOf }: ReadPage,
): Promise<Answer> => {
  const seal = (position: Position): string => cursors.seal({ position, total: carriesTotal ? total : undefined });
  const cursorAt = (index: number): string | undefined => {
    const record = records.at(index);
    return record === undefined ? undefined : seal(placeOf(record));
  };
  const last = cursorAt(-1);
  const { data, ...included } = await render(request, resource, records, false);
  const document = {
    data,
    ...included,
    meta: total === undefined ? { page: { cursor: last ?? '' } } : { page: { size: request.list.page.size }, total },
    links: pageLinks(request.self, {
      first: cursorAt(0),
      last,
      end: seal('end'),
      hasPrevious: start.backwards ? hasMore : start.from !== undefined,
      hasNext: start.backwards ? start.from !== 'end' : hasMore,
    }),
  };
  return { status: 200, document };
};
