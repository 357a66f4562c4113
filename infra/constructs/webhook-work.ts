import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Surroundings } from './operation-function.ts';

/** The most seconds of a function that attempts one delivery: 15 for the endpoint, the rest for the table. */
export const attemptSeconds = 25;

// A message comes again after its function has died and the claim of that function has ended.
const visibilitySeconds = 2 * attemptSeconds + 10;

// Without this limit, a delivery whose function dies at each attempt would never be recorded as failed.
const mostReceives = 5;

/** The queue of deliveries that wait for an attempt. One call of a function attempts one delivery. */
export class WebhookWork extends Construct {
  readonly queue: Queue;
  /** The queue of messages at whose attempts the function has died several times. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(visibilitySeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: mostReceives },
    });
  }

  private withQueue(actions: readonly string[]): PolicyStatement {
    return new PolicyStatement({ actions: [...actions], resources: [this.queue.queueArn] });
  }

  /** Returns the permissions to queue deliveries. */
  forQueueing(others: readonly PolicyStatement[] = []): Surroundings {
    return {
      environment: { WEBHOOK_QUEUE_URL: this.queue.queueUrl },
      statements: [this.withQueue(['sqs:SendMessage']), ...others],
      findings: {},
    };
  }

  /** Returns the permissions to attempt deliveries, and to queue them again. */
  forAttempting(): Surroundings {
    return this.forQueueing([this.withQueue(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'])]);
  }
}
