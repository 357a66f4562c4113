import { App } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../infra/bundle/deployed-functions.ts';
import { settingsOf } from '../../infra/stacks/settings.ts';
import { stageOf } from '../../infra/stacks/stage.ts';
import { operationNamed, pages, routes } from '../../lib/operations.ts';
import { tableDefinition } from '../../lib/store/table.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { api, data, groups, resources, statementsOf } = synthesise();
const functions = propertiesOf(resources, 'AWS::Lambda::Function');

describe('the stacks of the operations', () => {
  it('route every operation and page and send all else to one function', () => {
    const keys = routes.map(({ method, path }) => `${method === 'GET' ? 'ANY' : method} ${path}`);
    const routeKeys = propertiesOf(resources, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey);
    expect(routeKeys.sort()).toEqual(['$default', ...keys].sort());
  });

  it('have one arm64 function on Node 24 with its own log group per operation', () => {
    expect(functions).toHaveLength(deployedFunctions.length);
    for (const properties of functions) {
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogGroup: expect.anything() },
        MemorySize: 1024,
        TracingConfig: { Mode: 'Active' },
      });
    }
    const logGroups = functions.map(({ LoggingConfig }) => JSON.stringify(LoggingConfig));
    expect(new Set(logGroups).size).toBe(deployedFunctions.length);
  });

  it('give the functions that cover periods the time that API Gateway has, and run the sweep every five minutes', () => {
    expect(Object.fromEntries(functions.map(({ Description, Timeout }) => [Description, Timeout]))).toMatchObject({
      'Create an evaluation period and its evaluations': 29,
      'Finish the coverage of evaluation periods': 300,
      'Read a phone number': 10,
    });
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
  });

  it('give each function its own code', () => {
    const code = functions.map(({ Code }) => JSON.stringify(Code));
    expect(new Set(code).size).toBe(deployedFunctions.length);
  });

  it('tell every function its stage, and all but pages and that of unknown routes the name of the table', () => {
    const informed = functions.filter(({ Environment }) => Environment.Variables.TABLE_NAME !== undefined);
    expect(informed).toHaveLength(deployedFunctions.length - 1 - Object.values(pages).length);
    for (const { Environment } of functions) expect(Environment.Variables).toMatchObject({ STAGE: 'sandbox' });
  });
});

describe('the settings that functions read', () => {
  const variablesOf = (context: Readonly<Record<string, string>>) => {
    const routes = [operationNamed('update-credit-line-item')];
    const [update] = propertiesOf(synthesise({ context, routes }).resources, 'AWS::Lambda::Function').filter(
      ({ Description }) => Description === 'Update a credit line item',
    );
    return update.Environment.Variables;
  };

  it('are a quota for each token, and no precondition, unless the context says otherwise', () => {
    expect(variablesOf({})).toMatchObject({ REQUESTS_PER_MINUTE: '600' });
    expect(variablesOf({})).not.toHaveProperty('REQUIRE_PRECONDITIONS');
    expect(variablesOf({ requestsPerMinute: '90', requirePreconditions: 'on' })).toMatchObject({
      REQUESTS_PER_MINUTE: '90',
      REQUIRE_PRECONDITIONS: '1',
    });
  });
});

describe('the role of a function', () => {
  const arn = { 'Fn::ImportValue': expect.stringContaining('Table') };
  const index = (name: string) => ({ 'Fn::Join': ['', [arn, `/index/${name}`]] });
  const keys = (operator: string, partitions: readonly string[]) => ({
    [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': partitions },
  });
  const noteOfUse = {
    Effect: 'Allow',
    Action: 'dynamodb:UpdateItem',
    Resource: arn,
    Condition: {
      'ForAllValues:StringEquals': {
        'dynamodb:LeadingKeys': ['access_token'],
        'dynamodb:Attributes': ['pk', 'sk', 'last_used_at'],
      },
    },
  };

  const requestCount = {
    Effect: 'Allow',
    Action: 'dynamodb:UpdateItem',
    Resource: arn,
    Condition: keys('StringLike', ['request_count#*']),
  };
  const keptAnswer = {
    Effect: 'Allow',
    Action: ['dynamodb:DeleteItem', 'dynamodb:PutItem'],
    Resource: arn,
    Condition: keys('StringLike', ['idempotency#*']),
  };

  it('lets a function that reads one record do just that, and note the use of its token', () => {
    expect(statementsOf('Read a phone number')).toEqual([
      { Effect: 'Allow', Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], Resource: arn },
      requestCount,
      noteOfUse,
    ]);
  });

  it('lets a list query the indexes that it can be sorted by, and make the secret of its cursors', () => {
    expect(statementsOf('List students')).toEqual([
      { Effect: 'Allow', Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], Resource: arn },
      {
        Effect: 'Allow',
        Action: 'dynamodb:Query',
        Resource: ['by_created_at', 'by_filter_1', 'by_filter_2', 'by_updated_at'].map(index),
      },
      requestCount,
      {
        Effect: 'Allow',
        Action: 'dynamodb:PutItem',
        Resource: arn,
        Condition: keys('StringEquals', ['cursor_secret']),
      },
      noteOfUse,
    ]);
  });

  it('lets no function that writes make a token, or give one more scopes', () => {
    expect(statementsOf('Update a credit line item')).toEqual([
      // Whether the caller sees the case that is to be its source takes more than one read.
      {
        Effect: 'Allow',
        Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
        Resource: arn,
      },
      {
        Effect: 'Allow',
        Action: ['dynamodb:ConditionCheckItem', 'dynamodb:UpdateItem'],
        Resource: arn,
        Condition: {
          ...keys('StringNotEquals', ['access_token', 'cursor_secret']),
          ...keys('StringNotLike', ['idempotency#*', 'request_count#*']),
        },
      },
      keptAnswer,
      requestCount,
      noteOfUse,
    ]);
  });

  it('keeps the function of unknown routes away from the table', () => {
    expect(statementsOf('Answer 404 or 405 for what is no operation')).toEqual([]);
  });

  it('has no wildcard in it, but that X-Ray knows no other resource and archives are objects of one prefix', () => {
    const statements = propertiesOf(resources, 'AWS::IAM::Role').flatMap(
      ({ Policies }) => Policies[0].PolicyDocument.Statement,
    );
    const wild = statements.filter(({ Condition, ...each }) => JSON.stringify(each).includes('*'));
    expect(new Set(wild.map(({ Action }) => String(Action)))).toEqual(
      // Of objects that are yet to be, only the prefix of their names is known.
      new Set(['xray:PutTelemetryRecords,xray:PutTraceSegments', 's3:DeleteObject,s3:GetObject', 's3:PutObject']),
    );
    for (const { Action } of statements) expect(String(Action)).not.toContain('*');
  });
});

describe('room for operations', () => {
  it('is kept by stacks that nothing refers to, so that operations come and go', () => {
    for (const template of groups) expect(template.toJSON().Outputs).toBeUndefined();
  });

  it('is within the 300 routes that an HTTP API may have', () => {
    expect(propertiesOf(resources, 'AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(300);
  });
});

describe('the API', () => {
  const [api] = propertiesOf(resources, 'AWS::ApiGatewayV2::Api');
  const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage');

  it('is throttled, and answers no page of another origin', () => {
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 });
    expect(api.CorsConfiguration).toBeUndefined();
    expect(api.DisableExecuteApiEndpoint).toBe(false);
  });

  it('logs who called which route when, and neither headers, paths nor queries', () => {
    const format = JSON.parse(stage.AccessLogSettings.Format);
    expect(Object.values(format).sort()).toEqual([
      '$context.identity.sourceIp',
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
      reservedConcurrency: 'list-students=20',
    };
    const configured = synthesise({ context, routes: [operationNamed('list-students')] });
    const [service] = propertiesOf(configured.resources, 'AWS::ApiGatewayV2::Api');
    expect(service.CorsConfiguration.AllowOrigins).toEqual(['https://a.example.edu', 'https://b.example.edu']);
    expect(service.DisableExecuteApiEndpoint).toBe(true);
    configured.api.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'facet.example.edu' });
    configured.api.hasOutput('BaseUrl', { Value: 'https://facet.example.edu' });
    const [configuredStage] = propertiesOf(configured.resources, 'AWS::ApiGatewayV2::Stage');
    expect(configuredStage.DefaultRouteSettings.ThrottlingRateLimit).toBe(50);
    const reserved = propertiesOf(configured.resources, 'AWS::Lambda::Function').filter(
      ({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions === 20,
    );
    expect(reserved.map(({ Description }) => Description)).toEqual(['List students']);
  });
});

describe('the data stack', () => {
  it('defines the table that local engines get', () => {
    const { AttributeDefinitions, BillingMode, KeySchema, GlobalSecondaryIndexes } = tableDefinition('facet');
    const [table] = propertiesOf(resources, 'AWS::DynamoDB::GlobalTable');
    expect(table).toMatchObject({ AttributeDefinitions, BillingMode, KeySchema });
    expect(table?.GlobalSecondaryIndexes).toEqual(GlobalSecondaryIndexes);
  });

  it('encrypts the table, lets its items expire and tells of its changes', () => {
    expect(propertiesOf(resources, 'AWS::DynamoDB::GlobalTable')).toMatchObject([
      {
        SSESpecification: { SSEEnabled: true },
        TimeToLiveSpecification: { AttributeName: 'delete_after', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    ]);
  });

  it.each([
    { stage: 'sandbox', deletionProtection: false, policy: 'Delete', data },
    {
      stage: 'sandbox-ada',
      deletionProtection: false,
      policy: 'Delete',
      data: synthesise({ stage: 'sandbox-ada', routes: [] }).data,
    },
    {
      stage: 'production',
      deletionProtection: true,
      policy: 'Retain',
      data: synthesise({ stage: 'production', routes: [] }).data,
    },
  ])('guards the data of $stage: $policy', ({ deletionProtection, policy, data }) => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: policy,
      UpdateReplacePolicy: policy,
      Properties: {
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: deletionProtection,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });
});

describe('a restored table', () => {
  const own = synthesise({ routes: [operationNamed('read-phone-number')] });
  const restored = synthesise({ routes: [operationNamed('read-phone-number')], context: { table: 'facet-restored' } });

  it('is what the functions work on, and all that their roles allow', () => {
    const [read] = propertiesOf(restored.resources, 'AWS::Lambda::Function').filter(
      ({ Description }) => Description === 'Read a phone number',
    );
    expect(read.Environment.Variables.TABLE_NAME).toBe('facet-restored');
    for (const { Resource } of restored.statementsOf('Read a phone number')) {
      expect(JSON.stringify(Resource)).toMatch(/:table\/facet-restored"\]\]\}$/);
    }
    restored.api.hasOutput('TableName', { Value: 'facet-restored' });
  });

  it('changes nothing of the stack of data, which would hold up the way back', () => {
    expect(restored.data.toJSON()).toEqual(own.data.toJSON());
  });
});

describe('the settings', () => {
  const settingsFrom = (context: Readonly<Record<string, unknown>>) =>
    settingsOf(new App({ context: { ...context } }).node);

  it.each([
    [{ domainName: 'facet.example.edu' }, 'A custom domain needs both'],
    [{ throttleRate: 'fast' }, 'The context "throttleRate" is a whole number above 0, not "fast"'],
    [{ requestsPerMinute: '0' }, 'The context "requestsPerMinute" is a whole number above 0, not "0"'],
    [{ requirePreconditions: 'yes' }, 'The context "requirePreconditions" is on or off, not "yes"'],
    [{ reservedConcurrency: 'list-students' }, 'The context "reservedConcurrency" is a whole number above 0, not ""'],
    [{ alarmEmail: 7 }, 'The context "alarmEmail" is a text, not 7'],
  ])('are refused when they are %j', (context, message) => {
    expect(() => settingsFrom(context)).toThrow(message);
  });
});

describe('the stage', () => {
  const stageFor = (stage: unknown): string => stageOf(new App({ context: stage === undefined ? {} : { stage } }).node);

  it('is the one that the context names, a sandbox without', () => {
    expect(stageFor('production')).toBe('production');
    expect(stageFor(undefined)).toBe('sandbox');
  });

  it.each(['Production', '', 'a b', 7])('is refused when it is %j', (stage) => {
    expect(() => stageFor(stage)).toThrow('A stage is lower-case letters, digits and hyphens');
  });
});
