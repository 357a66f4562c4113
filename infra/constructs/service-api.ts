import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  DomainName,
  HttpApi,
  type HttpRouteIntegration,
  HttpStage,
  type IAccessLogSettings,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { cors } from '../cors.ts';
import type { Settings } from '../stacks/settings.ts';

// The route and not the path: an id in a path or a value in a query can be a person's. No header at all, so no token. The
// caller's address stays: without it nobody can tell from where a stolen token was used.
const fields = {
  time: AccessLogField.contextRequestTime(),
  requestId: AccessLogField.contextRequestId(),
  ip: AccessLogField.contextIdentitySourceIp(),
  route: '$context.routeKey',
  status: AccessLogField.contextStatus(),
  latencyMs: AccessLogField.contextResponseLatency(),
  integrationLatencyMs: AccessLogField.contextIntegrationLatency(),
  integrationError: '$context.integrationErrorMessage',
  bytes: AccessLogField.contextResponseLength(),
} as const;

/** One JSON line per request, kept for 90 days: a stolen token may be noticed late. */
const accessLog = (scope: Construct, removalPolicy: RemovalPolicy): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(
    new LogGroup(scope, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy }),
  ),
  format: AccessLogFormat.custom(JSON.stringify(fields)),
});

export interface ServiceApiProps {
  readonly stage: string;
  readonly settings: Settings;
  /** Answers what no route takes. */
  readonly fallback: HttpRouteIntegration;
  readonly logRemovalPolicy: RemovalPolicy;
}

const corsOf = ({ corsOrigins }: Settings) =>
  corsOrigins.length === 0
    ? {}
    : {
        corsPreflight: {
          allowOrigins: [...corsOrigins],
          allowMethods: cors.methods.map((method) => CorsHttpMethod[method]),
          allowHeaders: [...cors.headers],
          exposeHeaders: [...cors.exposedHeaders],
          maxAge: Duration.seconds(cors.maxAgeInSeconds),
        },
      };

/** The HTTP API with its one stage, its throttle, its access log and, where one is configured, its domain. */
export class ServiceApi extends Construct {
  readonly http: HttpApi;
  /** Address that clients call. */
  readonly baseUrl: string;
  /** What the domain's DNS record has to point at; undefined without a domain of its own. */
  readonly domainTarget: string | undefined;

  constructor(scope: Construct, id: string, { stage, settings, fallback, logRemovalPolicy }: ServiceApiProps) {
    super(scope, id);
    const { domain } = settings;
    this.http = new HttpApi(this, 'Http', {
      apiName: `facet-${stage}`,
      createDefaultStage: false,
      // A service with a custom domain has no other address.
      disableExecuteApiEndpoint: domain !== undefined,
      defaultIntegration: fallback,
      ...corsOf(settings),
    });
    const domainName = domain && this.domainName(domain);
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: settings.throttle,
      accessLogSettings: accessLog(this, logRemovalPolicy),
      ...(domainName && { domainMapping: { domainName } }),
    });
    this.baseUrl = domain === undefined ? this.http.apiEndpoint : `https://${domain.name}`;
    this.domainTarget = domainName?.regionalDomainName;
  }

  private domainName({ name, certificateArn }: NonNullable<Settings['domain']>): DomainName {
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return new DomainName(this, 'Domain', { domainName: name, certificate });
  }
}
