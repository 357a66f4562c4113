import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { consumedSortKey } from '../../lib/domain/changes/stream-event.ts';
import { reconcileChanges, recordChanges } from '../service/deployed-functions.ts';
import { streamConsumption } from '../service/stream-consumption.ts';
import { acknowledge } from './acknowledge.ts';
import type { FunctionFamily } from './function-family.ts';
import { OperationFunction, type StageFunctions } from './operation-function.ts';

export interface ChangeFeedProps {
  readonly functions: StageFunctions & { readonly family: FunctionFamily };
  /** The stream of the table that the functions work on. */
  readonly streamArn: string;
  /** The queue of events that could not be recorded, and of comparisons that failed. */
  readonly failed: Queue;
}

/** The queue of events that could not be recorded, each named by shard and sequence number. */
export const failedChangesQueue = (scope: Construct): Queue => {
  const queue = new Queue(scope, 'FailedChanges', { enforceSSL: true, retentionPeriod: Duration.days(14) });
  acknowledge(queue, 'AwsSolutions-SQS3', 'It is itself where events go that failed; an alarm watches it.');
  return queue;
};

/** The permission to put failed events into a queue. */
export const setAsideStatement = (failed: Queue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] });

/** The permissions to consume the stream and to put failed events into a queue. */
export const streamStatements = (streamArn: string, failed: Queue): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    resources: [streamArn],
  }),
  setAsideStatement(failed),
];

/** Writes the change feed: a function for each shard of the table's stream, in order, and a daily comparison. */
export class ChangeFeed extends Construct {
  constructor(scope: Construct, id: string, { functions, streamArn, failed }: ChangeFeedProps) {
    super(scope, id);
    const { live } = new OperationFunction(scope, recordChanges, {
      ...functions,
      description: 'Write the events of the table’s stream into the change feed',
      timeoutSeconds: 60,
    });
    new EventSourceMapping(this, 'Stream', {
      target: live,
      eventSourceArn: streamArn,
      // The feed also includes the writes before its first deployment that the stream still has.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: streamConsumption.batchSize,
      // One call at a time for each shard: the changes of one record stay in order.
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      retryAttempts: streamConsumption.attempts,
      onFailure: new SqsDlq(failed),
      filters: [
        FilterCriteria.filter({
          dynamodb: { Keys: { [streamConsumption.filteredKey]: { S: FilterRule.isEqual(consumedSortKey) } } },
        }),
      ],
    });
    this.compareDaily(scope, { functions, failed });
  }

  private compareDaily(scope: Construct, { functions, failed }: Pick<ChangeFeedProps, 'functions' | 'failed'>): void {
    const { live } = new OperationFunction(scope, reconcileChanges, {
      ...functions,
      description: 'Add to the change feed what is missing in it',
      timeoutSeconds: 900,
    });
    // A failed call goes to the queue after Lambda's second repetition. A metric of a function that runs once a day
    // would be gone before an alarm looks twice.
    live.configureAsyncInvoke({ onFailure: new SqsDestination(failed) });
    new Rule(this, 'Daily', {
      description: 'Compare the records that changed with the change feed',
      schedule: Schedule.cron({ hour: '4', minute: '17' }),
      targets: [new LambdaTarget(live, { retryAttempts: 2 })],
    });
  }
}
