import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { reportPrefix } from '../../lib/domain/evaluations/results/report-jobs/files/report-files.ts';
import type { Surroundings } from './operation-function.ts';

/** Seconds that the function which makes reports may run: the most that Lambda allows. */
export const reportSeconds = 900;

/** The permissions on archives of reports and on their data, which are in the bucket of the archives of imports. */
export class ReportWork {
  readonly #bucket: Bucket;

  constructor({ bucket }: { readonly bucket: Bucket }) {
    this.#bucket = bucket;
  }

  // The findings name the bucket as the importing stack does.
  private with(actions: readonly string[]): Surroundings {
    const { stack } = this.#bucket;
    const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(this.#bucket.bucketArn));
    return {
      environment: { REPORT_BUCKET: this.#bucket.bucketName },
      statements: [
        new PolicyStatement({ actions: [...actions], resources: [this.#bucket.arnForObjects(`${reportPrefix}*`)] }),
      ],
      findings: {
        [`AwsSolutions-IAM5[Resource::${arn}/${reportPrefix}*]`]: 'Archives are named by reports that are yet to be.',
      },
    };
  }

  /** Returns the permission to sign download addresses. A presigned URL has the permissions of its maker. */
  forDownloads(): Surroundings {
    return this.with(['s3:GetObject']);
  }

  /** Returns the permissions to make reports. */
  forMaking(): Surroundings {
    const own = this.with(['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload']);
    // Without this permission, S3 answers 403 for a missing object, as for a forbidden one.
    const listing = new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#bucket.bucketArn] });
    return { ...own, statements: [...own.statements, listing] };
  }
}
