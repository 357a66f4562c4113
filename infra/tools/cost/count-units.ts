import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Units } from './prices.ts';

const isRead = (commandName: string): boolean => /^(?:Get|BatchGet|Query)/.test(commandName);

/** The capacity units that work consumes, read and written apart. */
export const countUnits = async (client: DynamoDBDocumentClient, work: () => Promise<unknown>): Promise<Units> => {
  const units = { read: 0, write: 0 };
  const name = 'count-units';
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] };
      const kind = isRead(String(context.commandName)) ? 'read' : 'write';
      for (const each of [ConsumedCapacity].flat()) units[kind] += each.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize', name },
  );
  try {
    await work();
    return units;
  } finally {
    client.middlewareStack.remove(name);
  }
};
