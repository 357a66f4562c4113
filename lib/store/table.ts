import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** Names of the key attributes of the one table. */
export const keys = { partition: 'pk', sort: 'sk' } as const;

/** Parameters that create the table on a local engine; `infra/stacks/data-stack.ts` builds the same from the same names. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: keys.partition, AttributeType: 'S' },
    { AttributeName: keys.sort, AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: keys.partition, KeyType: 'HASH' },
    { AttributeName: keys.sort, KeyType: 'RANGE' },
  ],
});
