import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../infra/bundle/deployed-functions.ts';
import { ApiStack } from '../../infra/stacks/api-stack.ts';
import { DataStack } from '../../infra/stacks/data-stack.ts';
import { stageOf } from '../../infra/stacks/stage.ts';
import { builtOperations } from '../../lib/operations.ts';
import { tableDefinition } from '../../lib/store/table.ts';

const { context } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../cdk.json'), 'utf8'));
const bundles = mkdtempSync(path.join(tmpdir(), 'facet-assets-'));

// The stacks look only at the folders' names; what is in a bundle is the matter of bundle.test.ts.
beforeAll(() => {
  for (const { name } of deployedFunctions()) {
    mkdirSync(path.join(bundles, name));
    writeFileSync(path.join(bundles, name, 'index.mjs'), `// ${name}`);
  }
});

afterAll(() => {
  rmSync(bundles, { recursive: true });
});

const synthesise = (stage: string): { data: Template; api: Template } => {
  const app = new App({ context, outdir: mkdtempSync(path.join(bundles, 'out-')) });
  const data = new DataStack(app, 'Data', { stage });
  const api = new ApiStack(app, 'Api', { stage, table: data.table, bundles });
  return { data: Template.fromStack(data), api: Template.fromStack(api) };
};

const propertiesOf = (template: Template, type: string): Record<string, unknown>[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

describe('the API stack', () => {
  let api: Template;

  beforeAll(() => {
    api = synthesise('sandbox').api;
  });

  it('routes every built operation and sends all else to one function', () => {
    const routes = builtOperations().map(([, { method, path }]) => `${method} ${path}`);
    const routeKeys = propertiesOf(api, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey);
    expect(routeKeys.sort()).toEqual(['$default', ...routes].sort());
  });

  it('has one arm64 function on Node 24 with its own log group per operation', () => {
    const functions = propertiesOf(api, 'AWS::Lambda::Function');
    expect(functions).toHaveLength(deployedFunctions().length);
    for (const properties of functions) {
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogGroup: expect.anything() },
      });
    }
    const logGroups = functions.map(({ LoggingConfig }) => JSON.stringify(LoggingConfig));
    expect(new Set(logGroups).size).toBe(functions.length);
    api.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('gives the functions that cover periods the time that API Gateway has, and runs the sweep every five minutes', () => {
    const timeouts = Object.fromEntries(
      propertiesOf(api, 'AWS::Lambda::Function').map(({ Description, Timeout }) => [Description, Timeout]),
    );
    expect(timeouts).toMatchObject({
      'Create an evaluation period and its evaluations': 29,
      'Finish the coverage of evaluation periods': 300,
      'Read a phone number': 10,
    });
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
  });

  it('gives each function its own code', () => {
    const code = propertiesOf(api, 'AWS::Lambda::Function').map(({ Code }) => JSON.stringify(Code));
    expect(new Set(code).size).toBe(deployedFunctions().length);
  });

  it('tells every function of an operation the name of the table', () => {
    const informed = propertiesOf(api, 'AWS::Lambda::Function').filter(({ Environment }) => Environment);
    // The sweep is no operation, and works on the table all the same.
    expect(informed).toHaveLength(builtOperations().length + 1);
    for (const { Environment } of informed) {
      expect(Environment).toEqual({ Variables: { TABLE_NAME: expect.anything() } });
    }
  });

  it('lets a GET write nothing but the use of its token', () => {
    const statements = statementsFor('Read a phone number');
    expect(statements).toMatchObject([
      { Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'] },
      {
        Action: 'dynamodb:UpdateItem',
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['access_token'] } },
      },
    ]);
  });

  it('lets a list read the indexes and make the secret of its cursors, and write nothing else', () => {
    const statements = statementsFor('List students');
    expect(JSON.stringify(statements)).toContain('/index/*');
    expect(statements.slice(1)).toMatchObject([
      { Action: 'dynamodb:UpdateItem' },
      {
        Action: 'dynamodb:PutItem',
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['cursor_secret'] } },
      },
    ]);
  });

  it('lets a write read and write items, never scan or administer the table', () => {
    expect(statementsFor('Update an address')).toMatchObject([
      {
        Action: [
          'dynamodb:BatchGetItem',
          'dynamodb:ConditionCheckItem',
          'dynamodb:DeleteItem',
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:Query',
          'dynamodb:UpdateItem',
        ],
      },
    ]);
  });

  it('keeps the function of unknown routes away from the table', () => {
    expect(statementsFor('Answer 404 or 405 for what is no operation')).toEqual([]);
  });

  const statementsFor = (description: string): unknown[] => {
    const [found] = Object.values(
      api.findResources('AWS::Lambda::Function', { Properties: { Description: description } }),
    );
    const role = found?.Properties.Role['Fn::GetAtt'][0];
    const policies = api.findResources('AWS::IAM::Policy', { Properties: { Roles: [{ Ref: role }] } });
    return Object.values(policies).flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  };
});

describe('the data stack', () => {
  it('defines the table that local engines get', () => {
    const { AttributeDefinitions, BillingMode, KeySchema, GlobalSecondaryIndexes } = tableDefinition('facet');
    const [table] = propertiesOf(synthesise('sandbox').data, 'AWS::DynamoDB::GlobalTable');
    expect(table).toMatchObject({ AttributeDefinitions, BillingMode, KeySchema });
    expect(table?.GlobalSecondaryIndexes).toEqual(GlobalSecondaryIndexes);
  });

  it.each([
    { stage: 'sandbox', deletionProtection: false, policy: 'Delete' },
    { stage: 'production', deletionProtection: true, policy: 'Retain' },
  ])('guards the data of $stage: $policy', ({ stage, deletionProtection, policy }) => {
    synthesise(stage).data.hasResource('AWS::DynamoDB::GlobalTable', {
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
