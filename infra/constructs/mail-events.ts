import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Surroundings } from './operation-function.ts';

/** Seconds that the function which takes events may run. */
export const eventSeconds = 60;

const mostReceives = 5;

/** What SES reports of mails, from its configuration set by a topic to a queue: bounces and complaints, nothing else. */
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

  /** The permissions to take the events. */
  forTaking(): Surroundings {
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    return {
      environment: {},
      statements: [new PolicyStatement({ actions, resources: [this.#queue.queueArn] })],
      findings: {},
    };
  }

  /** Has a function take the events. */
  leadTo(live: IFunction): void {
    new EventSourceMapping(this, 'Mapping', {
      target: live,
      eventSourceArn: this.#queue.queueArn,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(20),
      // As few at once as there may be: nobody waits.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    });
  }
}
