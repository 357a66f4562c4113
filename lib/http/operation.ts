import './prime.ts';
import type { Operation } from '../operations/operation.ts';
import { bearerAuth } from './bearer-auth.ts';
import { negotiation } from './negotiation.ts';
import { OperationRequest } from './operation-request.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';
import { requestBody } from './request-body.ts';
import type { Answer } from './response.ts';

/** What an operation does with a checked request. */
export type Respond = (request: OperationRequest) => Promise<Answer>;

/** The Lambda handler of an operation; what the table says of it is checked before `respond` is asked. */
export const operation = (row: Operation, respond: Respond): LambdaHandler => {
  const { name, method, scope, body, include, list, mayWrite } = row;
  const steps = [
    bearerAuth(scope, method === 'GET' && !mayWrite ? 'beside' : 'wait'),
    negotiation({ ...(include && { include }), ...(list && { list }) }, body !== undefined),
    ...(body === undefined ? [] : [requestBody(body, method === 'PATCH')]),
  ];
  return pipeline(name, steps, (event, context) => respond(new OperationRequest(event, context)));
};
