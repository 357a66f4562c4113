import type { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

// The route and not the path: an id in a path or a value in a query can be a person's. No header at all, so no token. The
// caller's address stays: it shows from where a stolen token was used.
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
export const accessLog = (scope: Construct, removalPolicy: RemovalPolicy): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(
    new LogGroup(scope, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy }),
  ),
  format: AccessLogFormat.custom(JSON.stringify(fields)),
});
