import { describe, expect, it } from 'vitest';
import type { apiDefinition } from '../../../infra/constructs/api-definition.ts';
import { operationNamed, pages } from '../../../lib/operations.ts';
import { propertiesOf, synthesise } from '../support/synthesise.ts';

const routes = [operationNamed('read-phone-number'), operationNamed('redeem-invitation'), pages['read-reference']];
const { resources } = synthesise({ routes });

describe('the API', () => {
  const disabled = ({ servers }: Pick<ReturnType<typeof apiDefinition>, 'servers'>) =>
    servers[0]?.['x-amazon-apigateway-endpoint-configuration'].disableExecuteApiEndpoint;
  const [{ Body }] = propertiesOf(resources, 'AWS::ApiGatewayV2::Api') as [{ Body: ReturnType<typeof apiDefinition> }];
  const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage');

  it('throttles each route without a token for itself, so that callers without one leave room for the others', () => {
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 });
    const own = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };
    expect(stage.RouteSettings).toEqual({
      'POST /api/v1/invitation_redemptions': own,
      'ANY /': own,
      $default: own,
    });
  });

  it('answers no page of another origin', () => {
    expect(Body).not.toHaveProperty('x-amazon-apigateway-cors');
    expect(disabled(Body)).toBe(false);
  });

  it('logs which route was called when, and neither addresses, headers, paths nor queries', () => {
    const format = JSON.parse(stage.AccessLogSettings.Format);
    expect(Object.values(format).sort()).toEqual([
      '$context.integrationErrorMessage',
      '$context.integrationLatency',
      '$context.requestId',
      '$context.requestTime',
      '$context.responseLatency',
      '$context.responseLength',
      '$context.routeKey',
      '$context.status',
    ]);
  });

  it('has the domain, the origins, the throttle and the reserved executions that the context names', () => {
    const context = {
      domainName: 'facet.example.edu',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
      corsOrigins: 'https://a.example.edu, https://b.example.edu',
      throttleRate: '50',
      withoutTokenRate: '5',
      reservedConcurrency: 'list-students=20',
    };
    const configured = synthesise({ context, routes: [operationNamed('list-students')] });
    const [service] = propertiesOf(configured.resources, 'AWS::ApiGatewayV2::Api');
    expect(service.Body['x-amazon-apigateway-cors'].allowOrigins).toEqual([
      'https://a.example.edu',
      'https://b.example.edu',
    ]);
    expect(disabled(service.Body)).toBe(true);
    configured.api.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'facet.example.edu' });
    configured.api.hasOutput('BaseUrl', { Value: 'https://facet.example.edu' });
    const [configuredStage] = propertiesOf(configured.resources, 'AWS::ApiGatewayV2::Stage');
    expect(configuredStage.DefaultRouteSettings.ThrottlingRateLimit).toBe(50);
    expect(configuredStage.RouteSettings.$default.ThrottlingRateLimit).toBe(5);
    const reserved = propertiesOf(configured.resources, 'AWS::Lambda::Function').filter(
      ({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions === 20,
    );
    expect(reserved.map(({ Description }) => Description)).toEqual(['List students']);
    expect(() => synthesise({ context: { reservedConcurrency: 'list-studens=20' }, routes: [] })).toThrow(
      'names "list-studens", which has no function of its own',
    );
  });
});
