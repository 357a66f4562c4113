import type { Context } from 'aws-lambda';

/** How long a function may run unless its route says otherwise. */
export const defaultTimeoutInSeconds = 10;

export interface ContextOptions {
  readonly functionName: string;
  readonly requestId: string;
  readonly timeoutInSeconds: number;
}

// Part of the type for runtimes before Node 4.3; the Node 24 runtime has not got them any more.
const removed = (): never => {
  throw new Error('Lambda no longer offers done, fail and succeed: return a promise.');
};

/** The context that the Lambda runtime hands to a handler; its clock starts now. */
export const buildContext = ({ functionName, requestId, timeoutInSeconds }: ContextOptions): Context => {
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
