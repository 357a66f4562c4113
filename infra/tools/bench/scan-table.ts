import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Store } from '../../../lib/store/store.ts';

/** An item as it lies in the table. */
export type Item = Record<string, unknown>;

export const scanTable = async ({ client, tableName }: Pick<Store, 'client' | 'tableName'>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName })) items.push(...Items);
  return items;
};
