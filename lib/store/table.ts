import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** Names of the key attributes of the one table. */
export const keyAttributes = { partition: 'pk', sort: 'sk' } as const;

/** Parameters that create the table on a local engine; `infra/stacks/data-stack.ts` builds the same from the same names. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: keyAttributes.partition, AttributeType: 'S' },
    { AttributeName: keyAttributes.sort, AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: keyAttributes.partition, KeyType: 'HASH' },
    { AttributeName: keyAttributes.sort, KeyType: 'RANGE' },
  ],
});
