import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { linkKeyPrefixes } from '../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { reportPrefix } from '../../lib/domain/evaluations/results/report-jobs/files/report-files.ts';
import { mostReceives } from '../../lib/import/remote/queue.ts';
import { uploadCors } from '../service/cors.ts';
import { acknowledge } from './acknowledge.ts';
import type { Surroundings } from './operation-function.ts';

/** Seconds that the function which carries out imports may run: the most that Lambda allows. */
export const carryOutSeconds = 900;

const prefix = 'imports/';

export interface ImportArchivesProps {
  readonly removalPolicy: RemovalPolicy;
  /** Origins whose pages may upload an archive. */
  readonly corsOrigins: readonly string[];
}

const corsOf = (origins: readonly string[]) =>
  origins.length === 0
    ? {}
    : {
        cors: [
          {
            allowedMethods: uploadCors.methods.map((method) => HttpMethods[method]),
            allowedOrigins: [...origins],
            allowedHeaders: [...uploadCors.headers],
            maxAge: uploadCors.maxAgeInSeconds,
          },
        ],
      };

/**
 * The bucket to which archives of imports are uploaded, and the queue that announces them and continues long imports.
 */
export class ImportArchives extends Construct {
  readonly bucket: Bucket;
  readonly queue: Queue;
  /** The queue of messages whose attempts have all failed. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string, { removalPolicy, corsOrigins }: ImportArchivesProps) {
    super(scope, id);
    this.failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      // The time is longer than the function runs, so that a message comes again only after its function has died.
      visibilityTimeout: Duration.seconds(carryOutSeconds + 60),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: mostReceives },
    });
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // A loaded archive is removed at once. This rule removes archives of unfinished imports.
      lifecycleRules: [
        ...[prefix, linkKeyPrefixes.batch].map((each) => ({ prefix: each, expiration: Duration.days(7) })),
        // Reports are removed after 24 hours. S3 counts whole days from the next midnight.
        { prefix: reportPrefix, expiration: Duration.days(2) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy,
      // CloudFormation cannot delete a bucket with objects.
      autoDeleteObjects: removalPolicy === RemovalPolicy.DESTROY,
      ...corsOf(corsOrigins),
    });
    acknowledge(
      this.bucket,
      'AwsSolutions-S1',
      'An archive is there for minutes; who imports stands in the request log.',
    );
    this.notifyQueue();
  }

  /** The origin to which a browser uploads archives, in the form of presigned URLs. */
  get origin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  // The findings of cdk-nag, which name the bucket as the importing stack does.
  private get findings(): Readonly<Record<string, string>> {
    const { stack } = this.bucket;
    const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(this.bucket.bucketArn));
    return { [`AwsSolutions-IAM5[Resource::${arn}/${prefix}*]`]: 'Archives are named by imports that are yet to be.' };
  }

  /** Returns the permissions to sign upload addresses. A presigned URL has the permissions of its maker. */
  forUploads(): Surroundings {
    return {
      environment: { IMPORT_BUCKET: this.bucket.bucketName },
      statements: [
        new PolicyStatement({ actions: ['s3:PutObject'], resources: [this.bucket.arnForObjects(`${prefix}*`)] }),
      ],
      findings: this.findings,
    };
  }

  /** Returns the permissions to carry out imports. */
  forCarryingOut(): Surroundings {
    return {
      environment: { IMPORT_BUCKET: this.bucket.bucketName, IMPORT_QUEUE_URL: this.queue.queueUrl },
      statements: [
        new PolicyStatement({
          actions: ['s3:GetObject', 's3:DeleteObject'],
          resources: [this.bucket.arnForObjects(`${prefix}*`)],
        }),
        // Without this permission, S3 answers 403 for a missing archive, as for a forbidden one. A condition on the
        // prefix would not work, because a GetObject has no prefix.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
        new PolicyStatement({
          actions: ['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          resources: [this.queue.queueArn],
        }),
      ],
      findings: this.findings,
    };
  }

  // `addEventNotification` would deploy another function that may configure every bucket of the account, so the queue
  // is configured here.
  private notifyQueue(): void {
    const configuration = this.bucket.node.defaultChild as CfnBucket;
    configuration.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: this.queue.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: prefix }] } },
        },
      ],
    };
    const { account } = this.bucket.stack;
    const { policyDependable } = this.queue.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [this.queue.queueArn],
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        // The condition names the account. With the bucket's ARN, the queue would wait for the bucket, which waits for
        // the queue.
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
    if (policyDependable !== undefined) configuration.node.addDependency(policyDependable);
  }
}
