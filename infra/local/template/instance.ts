import { parentPort, workerData } from 'node:worker_threads';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Handler } from '../gateway/route.ts';
import { buildContext } from '../gateway/run-function.ts';

export interface Invocation {
  readonly id: number;
  readonly event: APIGatewayProxyEventV2;
  readonly functionName: string;
  readonly timeoutInSeconds: number;
  /** Environment variables that have changed since the instance started. */
  readonly environment?: Readonly<Record<string, string>>;
}

export type Outcome =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Pick<Error, 'name' | 'message' | 'stack'> };

const { file } = workerData as { file: string };
const loaded = import(file) as Promise<{ handler: Handler }>;

const invoke = async ({ id, event, functionName, timeoutInSeconds }: Invocation): Promise<Outcome> => {
  const { handler } = await loaded;
  const { requestId } = event.requestContext;
  return { id, result: await handler(event, buildContext(functionName, requestId, timeoutInSeconds)) };
};

parentPort?.on('message', async (invocation: Invocation) => {
  Object.assign(process.env, invocation.environment);
  const outcome = await invoke(invocation).catch((thrown: unknown): Outcome => {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { id: invocation.id, error: { name, message, ...(stack === undefined ? {} : { stack }) } };
  });
  parentPort?.postMessage(outcome);
});
