import { notFound } from '../jsonapi/errors.ts';
import { nestedInclude, typesAlong } from '../model/definition/include-paths.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { readVisible } from '../model/read/read-records.ts';
import { renderAll } from '../model/render/include.ts';
import type { StoredRecord } from '../store/record.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Responder } from './responder.ts';
import type { Answer } from './response.ts';

/** The types with the one that they are the neighbours of, each once. */
export const withNeighbours = (resource: AnyResource, neighbours: readonly AnyResource[]): AnyResource[] => [
  ...new Set([resource, ...neighbours]),
];

/** Asks for the scopes of all that the request includes. */
export const needIncludedScopes = (
  request: OperationRequest,
  resource: AnyResource,
  types: readonly AnyResource[],
): void => {
  const passed = (request.query.include ?? []).flatMap((path) => typesAlong(resource, path, types)?.flat() ?? []);
  for (const { area } of passed) request.needScope(`${area}:read`);
};

/** The record of a type that the path names; throws 404, also for one that the caller may not see. */
export const readFromPath = async (request: OperationRequest, resource: AnyResource): Promise<StoredRecord> => {
  const id = request.pathId(resource.type);
  const record = await readVisible(request, resource, id);
  if (record === undefined) throw notFound(resource.type, id);
  return record;
};

/** The primary data and included resources of an answer. */
export const render = (
  request: OperationRequest,
  resource: AnyResource,
  records: readonly StoredRecord[],
  types: readonly AnyResource[],
  isWhole = true,
) => renderAll({ resource, records, include: request.query.include, types, isWhole }, request);

/** 200 with one resource and what is included with it. */
export const answerOne = async (
  request: OperationRequest,
  resource: AnyResource,
  record: StoredRecord,
  types: readonly AnyResource[],
): Promise<Answer> => {
  const {
    data: [data = null],
    ...included
  } = await render(request, resource, [record], types);
  return { status: 200, document: { data, ...included, links: { self: request.self } } };
};

/** Reads the resource of a type that the path names; `neighbours` are the types that `include` can lead to. */
export const read = (resource: AnyResource, neighbours: readonly AnyResource[] = []): Responder => {
  const types = withNeighbours(resource, neighbours);
  const rules = { include: nestedInclude(resource, types) };
  return {
    types,
    rules: () => rules,
    respond: async (request) => {
      needIncludedScopes(request, resource, types);
      return answerOne(request, resource, await readFromPath(request, resource), types);
    },
  };
};
