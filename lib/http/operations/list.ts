import { refuse } from '../../errors/error-kind.ts';
import { invalidCursor } from '../../errors/query.ts';
import type { FilterCondition, WordsCondition } from '../../jsonapi/filter.ts';
import type { ListQuery } from '../../jsonapi/list-query.ts';
import { hasTotal, type OperationRow, operationOf } from '../../model/definition/operations.ts';
import { targetTypes } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { countRecords } from '../../model/read/count-records.ts';
import { placeOf } from '../../model/read/list-order.ts';
import { listRecords } from '../../model/read/list-records.ts';
import type { Search } from '../../model/read/search/search.ts';
import { resourceOf } from '../../resources/types.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { operation } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import type { Answer } from '../pipeline/response.ts';
import { type Cursors, cursorsOf, type Start, startOf } from './cursors.ts';
import { answerPage, type ReadPage } from './list-page.ts';
import { needIncludedScopes, readFromPath } from './read.ts';
import { listRules } from './read-rules.ts';
import { countingOf, type OpenConcerned, type OpenWords, type SeenList, seeList } from './seen-list.ts';
import { visibleConditions } from './visible-conditions.ts';

/** Adds conditions that follow from others and have an index. */
export type Narrow = (store: Store, conditions: ListQuery['conditions']) => Promise<ListQuery['conditions']>;

/** Adds to the records of a page what they do not hold themselves. */
export type Complete = (
  request: OperationRequest,
  records: readonly StoredRecord[],
) => Promise<readonly StoredRecord[]>;

/** How a list is read in a way of its own. */
interface OwnWays {
  readonly narrow?: Narrow;
  /** Of a type whose records are found by words. */
  readonly search?: Search;
  /** Of a type whose records are found by words while the list is walked. */
  readonly openWords?: OpenWords;
  /** Of a type that is not restricted, and whose list takes an id that its records do not have. */
  readonly openConcerned?: OpenConcerned;
  readonly complete?: Complete;
}

/** Reads the page and its total side by side, or the total from the cursor: one round trip in most cases. */
const readPage = async (
  request: OperationRequest,
  resource: AnyResource,
  query: ListQuery,
  {
    row,
    cursors,
    openWords,
    openConcerned,
  }: { readonly row: OperationRow; readonly cursors: Promise<Cursors> } & OwnWays,
): Promise<Pick<ReadPage, 'records' | 'hasMore' | 'start' | 'total'>> => {
  // An invalid cursor is refused before anything is read; without a cursor nothing waits for the secret.
  const [seen, start]: [SeenList, Start] = await Promise.all([
    seeList(request, resource, { conditions: query.conditions, openWords, openConcerned }),
    query.page.after === undefined && query.page.before === undefined
      ? {}
      : cursors.then((opened) => startOf(query, opened)),
  ]);
  const { conditions, visibility, isConcerned } = seen;
  const isFirst = start.from === undefined;
  const countedAs = isConcerned ? 'by reading' : row.countsSeen ? countingOf(resource, seen) : undefined;
  const counting = isFirst ? countedAs : undefined;
  const isCounted = (hasTotal(row, resource) && !isConcerned) || counting === 'in indexes';
  const wanted = {
    ...{ sort: query.sort, conditions, size: query.page.size, ...start, ...(visibility && { visibility }) },
    isCounted: counting === 'by reading',
  };
  const [{ counted, ...found }, total] = await Promise.all([
    listRecords(request.store, resource, wanted),
    start.total ?? (isCounted ? countRecords(request.store, resource, conditions) : undefined),
  ]);
  // A first page without a next one holds the whole list.
  const whole = row.countsSeen && isFirst && !found.hasMore ? found.records.length : undefined;
  return { ...found, start, total: total ?? counted ?? whole };
};

/** The resource of the path that a list lies within. */
const ownerOf = ({ within = '' }: OperationRow, { relationships }: AnyResource): AnyResource | undefined => {
  const [type] = (relationships[within] && targetTypes(relationships[within])) ?? [];
  return type === undefined ? undefined : resourceOf(type);
};

const conditionsOf = (request: OperationRequest, field: string, owner: AnyResource | undefined): FilterCondition[] =>
  owner === undefined ? [] : [{ kind: 'relationship', field, ids: [request.pathId(owner.type)] }];

const isSearch = (condition: FilterCondition): condition is WordsCondition => condition.kind === 'words';

/** Answers what a search finds. It has no pages before another, and a total only where it costs nothing. */
const answerSearch = async (
  request: OperationRequest,
  resource: AnyResource,
  { search, condition }: { readonly search: Search; readonly condition: WordsCondition },
): Promise<Answer> => {
  const { list: query, store } = request;
  const { size, after } = query.page;
  const opening = cursorsOf(store, resource.type, query);
  const { from } = after === undefined ? {} : startOf(query, await opening);
  if (from === 'end') throw refuse(invalidCursor, 'page[after]');
  const { words, addresses } = condition;
  const [{ next, ...page }, cursors] = await Promise.all([search(store, { words, addresses, size, from }), opening]);
  return answerPage(request, resource, {
    ...page,
    start: {},
    cursors,
    hasMore: next !== undefined,
    forwards: { next },
  });
};

/** The operation that lists a type, or the part of it that belongs to the resource of the path. */
export const list = (resource: AnyResource, ways: OwnWays = {}): LambdaHandler => {
  const { narrow, search, openWords, openConcerned, complete } = ways;
  const row = operationOf(resource, { kind: 'list' });
  const kinds = Object.values(row.list?.filter ?? {});
  if (
    kinds.includes('words') !== (search !== undefined) ||
    kinds.includes('walked words') !== (openWords !== undefined) ||
    kinds.includes('walked id') !== (openConcerned !== undefined)
  )
    throw new Error(`${row.name} has a filter that nothing reads, or a way without its filter`);
  return operation(row, {
    rules: () => listRules(row, resource),
    respond: async (request) => {
      needIncludedScopes(request, resource);
      const owner = ownerOf(row, resource);
      const { list: asked } = request;
      const condition = asked.conditions.find(isSearch);
      if (condition !== undefined && search !== undefined)
        return answerSearch(request, resource, { search, condition });
      const query = { ...asked, conditions: [...asked.conditions, ...conditionsOf(request, row.within ?? '', owner)] };
      const opening = cursorsOf(request.store, resource.type, query);
      const narrowed = (await narrow?.(request.store, query.conditions)) ?? query.conditions;
      const conditions = await visibleConditions(request, resource, narrowed);
      const [page, cursors] = await Promise.all([
        readPage(request, resource, { ...query, conditions }, { ...ways, row, cursors: opening }),
        opening,
        owner && readFromPath(request, owner),
      ]);
      return answerPage(request, resource, {
        ...page,
        ...(complete && { records: await complete(request, page.records) }),
        cursors,
        // Without conditions the counter has the total, which is exact at any moment.
        carriesTotal: query.conditions.length > 0 || row.countsSeen === true,
        placeOf: (record) => placeOf(record, query.sort),
      });
    },
  });
};
