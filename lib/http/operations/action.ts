import type { QueryRules } from '../../jsonapi/query.ts';
import { type OperationRow, operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { readRequestedChange } from '../../model/validation/read-change.ts';
import { operation, type Respond, type Responder } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { requestBody } from '../pipeline/request-body.ts';
import type { Answer, NoContent } from '../pipeline/response.ts';
import { writeOperation } from '../pipeline/write-operation.ts';

const noRules = (): QueryRules => ({ fields: () => undefined });

const make = (row: OperationRow, resource: AnyResource, responder: Omit<Responder, 'rules'>): LambdaHandler => {
  const whole = { rules: noRules, ...responder };
  // A repeated request is recognised by its caller, so an operation without a token has no idempotency.
  return row.withoutToken ? operation(row, whole) : writeOperation(row, resource, whole);
};

type WithoutBody = Pick<Responder, 'respond'> & Partial<Pick<Responder, 'rules'>>;

const rowOf = (resource: AnyResource, name: string): OperationRow =>
  operationOf(resource, { kind: 'action', name: name.replaceAll('_', '-') });

/** The action of a type that only reads; `name` is that of its endpoint. Its bundle has nothing of what writes. */
export const readAction = (resource: AnyResource, name: string, responder: WithoutBody): LambdaHandler => {
  const row = rowOf(resource, name);
  if (row.method !== 'GET') throw new Error(`${name} does not only read`);
  return operation(row, { rules: noRules, ...responder });
};

/** The action of a type that takes no body and does more than read; `name` is that of its endpoint. */
export const action = (resource: AnyResource, name: string, responder: WithoutBody): LambdaHandler =>
  make(rowOf(resource, name), resource, responder);

/** The action of a type that takes a body, which its endpoint defines. */
export const actionWithBody = (
  resource: AnyResource,
  name: string,
  respond: (request: OperationRequest, change: Change) => Promise<Answer | NoContent>,
): LambdaHandler => {
  const row = rowOf(resource, name);
  // The type's file declares a full definition; the row only has its type name.
  const definition = row.action?.body as AnyResource | undefined;
  if (definition === undefined) throw new Error(`${name} says nothing of its body`);
  const carryOut: Respond = async (request) =>
    respond(request, await readRequestedChange(definition, request.data, { creates: true }));
  return make(row, resource, { body: requestBody(definition.type, false), respond: carryOut });
};

/** 200 with `meta` and no primary data. */
export const answerMeta = <Meta extends object>(request: OperationRequest, meta: Meta) => ({
  status: 200,
  document: { meta, links: { self: request.self } },
});
