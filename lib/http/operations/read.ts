import { scopeOf } from '../../access/scopes.ts';
import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import { typesAlong } from '../../model/definition/include-rules.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { readVisible } from '../../model/read/read-records.ts';
import { type Rendered, renderAll } from '../../model/render/include.ts';
import { types } from '../../resources/types.ts';
import type { StoredRecord } from '../../store/record.ts';
import { operation } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import type { Answer } from '../pipeline/response.ts';
import { answerWhole } from '../pipeline/response-size.ts';
import { readRules } from './read-rules.ts';
import { reportDeletion } from './report-deletion.ts';

/** Asks for the scopes of all that the request includes. */
export const needIncludedScopes = (request: OperationRequest, resource: AnyResource): void => {
  const { include } = request.query;
  if (include === undefined) return;
  for (const { area } of typesAlong([resource], include, types)) request.needScope(scopeOf(area, 'read'));
};

/** The record of a type that the path names; throws 404, also for one that the caller may not see. */
export const readFromPath = async (request: OperationRequest, resource: AnyResource): Promise<StoredRecord> => {
  const id = request.pathId(resource.type);
  const record = await readVisible(request, resource, id);
  if (record === undefined) throw refuse(notFound, resource.type, id);
  return record;
};

/** The primary data and included resources of an answer. */
export const render = (
  request: OperationRequest,
  resource: AnyResource,
  records: readonly StoredRecord[],
  isWhole = true,
): Promise<Rendered> => renderAll({ resource, records, include: request.query.include, types, isWhole }, request);

/** Makes the `meta` of a document about a record; undefined for none. */
export type DocumentMeta = (request: OperationRequest, record: StoredRecord) => Promise<object | undefined>;

/** 200 with one resource, what is included with it, and the meta of the document. */
export const answerOne = async (
  request: OperationRequest,
  resource: AnyResource,
  record: StoredRecord,
  meta?: object,
): Promise<Answer<DataDocument>> => {
  const {
    data: [data = null],
    ...included
  } = await render(request, resource, [record]);
  return answerWhole(request, resource.type, {
    data,
    ...included,
    ...(meta && { meta }),
    links: { self: request.self },
  });
};

/** The operation that reads one resource of a type in a way of its own. */
export const readBy = (
  resource: AnyResource,
  find: (request: OperationRequest) => Promise<StoredRecord>,
  metaOf: DocumentMeta = async () => undefined,
): LambdaHandler => {
  const row = operationOf(resource, { kind: 'read' });
  return operation(row, {
    rules: () => readRules(row, [resource]),
    respond: async (request) => {
      needIncludedScopes(request, resource);
      const record = await find(request).catch(reportDeletion(request, resource));
      return answerOne(request, resource, record, await metaOf(request, record));
    },
  });
};

/** The operation that reads one resource of a type. */
export const read = (resource: AnyResource): LambdaHandler =>
  readBy(resource, (request) => readFromPath(request, resource));
