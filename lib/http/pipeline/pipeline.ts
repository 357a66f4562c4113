import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { caching } from './caching.ts';
import { compression } from './compression.ts';
import { requireDistribution } from './distribution.ts';
import { errorRenderer, TimedOut } from './error-renderer.ts';
import { openExchange, type PipelineContext, type PipelineEvent, type PipelineRequest } from './exchange.ts';
import { requestLog } from './request-log.ts';
import { type AnyAnswer, toResponse } from './response.ts';

/** A function as Lambda calls it. */
export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

export interface PipelineStep {
  readonly before?: (request: PipelineRequest) => void | Promise<void>;
  readonly after?: (request: PipelineRequest) => void | Promise<void>;
  readonly onError?: (request: PipelineRequest) => void | Promise<void>;
}

// Time enough to answer and log before Lambda ends the function.
const timeoutEarlyInMillis = 250;

const timeoutEarlyResponse = (): never => {
  throw new TimedOut();
};

const begin = (name: string): PipelineStep => ({
  before: (request) => {
    request.context.exchange = openExchange(name, request.event, request.context.within);
    requireDistribution(request.event);
  },
});

/**
 * Composes the pipeline of every function. `before` steps run in the order of `.use`, `after` and `onError` steps in the
 * reverse order: the log comes first, so that it sees the finished response, and the error renderer sees the errors of all
 * later steps.
 */
export const pipeline = (
  name: string,
  steps: readonly PipelineStep[],
  respond: (event: PipelineEvent, context: PipelineContext) => AnyAnswer | Promise<AnyAnswer>,
): LambdaHandler => {
  const handler = async (event: PipelineEvent, context: PipelineContext) => toResponse(await respond(event, context));
  const composed = middy(handler as never, { timeoutEarlyInMillis, timeoutEarlyResponse });
  for (const step of [requestLog, caching, compression, errorRenderer, begin(name), ...steps])
    composed.use(step as MiddlewareObj);
  // middy's own type takes a callback as well, which Lambda's Node 24 runtime no longer knows.
  return composed as unknown as LambdaHandler;
};
