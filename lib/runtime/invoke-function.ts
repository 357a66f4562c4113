import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

const client = new LambdaClient({});

/** Calls a function and waits for its answer. Throws where it fails, and the errors of the SDK where it can't be called. */
export const invokeFunction = async (FunctionName: string, payload: object): Promise<unknown> => {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(payload) }),
  );
  if (FunctionError !== undefined) throw new Error(`the function ${FunctionName} has failed`);
  return JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
};
