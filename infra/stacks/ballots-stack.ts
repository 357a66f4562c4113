import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { keyAttributes } from '../../lib/store/table.ts';
import { acknowledge } from '../constructs/acknowledge.ts';

export interface BallotsStackProps extends StackProps {
  readonly stage: string;
}

/**
 * The table of ballots, in a stack that hardly ever changes. Its own name, its retention and its protection keep it
 * from being replaced or deleted by accident; stream, recovery, indexes and expiry are left out because they would keep
 * more than the ballots (docs/operating.md).
 */
export class BallotsStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, ...props }: BallotsStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = new TableV2(this, 'Ballots', {
      tableName: `facet-${stage}-ballots`,
      partitionKey: { name: keyAttributes.partition, type: AttributeType.STRING },
      sortKey: { name: keyAttributes.sort, type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: false },
      // The protection is also on in a sandbox, so that no single command deletes the answers of students.
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(
      this.table,
      'AwsSolutions-DDB3',
      'Recovery would keep every ballot, with the second in which it came, for 35 days: compared with that of the main table, it shows whose it is.',
    );
    this.exportValue(this.table.tableName);
    this.exportValue(this.table.tableArn);
  }
}
