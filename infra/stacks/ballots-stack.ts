import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { keyAttributes } from '../../lib/store/table.ts';
import { acknowledge } from '../constructs/acknowledge.ts';

export interface BallotsStackProps extends StackProps {
  readonly stage: string;
}

/**
 * The table of ballots and nothing else, in a stack that is hardly ever touched: it has a name of its own, so that it is
 * never replaced by another, is kept when its stack goes, and its stack does not go by accident. Everything that would keep
 * more than the ballots themselves (stream, recovery, indexes, expiry) is left out; docs/operating.md says why.
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
      // Also in a sandbox: what students have answered is not thrown away by one command.
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
