import type { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnApi,
  type CfnStage,
  DomainName,
  HttpApi,
  HttpStage,
  type IAccessLogSettings,
  type IHttpApi,
  LogGroupLogDestination,
  type ThrottleSettings,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { routeMethodOf } from '../service/route-method.ts';
import { isWithoutToken } from '../service/without-token.ts';
import { apiDefinition, type DefinedApi, type Domain } from './api-definition.ts';

// The log has the route and not the path, because an id or a query value can be a person's. It has no headers, so no
// token, and no client address, which would stand next to the second in which a student answered. The functions' log
// shows where a stolen token was used, and leaves out students.
const fields = {
  time: AccessLogField.contextRequestTime(),
  requestId: AccessLogField.contextRequestId(),
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
  readonly settings: DefinedApi['settings'] & {
    readonly throttle: ThrottleSettings;
    /** The throttle of each route without a token, including the route of unknown paths. */
    readonly throttleWithoutToken: ThrottleSettings;
  };
  readonly routes: DefinedApi['routes'];
  /** The name of the function that answers requests without a route. */
  readonly fallback: string;
  readonly logRemovalPolicy: RemovalPolicy;
}

/** The throttles of single routes, by the keys that API Gateway gives the routes. */
const routeSettings = (
  routes: DefinedApi['routes'],
  { rateLimit: ThrottlingRateLimit, burstLimit: ThrottlingBurstLimit }: ThrottleSettings,
): Record<string, object> => {
  const keys = routes.filter(isWithoutToken).map((route) => `${routeMethodOf(route)} ${route.path}`);
  return Object.fromEntries([...keys, '$default'].map((key) => [key, { ThrottlingRateLimit, ThrottlingBurstLimit }]));
};

/** The HTTP API with its one stage, its throttle, its access log and, where one is configured, its domain. */
export class ServiceApi extends Construct {
  readonly http: IHttpApi;
  /** The address that clients call. */
  readonly baseUrl: string;
  /** The target of the domain's DNS record; undefined without an own domain. */
  readonly domainTarget: string | undefined;

  constructor(scope: Construct, id: string, { settings, logRemovalPolicy, ...defined }: ServiceApiProps) {
    super(scope, id);
    const { domain } = settings;
    const imported = new CfnApi(this, 'Http', { body: apiDefinition({ ...defined, settings }) });
    this.http = HttpApi.fromHttpApiAttributes(this, 'Imported', {
      httpApiId: imported.ref,
      apiEndpoint: imported.attrApiEndpoint,
    });
    const domainName = domain && this.domainName(domain);
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: settings.throttle,
      accessLogSettings: accessLog(this, logRemovalPolicy),
      ...(domainName && { domainMapping: { domainName } }),
    });
    const { routes } = defined;
    // The CDK's stage accepts throttles of routes only from its own route constructs.
    (stage.node.defaultChild as CfnStage).routeSettings = routeSettings(routes, settings.throttleWithoutToken);
    this.baseUrl = domain === undefined ? this.http.apiEndpoint : `https://${domain.name}`;
    this.domainTarget = domainName?.regionalDomainName;
  }

  private domainName({ name, certificateArn }: Domain): DomainName {
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return new DomainName(this, 'Domain', { domainName: name, certificate });
  }
}
