import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Store } from '../../../lib/store/store.ts';

/** An item as it lies in the table. */
export type Item = Record<string, unknown>;

/** Every item of the table. */
export const scanTable = async ({ client, tableName }: Pick<Store, 'client' | 'tableName'>): Promise<Item[]> => {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const from = start === undefined ? {} : { ExclusiveStartKey: start };
    const { Items = [], LastEvaluatedKey } = await client.send(new ScanCommand({ TableName: tableName, ...from }));
    items.push(...Items);
    start = LastEvaluatedKey;
  } while (start !== undefined);
  return items;
};
