import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { linkKeyPrefixes } from '../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { mostReceives } from '../../lib/domain/evaluations/invitations/work-queue.ts';
import type { Surroundings } from './operation-function.ts';

/** Seconds that the function which carries out batches of invitations may run: the most that Lambda allows. */
export const inviteSeconds = 900;

/** The queue of batches of invitations, and the permissions on the keys of links in the archives' bucket. */
export class InvitationWork extends Construct {
  readonly queue: Queue;
  readonly #bucket: Bucket;

  constructor(scope: Construct, id: string, { bucket, failed }: { readonly bucket: Bucket; readonly failed: Queue }) {
    super(scope, id);
    this.#bucket = bucket;
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      // The time is longer than the function runs, so that a message comes again only after its function has died.
      visibilityTimeout: Duration.seconds(inviteSeconds + 60),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: failed, maxReceiveCount: mostReceives },
    });
  }

  // Returns the findings of cdk-nag, which name the bucket as the importing stack does.
  private findingsOf(prefix: string): Readonly<Record<string, string>> {
    const { stack } = this.#bucket;
    const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(this.#bucket.bucketArn));
    return { [`AwsSolutions-IAM5[Resource::${arn}/${prefix}*]`]: 'Keys are named by batches that are yet to be.' };
  }

  private withKeys(actions: readonly string[], prefix: string = linkKeyPrefixes.batch): PolicyStatement {
    return new PolicyStatement({ actions: [...actions], resources: [this.#bucket.arnForObjects(`${prefix}*`)] });
  }

  // Without this permission, S3 answers 403 for a missing key, as for a forbidden one.
  private get listing(): PolicyStatement {
    return new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#bucket.bucketArn] });
  }

  /** Returns the permissions to begin batches. */
  forBeginning(): Surroundings {
    return {
      environment: { INVITATION_BUCKET: this.#bucket.bucketName, INVITATION_QUEUE_URL: this.queue.queueUrl },
      statements: [
        this.withKeys(['s3:PutObject']),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn] }),
      ],
      findings: this.findingsOf(linkKeyPrefixes.batch),
    };
  }

  /** Returns the permissions to hand out links. */
  forFetching(): Surroundings {
    return {
      environment: { INVITATION_BUCKET: this.#bucket.bucketName },
      statements: [this.withKeys(['s3:GetObject', 's3:DeleteObject']), this.listing],
      findings: this.findingsOf(linkKeyPrefixes.batch),
    };
  }

  /**
   * Returns the permissions to send mails with links. One function alone makes, uses and deletes the keys of periods.
   */
  forSending(): Surroundings {
    const prefix = linkKeyPrefixes.period;
    return {
      environment: { INVITATION_BUCKET: this.#bucket.bucketName },
      statements: [this.withKeys(['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], prefix), this.listing],
      findings: this.findingsOf(prefix),
    };
  }

  /** Returns the permissions to carry out batches. */
  forCarryingOut(): Surroundings {
    const { environment, statements, findings } = this.forFetching();
    const receive = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    return {
      environment,
      statements: [...statements, new PolicyStatement({ actions: receive, resources: [this.queue.queueArn] })],
      findings,
    };
  }
}
