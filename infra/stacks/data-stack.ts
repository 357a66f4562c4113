import { Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { indexes, keyAttributes, timeToLive } from '../../lib/store/table.ts';
import { failedChangesQueue } from '../constructs/change-feed.ts';
import { ImportArchives } from '../constructs/import-archives.ts';
import { InvitationWork } from '../constructs/invitation-work.ts';
import { ReportWork } from '../constructs/report-work.ts';
import { WebhookWork } from '../constructs/webhook-work.ts';
import type { StageTable } from '../policies/table-statements.ts';
import { isDisposable, removalPolicyOf } from './stage.ts';

export interface DataStackProps extends StackProps {
  readonly stage: string;
  /** Origins whose pages may upload archives. */
  readonly corsOrigins: readonly string[];
}

/**
 * The stateful part: the main table and the uploaded archives. It is separate from the API, so that no change to the
 * API can touch it.
 */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly archives: ImportArchives;
  /** The queue of stream events that could not be recorded in the change feed. */
  readonly failedChanges: Queue;
  readonly invitations: InvitationWork;
  readonly reports: ReportWork;
  readonly webhooks: WebhookWork;

  constructor(scope: Construct, id: string, { stage, corsOrigins, ...props }: DataStackProps) {
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
      // The key is in the account, so that the audit trail shows its use. Functions need no permission for it.
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: timeToLive,
      // The stream is for consumers of changes. It costs nothing while nobody reads it.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !isDisposable(stage),
      removalPolicy: removalPolicyOf(stage),
    });
    this.archives = new ImportArchives(this, 'Imports', { removalPolicy: removalPolicyOf(stage), corsOrigins });
    this.failedChanges = failedChangesQueue(this);
    this.invitations = new InvitationWork(this, 'Invitations', this.archives);
    this.reports = new ReportWork(this.archives);
    this.webhooks = new WebhookWork(this, 'Webhooks');
    // The name is exported even while a restored table is in use, so that switching there and back changes nothing
    // here.
    this.exportValue(this.table.tableName);
    this.exportValue(this.table.tableArn);
    this.exportValue(this.table.tableStreamArn);
    this.exportValue(this.failedChanges.queueArn);
    // The domain name is exported even if nobody signs in, for the same reason.
    this.exportValue(this.archives.bucket.bucketRegionalDomainName);
  }

  /** Returns a table that was restored from a backup of this one, by its name. */
  restored(tableName: string, tableStreamArn: string | undefined): StageTable {
    return TableV2.fromTableAttributes(this, 'RestoredTable', {
      tableName,
      ...(tableStreamArn !== undefined && { tableStreamArn }),
      globalIndexes: indexes.map(({ name }) => name),
    });
  }
}
