import type { QueryRules } from '../jsonapi/query.ts';
import { type OperationRow, operationOf } from '../model/definition/operations.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import type { Change } from '../model/validation/change.ts';
import { readRequestedChange } from '../model/validation/read-change.ts';
import { operation, type Respond, type Responder } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import type { LambdaHandler } from './pipeline.ts';
import { requestBody } from './request-body.ts';
import type { Answer, NoContent } from './response.ts';
import { writeOperation } from './write-operation.ts';

const noQuery: QueryRules = { fields: () => undefined };

const make = (row: OperationRow, resource: AnyResource, responder: Omit<Responder, 'rules'>): LambdaHandler => {
  const whole = { rules: () => noQuery, ...responder };
  // A repeated request is known by whose it is.
  return row.method === 'GET' || row.withoutToken ? operation(row, whole) : writeOperation(row, resource, whole);
};

/** The action of a type that takes no body; `name` is that of its endpoint. */
export const action = (
  resource: AnyResource,
  name: string,
  responder: Pick<Responder, 'respond'> & Partial<Pick<Responder, 'rules'>>,
): LambdaHandler => {
  const row = operationOf(resource, { kind: 'action', name: name.replaceAll('_', '-') });
  return make(row, resource, responder);
};

/** The action of a type that takes a body, which its endpoint defines. */
export const actionWithBody = (
  resource: AnyResource,
  name: string,
  respond: (request: OperationRequest, change: Change) => Promise<Answer | NoContent>,
): LambdaHandler => {
  const row = operationOf(resource, { kind: 'action', name: name.replaceAll('_', '-') });
  // Declared by the type's file as a definition of which the row knows no more than the type.
  const definition = row.action?.body as AnyResource | undefined;
  if (definition === undefined) throw new Error(`${name} says nothing of its body`);
  const carryOut: Respond = async (request) =>
    respond(request, await readRequestedChange(definition, request.data, { creates: true }));
  return make(row, resource, { body: requestBody(definition.type, false), respond: carryOut });
};

/** 200 with `meta` and no primary data. */
export const answerMeta = (request: OperationRequest, meta: object): Answer => ({
  status: 200,
  document: { meta, links: { self: request.self } },
});
