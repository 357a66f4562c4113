import { App } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../infra/bundle/deployed-functions.ts';
import { stageOf } from '../../infra/stacks/stage.ts';
import { builtOperations } from '../../lib/operations.ts';
import { tableDefinition } from '../../lib/store/table.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { api, data, groups, resources, statementsOf } = synthesise();
const functions = propertiesOf(resources, 'AWS::Lambda::Function');

describe('the stacks of the operations', () => {
  it('route every built operation and send all else to one function', () => {
    const routes = builtOperations().map(([, { method, path }]) => `${method} ${path}`);
    const routeKeys = propertiesOf(resources, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey);
    expect(routeKeys.sort()).toEqual(['$default', ...routes].sort());
  });

  it('have one arm64 function on Node 24 with its own log group per operation', () => {
    expect(functions).toHaveLength(deployedFunctions().length);
    for (const properties of functions) {
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogGroup: expect.anything() },
      });
    }
    const logGroups = propertiesOf(resources, 'AWS::Logs::LogGroup');
    expect(logGroups.map(({ RetentionInDays }) => RetentionInDays)).toEqual(functions.map(() => 30));
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
    expect(new Set(code).size).toBe(deployedFunctions().length);
  });

  it('tell every function of an operation the name of the table', () => {
    const informed = functions.filter(({ Environment }) => Environment);
    // The sweep is no operation, and works on the table all the same.
    expect(informed).toHaveLength(builtOperations().length + 1);
    for (const { Environment } of informed) {
      expect(Environment).toEqual({ Variables: { TABLE_NAME: expect.anything() } });
    }
  });
});

describe('the role of a function', () => {
  it('lets a GET write nothing but the use of its token', () => {
    expect(statementsOf('Read a phone number')).toMatchObject([
      { Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'] },
      {
        Action: 'dynamodb:UpdateItem',
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['access_token'] } },
      },
    ]);
  });

  it('lets a list read the indexes and make the secret of its cursors, and write nothing else', () => {
    const statements = statementsOf('List students');
    expect(JSON.stringify(statements)).toContain('/index/*');
    expect(statements.slice(1)).toMatchObject([
      { Action: 'dynamodb:UpdateItem' },
      {
        Action: 'dynamodb:PutItem',
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['cursor_secret'] } },
      },
    ]);
  });

  it('keeps the function of unknown routes away from the table', () => {
    expect(statementsOf('Answer 404 or 405 for what is no operation')).toEqual([]);
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

describe('the data stack', () => {
  it('defines the table that local engines get', () => {
    const { AttributeDefinitions, BillingMode, KeySchema, GlobalSecondaryIndexes } = tableDefinition('facet');
    const [table] = propertiesOf(resources, 'AWS::DynamoDB::GlobalTable');
    expect(table).toMatchObject({ AttributeDefinitions, BillingMode, KeySchema });
    expect(table?.GlobalSecondaryIndexes).toEqual(GlobalSecondaryIndexes);
  });

  it.each([
    { stage: 'sandbox', deletionProtection: false, policy: 'Delete', data },
    { stage: 'production', deletionProtection: true, policy: 'Retain', data: synthesise({ stage: 'production' }).data },
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
