import { listReading } from '../jsonapi/list-query.ts';
import { countRecords } from '../model/count-records.ts';
import { nestedInclude } from '../model/include-paths.ts';
import { placeOf } from '../model/list-order.ts';
import { listRecords } from '../model/list-records.ts';
import { listRulesOf } from '../model/query-rules.ts';
import type { AnyResource } from '../model/resource.ts';
import { type Cursors, cursorsOf, startOf } from './cursors.ts';
import type { OperationRequest } from './operation-request.ts';
import { answerPage, type ReadPage } from './page.ts';
import { needIncludedScopes, withNeighbours } from './reads.ts';
import type { Responder } from './responder.ts';

const readPage = async (
  request: OperationRequest,
  resource: AnyResource,
  cursors: Promise<Cursors>,
): Promise<Pick<ReadPage, 'records' | 'hasMore' | 'start'>> => {
  const query = request.list;
  // A cursor that is none is told before anything is read; without one nothing waits for the secret.
  const [sight, start] = await Promise.all([
    resource.sight?.(request),
    query.page.after === undefined && query.page.before === undefined
      ? {}
      : cursors.then((opened) => startOf(query, opened)),
  ]);
  const { sort, conditions, page } = query;
  const wanted = { sort, conditions, size: page.size, ...start, ...(sight && { sight }) };
  return { start, ...(await listRecords(request.store, resource, wanted)) };
};

/** Answers a page of the list of a type; `neighbours` are the types that `include` can lead to. */
export const list = (resource: AnyResource, neighbours: readonly AnyResource[] = []): Responder => {
  const types = withNeighbours(resource, neighbours);
  const rules = { include: nestedInclude(resource, types), list: listRulesOf(resource) };
  // A total would count what the caller may not see, so a list with a sight has none.
  const isCounted = resource.list?.isTallied !== undefined && resource.sight === undefined;
  return {
    types,
    rules: () => rules,
    listReading,
    respond: async (request) => {
      needIncludedScopes(request, resource, types);
      const query = request.list;
      const opening = cursorsOf(request.store, resource.type, query);
      const [page, total, cursors] = await Promise.all([
        readPage(request, resource, opening),
        isCounted ? countRecords(request.store, resource, query.conditions) : undefined,
        opening,
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
