import './warm-up.ts';
import type { Operation } from '../operations/operation.ts';
import { bearerAuth } from './bearer-auth.ts';
import { negotiation } from './negotiation.ts';
import { OperationRequest } from './operation-request.ts';
import { type LambdaHandler, type PipelineStep, pipeline } from './pipeline.ts';
import { type Responder, rulesFor } from './responder.ts';

const bodySteps = ({ name, body, method }: Operation, responder: Responder): PipelineStep[] => {
  if (body === undefined) return [];
  if (responder.body === undefined) throw new Error(`${name} takes a body, but nothing reads it`);
  return [responder.body(body, method === 'PATCH')];
};

/** The Lambda handler of an operation; what the table says of it is checked before the responder is asked. */
export const operation = (row: Operation, responder: Responder): LambdaHandler => {
  const { name, method, scope, body, mayWrite } = row;
  const steps = [
    bearerAuth(scope, method === 'GET' && !mayWrite ? 'concurrent' : 'wait'),
    negotiation((parameters) => rulesFor(row, responder, parameters), body !== undefined),
    ...bodySteps(row, responder),
  ];
  return pipeline(name, steps, (event, context) => responder.respond(new OperationRequest(event, context)));
};
