import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { startDeadline } from './deadline.ts';
import { buildContext, defaultTimeoutInSeconds } from './lambda-context.ts';
import type { LambdaFunction } from './route.ts';

/** The function was still running when its own time was over. */
export class FunctionTimeout extends Error {
  constructor(seconds: number) {
    super(`Task timed out after ${seconds.toFixed(2)} seconds`);
    this.name = 'FunctionTimeout';
  }
}

/** Runs a function with an event as the Lambda runtime would; rejects with its error or with `FunctionTimeout`. */
export const runFunction = async (called: LambdaFunction, event: APIGatewayProxyEventV2): Promise<unknown> => {
  const handler = await called.load();
  const timeoutInSeconds = called.timeoutInSeconds ?? defaultTimeoutInSeconds;
  const { requestId } = event.requestContext;
  const deadline = startDeadline(timeoutInSeconds);
  const timeout = deadline.passed.then(() => {
    throw new FunctionTimeout(timeoutInSeconds);
  });
  try {
    const context = buildContext({ functionName: called.name, requestId, timeoutInSeconds });
    return await Promise.race([handler(event, context), timeout]);
  } finally {
    deadline.cancel();
  }
};
