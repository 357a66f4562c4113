import { Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { indexes, keyAttributes } from '../../lib/store/table.ts';
import { isDisposable, removalPolicyOf } from './stage.ts';

/** What the data of a stage needs to know. */
export interface DataStackProps extends StackProps {
  readonly stage: string;
}

/** The stateful part: the one table, apart from the API so that no change to the API can touch it. */
export class DataStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: keyAttributes.partition, type: AttributeType.STRING },
      sortKey: { name: keyAttributes.sort, type: AttributeType.STRING },
      globalSecondaryIndexes: indexes.map(({ name, partition, sort }) => ({
        indexName: name,
        partitionKey: { name: partition, type: AttributeType.STRING },
        sortKey: { name: sort, type: AttributeType.STRING },
      })),
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !isDisposable(stage),
      removalPolicy: removalPolicyOf(stage),
    });
  }
}
