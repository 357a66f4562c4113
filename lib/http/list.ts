import type { ListQuery } from '../jsonapi/list-query.ts';
import { badCursor } from '../jsonapi/page.ts';
import type { DataDocument } from '../jsonapi/resource-object.ts';
import { countRecords } from '../model/count-records.ts';
import { includedResources } from '../model/include.ts';
import { placeOf } from '../model/list-order.ts';
import { type ListPage, listRecords, type Sight } from '../model/list-records.ts';
import { renderResource } from '../model/render.ts';
import type { AnyResource } from '../model/resource.ts';
import { cursorSecret, openCursor, type Position, sealCursor } from '../store/cursor.ts';
import type { Respond } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { pageLinks } from './page-links.ts';
import { needTargetScopes } from './verbs.ts';

/** How a list answers. `meta` says how many resources match in all, or the cursor of the page's last item. */
export type ListOptions = {
  /** Types that `include` can lead to. */
  readonly targets: readonly AnyResource[];
} & (
  | { readonly meta: 'total'; readonly sight?: never }
  | {
      readonly meta: 'cursor';
      /** Finds out what the caller may see, undefined for all; a total would count what the caller may not. */
      readonly sight?: (request: OperationRequest) => Promise<Sight | undefined>;
    }
);

/** Seals and opens the cursors of one list with one sort and filter. */
interface Cursors {
  seal(position: Position): string;
  open(cursor: string): Position | undefined;
}

const cursorsOf = async (request: OperationRequest, { type }: AnyResource, query: ListQuery): Promise<Cursors> => {
  const conditions = query.conditions.map((condition) => JSON.stringify(condition)).sort();
  const context = JSON.stringify([type, query.sort, conditions]);
  const secret = await cursorSecret(request.store);
  return {
    seal: (position) => sealCursor(position, context, secret),
    open: (cursor) => openCursor(cursor, context, secret),
  };
};

const startOf = async (
  { page: { after, before } }: ListQuery,
  cursors: Promise<Cursors>,
): Promise<{ from?: Position; backwards?: boolean }> => {
  const cursor = after ?? before;
  if (cursor === undefined) return {};
  const from = (await cursors).open(cursor);
  if (from === undefined || (from === 'end' && before === undefined)) {
    throw badCursor(after === undefined ? 'page[before]' : 'page[after]');
  }
  return { from, backwards: before !== undefined };
};

const readPage = async (
  request: OperationRequest,
  resource: AnyResource,
  {
    query,
    cursors,
    sight,
  }: { query: ListQuery; cursors: Promise<Cursors>; sight: Promise<Sight | undefined> | undefined },
): Promise<ListPage & { start: { from?: Position; backwards?: boolean } }> => {
  const [start, seen] = await Promise.all([startOf(query, cursors), sight]);
  const { sort, conditions, page } = query;
  const wanted = { sort, conditions, size: page.size, ...start, ...(seen && { sight: seen }) };
  return { start, ...(await listRecords(request.store, resource, wanted)) };
};

/** Answers a page of the list of a type. */
export const list =
  (resource: AnyResource, { targets, meta, sight: findSight }: ListOptions): Respond =>
  async (request) => {
    needTargetScopes(request, resource, targets);
    const query = request.list;
    const { include = [] } = request.query;
    const opening = cursorsOf(request, resource, query);
    const [page, total, cursors] = await Promise.all([
      readPage(request, resource, { query, cursors: opening, sight: findSight?.(request) }),
      meta === 'total' ? countRecords(request.store, resource, query.conditions) : undefined,
      opening,
    ]);
    const { records, hasMore, start } = page;
    const cursorAt = (index: number): string | undefined => {
      const record = records.at(index);
      return record === undefined ? undefined : cursors.seal(placeOf(record, query.sort));
    };
    const last = cursorAt(-1);
    const document: DataDocument = {
      data: records.map((record) => renderResource(resource, record, request, include)),
      ...(request.query.include === undefined
        ? {}
        : { included: await includedResources(request.store, { resource, records, include, targets }, request) }),
      meta: meta === 'total' ? { page: { size: query.page.size }, total } : { page: { cursor: last ?? '' } },
      links: pageLinks(request.self, {
        first: cursorAt(0),
        last,
        end: cursors.seal('end'),
        hasPrevious: start.backwards ? hasMore : start.from !== undefined,
        hasNext: start.backwards ? start.from !== 'end' : hasMore,
      }),
    };
    return { status: 200, document };
  };
