import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { filterAttributes, filterIndex, filterSlots } from './filter-index.ts';
import { listAttribute, listOrders, orderAttributes } from './list-index.ts';

export const keyAttributes = { partition: 'pk', sort: 'sk' } as const;

const keySchema: NonNullable<CreateTableCommandInput['KeySchema']> = [
  { AttributeName: keyAttributes.partition, KeyType: 'HASH' },
  { AttributeName: keyAttributes.sort, KeyType: 'RANGE' },
];

/** The attributes of a record, or of a back-reference, that serve the indexes alone. */
export const indexAttributes: readonly string[] = [...orderAttributes, ...filterAttributes];

/** Attribute with the second since 1970 after which DynamoDB deletes an item by itself; only items that may go have it. */
export const timeToLive = 'delete_after';

/** Parameters that create the table of ballots on a local engine; `infra/stacks/ballots-stack.ts` builds the same: nothing but a key. */
export const ballotsTableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: keySchema.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: keySchema,
});

/** The indexes of the table: their names and key attributes; each carries whole records. */
export const indexes = [
  ...Object.values(listOrders).map(({ index, attribute }) => ({
    name: index,
    partition: listAttribute,
    sort: attribute,
  })),
  ...filterSlots.map(filterIndex).map(({ index, attribute }) => ({
    name: index,
    partition: attribute,
    sort: listOrders.created_at.attribute,
  })),
];

/** Parameters that create the table on a local engine; `infra/stacks/data-stack.ts` builds the same from the same names. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [keyAttributes.partition, keyAttributes.sort, ...indexAttributes].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: indexes.map(({ name, partition, sort }) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'ALL' },
  })),
});
