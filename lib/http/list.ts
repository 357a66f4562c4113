import type { Condition } from '../jsonapi/filter.ts';
import { type ListQuery, listReading } from '../jsonapi/list-query.ts';
import { nestedInclude } from '../model/definition/include-paths.ts';
import { listRulesOf } from '../model/definition/query-rules.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { countRecords } from '../model/read/count-records.ts';
import { placeOf } from '../model/read/list-order.ts';
import { listRecords } from '../model/read/list-records.ts';
import { type Cursors, cursorsOf, startOf } from './cursors.ts';
import type { OperationRequest } from './operation-request.ts';
import { answerPage, type ReadPage } from './page.ts';
import { needIncludedScopes, readFromPath, withNeighbours } from './reads.ts';
import type { Responder } from './responder.ts';

const readPage = async (
  request: OperationRequest,
  resource: AnyResource,
  query: ListQuery,
  cursors: Promise<Cursors>,
): Promise<Pick<ReadPage, 'records' | 'hasMore' | 'start'>> => {
  // A cursor that is none is told before anything is read; without one nothing waits for the secret.
  const [visibility, start] = await Promise.all([
    resource.visibility?.(request),
    query.page.after === undefined && query.page.before === undefined
      ? {}
      : cursors.then((opened) => startOf(query, opened)),
  ]);
  const { sort, conditions, page } = query;
  const wanted = { sort, conditions, size: page.size, ...start, ...(visibility && { visibility }) };
  return { start, ...(await listRecords(request.store, resource, wanted)) };
};

/** The part of a list whose relationship `field` names the resource of the path. */
export interface Within {
  readonly owner: AnyResource;
  readonly field: string;
}

const conditionsOf = (request: OperationRequest, within: Within | undefined): readonly Condition[] => {
  const { conditions } = request.list;
  if (within === undefined) return conditions;
  const { owner, field } = within;
  return [...conditions, { kind: 'relationship', field, ids: [request.pathId(owner.type)] }];
};

/**
 * Answers a page of the list of a type, or of the part that belongs to the path's resource; `neighbours` are the types
 * that `include` can lead to.
 */
export const list = (resource: AnyResource, neighbours: readonly AnyResource[] = [], within?: Within): Responder => {
  const types = withNeighbours(resource, neighbours);
  const rules = { include: nestedInclude(resource, types), list: listRulesOf(resource) };
  // A total would count what the caller may not see, so a list with a sight has none.
  const isCheap = resource.list?.counters !== undefined || within !== undefined;
  const isCounted = isCheap && resource.visibility === undefined;
  return {
    types,
    rules: () => rules,
    listReading,
    respond: async (request) => {
      needIncludedScopes(request, resource, types);
      const query = { ...request.list, conditions: conditionsOf(request, within) };
      const opening = cursorsOf(request.store, resource.type, query);
      const [page, total, cursors] = await Promise.all([
        readPage(request, resource, query, opening),
        isCounted ? countRecords(request.store, resource, query.conditions) : undefined,
        opening,
        within && readFromPath(request, within.owner),
      ]);
      return answerPage(request, resource, types, {
        ...page,
        total,
        cursors,
        placeOf: (record) => placeOf(record, query.sort),
      });
    },
  };
};
