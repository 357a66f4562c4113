import type { QueryRules } from '../../jsonapi/query.ts';
import type { OperationRow } from '../../model/definition/operations.ts';
import { bearerAuth } from './bearer-auth.ts';
import { requireTags } from './caching.ts';
import type { Exchange, PipelineEvent } from './exchange.ts';
import { negotiation, type PathParameters } from './negotiation.ts';
import { OperationRequest } from './operation-request.ts';
import { type LambdaHandler, type PipelineStep, pipeline } from './pipeline.ts';
import type { Answer, AnyAnswer, NoContent } from './response.ts';

/** What an operation does with a checked request. */
export type Respond = (request: OperationRequest) => Promise<Answer | NoContent>;

/** Wraps `respond` in what the request's headers ask for, such as `If-Match`. */
export type CarryOut = (
  event: PipelineEvent,
  exchange: Exchange,
  respond: () => Promise<AnyAnswer>,
) => Promise<AnyAnswer>;

/** How the requests of an operation are read and answered. */
export interface Responder {
  /** What the query may say; throws 404 for a path that leads nowhere. */
  rules(parameters: PathParameters): QueryRules;
  /** The step that reads the request document. */
  readonly body?: PipelineStep;
  readonly respond: Respond;
  /** Carries out what `respond` does. */
  readonly carryOut?: CarryOut;
}

/** The Lambda handler of an operation. The pipeline checks the request by the operation's row before `respond` is called. */
export const operation = (row: OperationRow, { rules, body, respond, carryOut }: Responder): LambdaHandler => {
  const { name, method, mayWrite, deprecated, withoutToken, mayHaveToken, leavesNoTrace, onlyId } = row;
  if ((row.body === undefined) !== (body === undefined)) throw new Error(`${name}: a body that nothing reads, or none`);
  const steps: PipelineStep[] = [
    {
      before: ({ event, context }) => {
        // The path of a singleton has no id; the following steps expect one in the path parameters.
        if (onlyId !== undefined) event.pathParameters = { id: onlyId };
        context.exchange.deprecated = deprecated;
        if (leavesNoTrace) context.exchange.ownLog = {};
      },
    },
    ...(withoutToken && !mayHaveToken ? [] : [bearerAuth(row, method === 'GET' && !mayWrite ? 'concurrent' : 'wait')]),
    negotiation(rules, body !== undefined),
    ...(body === undefined ? [] : [body]),
    ...(method === 'GET' ? [requireTags] : []),
  ];
  return pipeline(name, steps, (event, context) => {
    const answer = () => respond(new OperationRequest(event, context));
    return carryOut === undefined ? answer() : carryOut(event, context.exchange, answer);
  });
};
