import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Surroundings } from './operation-function.ts';

/** The most seconds that the function for mail events may run. */
export const eventSeconds = 60;

const mostReceives = 5;

/**
 * Reads the events of mails from SES: its configuration set reports bounces and complaints, and nothing else, by a
 * topic to a queue.
 */
export class MailEvents extends Construct {
  readonly #queue: Queue;

  constructor(
    scope: Construct,
    id: string,
    { configurationSet, failed }: { readonly configurationSet: ConfigurationSet; readonly failed: Queue },
  ) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    this.#queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * eventSeconds),
      retentionPeriod: Duration.days(14),
      deadLetterQueue: { queue: failed, maxReceiveCount: mostReceives },
    });
    topic.addSubscription(new SqsSubscription(this.#queue, { rawMessageDelivery: true }));
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  /** Returns the permissions to receive the events. */
  forTaking(): Surroundings {
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    return {
      environment: {},
      statements: [new PolicyStatement({ actions, resources: [this.#queue.queueArn] })],
      findings: {},
    };
  }

  /** Makes a function receive the events. */
  leadTo(live: IFunction): void {
    new EventSourceMapping(this, 'Mapping', {
      target: live,
      eventSourceArn: this.#queue.queueArn,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(20),
      // The concurrency is the lowest possible, because nobody waits.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    });
  }
}
