import path from 'node:path';
import { Aws, type CfnElement, CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { distributionHeader } from '../../lib/http/pipeline/distribution.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import type { Surroundings } from '../constructs/operation-function.ts';
import {
  appConfigName,
  cacheControl,
  contentSecurityPolicyOf,
  securityHeaders,
  webAppPath,
} from '../web/security-headers.ts';
import { appConfigOf } from '../web/sign-in.ts';
import type { Settings } from './settings.ts';
import { removalPolicyOf } from './stage.ts';

export interface AppStackProps extends StackProps {
  readonly stage: string;
  /** The folder of the built web application. */
  readonly webApp: string;
  /** The address of the API. */
  readonly apiAddress: string;
  /** The origin of the bucket to which archives of imports are uploaded. */
  readonly uploadOrigin: string;
  readonly settings: Pick<Settings, 'appDomain' | 'signIn' | 'mail'>;
}

// A path without an extension is a page, and the application itself routes it. Its origin has nothing else: the API's
// reference has a weaker policy, and is only at the address of the API.
const toPage = `function handler(event) {
  var request = event.request;
  if (!/^\\${webAppPath}(\\/|$)/.test(request.uri))
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '${webAppPath}' } } };
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '${webAppPath}/index.html';
  return request;
}`;

const strictTransportSecurity = {
  accessControlMaxAge: Duration.days(365),
  includeSubdomains: false,
  override: true,
};

/** The web application, and the API's operations at the same address: files in a bucket, behind a distribution. */
export class AppStack extends Stack {
  /** Address of the application, without its path. */
  readonly address: string;
  readonly #key: string;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    const { stage, webApp, apiAddress, uploadOrigin, settings, ...stackProps } = props;
    super(scope, id, stackProps);
    // The secret is a part of the stack's id. By it a function recognises requests that come through the distribution.
    const key = Fn.select(2, Fn.split('/', this.stackId));
    this.#key = this.exportValue(key, { name: `${this.stackName}-key` });
    const bucket = this.bucket(stage);
    const distribution = this.distribution({ bucket, apiAddress, key, uploadOrigin, settings });
    this.upload(bucket, distribution, { webApp, settings });
    // The address is exported even with an own domain, so that adding or removing a domain changes no export that
    // others import.
    this.exportValue(distribution.distributionDomainName);
    const { appDomain } = settings;
    this.address = `https://${appDomain?.name ?? distribution.distributionDomainName}`;
    new CfnOutput(this, 'AppUrl', { value: `${this.address}${webAppPath}` });
    if (appDomain !== undefined) new CfnOutput(this, 'AppDomainTarget', { value: distribution.distributionDomainName });
  }

  /** Adds the application's address to the environment of a function that makes links. */
  withAddress({ environment, ...others }: Surroundings): Surroundings {
    return { ...others, environment: { ...environment, PUBLIC_BASE_URL: this.address } };
  }

  /** Returns the key with which a function trusts the client address that the distribution sends. */
  forAddresses(): Surroundings {
    return { environment: { DISTRIBUTION_KEY: this.#key }, statements: [], findings: {} };
  }

  /**
   * Returns the key for a function whose requests must come through the distribution: all of them, or those without a
   * token.
   */
  demanding(demand: 'all' | 'without token'): Surroundings {
    return { environment: { DISTRIBUTION_KEY: this.#key, DISTRIBUTION_DEMAND: demand }, statements: [], findings: {} };
  }

  // CloudFront is global. The CDK's own name for a stage would be the same in each region, so this name contains the
  // region.
  private nameInAccount(part: string): string {
    return `${this.stackName}-${part}-${Aws.REGION}`;
  }

  private bucket(stage: string): IBucket {
    const removalPolicy = removalPolicyOf(stage);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // Nothing is lost with the bucket, because a deployment fills it.
      removalPolicy,
      autoDeleteObjects: removalPolicy === RemovalPolicy.DESTROY,
    });
    acknowledge(bucket, 'AwsSolutions-S1', 'Files that anybody may read; who reads them is nobody’s affair.');
    // The CDK's own types do not allow an undefined member.
    return bucket as IBucket;
  }

  private distribution({
    bucket,
    apiAddress,
    key,
    uploadOrigin,
    settings,
  }: Pick<AppStackProps, 'apiAddress' | 'uploadOrigin' | 'settings'> & {
    readonly bucket: IBucket;
    readonly key: string;
  }): Distribution {
    const { appDomain } = settings;
    const app = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: this.nameInAccount('Access'),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.appHeaders(settings, uploadOrigin),
      compress: true,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new CloudFrontFunction(this, 'ToPage', {
            code: FunctionCode.fromInline(toPage),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
    const api = this.api(apiAddress, key);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `The web application and the API of Facet, ${this.stackName}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(appDomain && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [appDomain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', appDomain.certificateArn),
      }),
      defaultBehavior: app,
      // Learning platforms open pages of the API at the address of the application.
      additionalBehaviors: { '/api/*': api, '/lti/*': api },
    });
    for (const [finding, reason] of Object.entries({
      'AwsSolutions-CFR1': 'Students answer from wherever they are.',
      'AwsSolutions-CFR2': 'API Gateway throttles, and wrong codes are counted; a firewall is the operator’s to add.',
      'AwsSolutions-CFR3': 'A line for each request would show when a student answered, and from where.',
      'AwsSolutions-CFR4': 'The certificate of cloudfront.net sets the protocol; an own domain has TLS 1.2.',
    }))
      acknowledge(distribution, finding, reason);
    return distribution;
  }

  private api(apiAddress: string, key: string): BehaviorOptions {
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', apiAddress)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { [distributionHeader]: key },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway accepts only the host name of its own address.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'ApiHeaders', {
        responseHeadersPolicyName: this.nameInAccount('ApiHeaders'),
        securityHeadersBehavior: { strictTransportSecurity },
      }),
    };
  }

  private appHeaders({ signIn }: AppStackProps['settings'], uploadOrigin: string): ResponseHeadersPolicy {
    const contentSecurityPolicy = contentSecurityPolicyOf(signIn?.app, uploadOrigin);
    const own = ['cross-origin-opener-policy', 'permissions-policy', 'x-robots-tag'] as const;
    return new ResponseHeadersPolicy(this, 'AppHeaders', {
      responseHeadersPolicyName: this.nameInAccount('AppHeaders'),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity,
      },
      customHeadersBehavior: {
        customHeaders: own.map((header) => ({ header, value: securityHeaders[header], override: true })),
      },
    });
  }

  private upload(
    bucket: IBucket,
    distribution: Distribution,
    { webApp, settings: { signIn, mail } }: Pick<AppStackProps, 'webApp' | 'settings'>,
  ): void {
    const prefix = webAppPath.slice(1);
    // The previous deployment's parts stay, because a browser may still have its page open.
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: bucket,
      destinationKeyPrefix: `${prefix}/assets`,
      sources: [Source.asset(path.join(webApp, 'assets'))],
      cacheControl: [CacheControl.fromString(cacheControl.asset)],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      destinationKeyPrefix: prefix,
      sources: [
        Source.asset(webApp, { exclude: ['assets', 'assets/**'] }),
        Source.jsonData(appConfigName, appConfigOf(signIn?.app, mail !== undefined)),
      ],
      cacheControl: [CacheControl.fromString(cacheControl.page)],
      prune: false,
      distribution,
      distributionPaths: [`${webAppPath}*`],
    });
    // The parts are uploaded before the pages that load them.
    pages.node.addDependency(assets);
    this.acknowledgeUpload(bucket);
  }

  /** The CDK's own function does the upload, with permissions that the CDK sets. */
  private acknowledgeUpload(bucket: IBucket): void {
    const uploader = this.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (uploader === undefined) throw new Error('the CDK has no function that uploads files');
    const logicalId = this.getLogicalId(bucket.node.defaultChild as CfnElement);
    const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*';
    const wild = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];
    const findings = [
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...wild.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
      ...[assets, `<${logicalId}.Arn>/*`, '*'].map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
      'AwsSolutions-L1',
    ];
    for (const each of findings) acknowledge(uploader, each, 'The CDK’s own, which runs during a deployment alone.');
  }
}
