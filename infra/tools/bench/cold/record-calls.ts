import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { Call } from './bare-handler.ts';

// The partitions whose calls are not recorded, because a bare handler checks no token and seals no cursor.
const ownMatters = [keyOf.token('').pk, keyOf.cursorSecret.pk];

const isOwnMatter = ({ input }: Call): boolean => {
  const key = 'Key' in input && typeof input.Key === 'object' && input.Key !== null ? input.Key : {};
  return 'pk' in key && ownMatters.includes(String(key.pk));
};

/** Records the calls of DynamoDB that work makes for its caller, in their order. */
export const recordCalls = async (client: DynamoDBDocumentClient, work: () => Promise<unknown>): Promise<Call[]> => {
  const calls: Call[] = [];
  const { send } = client;
  const noting = (command: { readonly input: object }, ...rest: readonly unknown[]): unknown => {
    calls.push({ name: command.constructor.name as Call['name'], input: structuredClone(command.input) });
    return Reflect.apply(send, client, [command, ...rest]);
  };
  client.send = noting as typeof send;
  try {
    await work();
  } finally {
    client.send = send;
  }
  return calls.filter((call) => !isOwnMatter(call));
};
