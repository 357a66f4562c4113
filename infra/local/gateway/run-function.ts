import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { LambdaFunction } from './route.ts';

/** How long a function may run unless its route says otherwise. */
const defaultTimeoutInSeconds = 10;

// These members are a part of the type for runtimes before Node 4.3. The Node 24 runtime no longer has them.
const removed = (): never => {
  throw new Error('Lambda no longer offers done, fail and succeed: return a promise.');
};

/** The context that the Lambda runtime hands to a handler; its clock starts now. */
export const buildContext = (functionName: string, requestId: string, timeoutInSeconds: number): Context => {
  const deadline = performance.now() + timeoutInSeconds * 1000;
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: `facet-${functionName}`,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:facet-${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/facet-${functionName}`,
    logStreamName: `local/[$LATEST]${requestId}`,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
    done: removed,
    fail: removed,
    succeed: removed,
  };
};

/** Returns the result of `work`, or that of `overrun` if the time ends first. */
export const withDeadline = async <Value>(
  seconds: number,
  work: () => Value | Promise<Value>,
  overrun: () => Value,
): Promise<Value> => {
  const { promise: passed, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, seconds * 1000);
  try {
    return await Promise.race([work(), passed.then(overrun)]);
  } finally {
    clearTimeout(timer);
  }
};

class FunctionTimeout extends Error {
  constructor(seconds: number) {
    super(`Task timed out after ${seconds.toFixed(2)} seconds`);
    this.name = 'FunctionTimeout';
  }
}

/** Runs a function with an event as the Lambda runtime would; rejects with its error or with `FunctionTimeout`. */
export const runFunction = async (called: LambdaFunction, event: APIGatewayProxyEventV2): Promise<unknown> => {
  const handler = await called.load();
  const { name, timeoutInSeconds = defaultTimeoutInSeconds } = called;
  const run = (): unknown => handler(event, buildContext(name, event.requestContext.requestId, timeoutInSeconds));
  return withDeadline(timeoutInSeconds, run, () => {
    throw new FunctionTimeout(timeoutInSeconds);
  });
};
