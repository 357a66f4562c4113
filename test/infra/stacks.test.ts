import { App } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../infra/bundle/deployed-functions.ts';
import type { apiDefinition } from '../../infra/constructs/api-definition.ts';
import { ballotCalls } from '../../infra/policies/table-call.ts';
import { settingsOf } from '../../infra/stacks/settings.ts';
import { stageOf } from '../../infra/stacks/stage.ts';
import { operationNamed, pages } from '../../lib/operations.ts';
import { ballotsTableDefinition, tableDefinition } from '../../lib/store/table.ts';
import { propertiesOf, synthesise, type TemplateResource } from './support/synthesise.ts';

const { api, data, groups, resources, statementsOf } = synthesise();
// Descriptions of the functions that may touch the table of ballots.
const mayTouchBallots: readonly string[] = [
  'Answer an evaluation',
  'Count the answers of evaluation periods that have closed',
  // The first time after the period has closed, it counts.
  'Read the result of an evaluation',
];

// The one without a name is the CDK's: it empties the bucket of a sandbox that is destroyed.
const functions = propertiesOf(resources, 'AWS::Lambda::Function').filter(
  ({ FunctionName }) => FunctionName !== undefined,
);

describe('the stacks of the operations', () => {
  it('have one arm64 function on Node 24 per operation', () => {
    expect(functions).toHaveLength(deployedFunctions.length);
    for (const properties of functions) {
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogGroup: expect.anything() },
        MemorySize: 1024,
      });
    }
  });

  it('have one log group each, kept for a month, and a role for all functions that may do the same', () => {
    for (const template of groups) {
      template.resourceCountIs('AWS::Logs::LogGroup', 1);
      const roles = Object.values(template.findResources('AWS::IAM::Role'));
      expect(new Set(roles.map(({ Properties }) => JSON.stringify(Properties.Policies))).size).toBe(roles.length);
    }
    const roles = propertiesOf(resources, 'AWS::IAM::Role');
    expect(roles.length).toBeLessThan(functions.length / 2);
  });

  it('trace nothing unless said: Lambda traces a request a second, and nobody can tell it to trace fewer', () => {
    expect(functions.some(({ TracingConfig }) => TracingConfig !== undefined)).toBe(false);
    const traced = synthesise({ routes: [operationNamed('read-phone-number')], context: { tracing: 'on' } });
    for (const { FunctionName, TracingConfig } of propertiesOf(traced.resources, 'AWS::Lambda::Function'))
      expect(TracingConfig).toEqual(FunctionName && { Mode: 'Active' });
    expect(JSON.stringify(propertiesOf(traced.resources, 'AWS::IAM::Role'))).toContain('xray:PutTraceSegments');
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

  it('tell every function its stage, and all but pages, the canary and that of unknown routes the name of the table', () => {
    const informed = functions.filter(({ Environment }) => Environment.Variables.TABLE_NAME !== undefined);
    expect(informed).toHaveLength(deployedFunctions.length - 2 - Object.values(pages).length);
    for (const { Environment } of functions) expect(Environment.Variables).toMatchObject({ STAGE: 'sandbox' });
  });
});

const signIn = { oidcIssuer: 'https://id.example.edu', oidcAudience: 'https://facet.example.edu' };

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

  it('tell how people sign in, where they do', () => {
    expect(Object.keys(variablesOf({})).filter((name) => name.startsWith('OIDC'))).toEqual([]);
    expect(variablesOf(signIn)).toMatchObject({
      OIDC_ISSUER: 'https://id.example.edu',
      OIDC_AUDIENCE: 'https://facet.example.edu',
      OIDC_CLAIM: 'email',
      OIDC_GROUPS: '{}',
      OIDC_GROUPS_CLAIM: 'groups',
    });
    const office = { office: ['results:read', 'results:preview'] };
    const said = { oidcClaim: 'sub', oidcGroupsClaim: 'roles', oidcGroups: JSON.stringify(office) };
    expect(variablesOf({ ...signIn, ...said })).toMatchObject({
      OIDC_CLAIM: 'sub',
      OIDC_GROUPS: JSON.stringify(office),
      OIDC_GROUPS_CLAIM: 'roles',
    });
  });
});

describe('the role of a function', () => {
  const arn = { 'Fn::ImportValue': expect.stringContaining('Table') };
  const index = (name: string) => ({ 'Fn::Join': ['', [arn, `/index/${name}`]] });
  const keys = (operator: string, partitions: readonly string[]) => ({
    [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': partitions },
  });
  // Not the key by which answering tokens are signed.
  const reads = {
    Effect: 'Allow',
    Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
    Resource: arn,
    Condition: keys('StringNotEquals', ['answering_key']),
  };
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
    expect(statementsOf('Read a phone number')).toEqual([reads, requestCount, noteOfUse]);
  });

  it('lets a list query the indexes that it can be sorted by, and make the secret of its cursors', () => {
    expect(statementsOf('List students')).toEqual([
      reads,
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
      reads,
      {
        Effect: 'Allow',
        Action: ['dynamodb:ConditionCheckItem', 'dynamodb:UpdateItem'],
        Resource: arn,
        Condition: {
          ...keys('StringNotEquals', ['access_token', 'cursor_secret', 'answering_key', 'answering_verifier']),
          ...keys('StringNotLike', [
            'idempotency#*',
            'request_count#*',
            'invitation#*',
            'invitation_code#*',
            'wrong_codes#*',
          ]),
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

  it('has no wildcard in it, but that archives are objects of one prefix', () => {
    const statements = propertiesOf(resources, 'AWS::IAM::Role').flatMap(
      ({ Policies = [] }) => Policies[0]?.PolicyDocument.Statement ?? [],
    );
    const wild = statements.filter(({ Condition, ...each }) => JSON.stringify(each).includes('*'));
    expect(new Set(wild.map(({ Action }) => String(Action)))).toEqual(
      // Of objects that are yet to be, only the prefix of their names is known.
      new Set(['s3:DeleteObject,s3:GetObject', 's3:PutObject']),
    );
    for (const { Action } of statements) expect(String(Action)).not.toContain('*');
  });
});

describe('room for operations', () => {
  it('is kept by stacks that nothing refers to, so that operations come and go', () => {
    for (const template of groups) expect(template.toJSON().Outputs).toBeUndefined();
  });

  it('is more than twice what a stack of 500 resources has', () => {
    for (const template of [...groups, api])
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(250);
  });
});

describe('the API', () => {
  const disabled = ({ servers }: Pick<ReturnType<typeof apiDefinition>, 'servers'>) =>
    servers[0]?.['x-amazon-apigateway-endpoint-configuration'].disableExecuteApiEndpoint;
  const [{ Body }] = propertiesOf(resources, 'AWS::ApiGatewayV2::Api') as [{ Body: ReturnType<typeof apiDefinition> }];
  const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage');

  it('is throttled, and answers no page of another origin', () => {
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 });
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
    const tables = Object.values<TemplateResource>(data.toJSON().Resources);
    expect(propertiesOf(tables, 'AWS::DynamoDB::GlobalTable')).toMatchObject([
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

describe('the ballots stack', () => {
  const tableOf = ({ ballots }: ReturnType<typeof synthesise>) => {
    const all = Object.values<TemplateResource>(ballots.toJSON().Resources);
    expect(all.map(({ Type }) => Type)).toEqual(['AWS::DynamoDB::GlobalTable']);
    return all[0]?.Properties;
  };
  const sandbox = synthesise({ routes: [] });

  it('defines the table that local engines get, and nothing that keeps more of a ballot than the ballot', () => {
    const { AttributeDefinitions, BillingMode, KeySchema } = ballotsTableDefinition('facet-ballots');
    const table = tableOf(sandbox);
    expect(table).toMatchObject({
      AttributeDefinitions,
      BillingMode,
      KeySchema,
      SSESpecification: { SSEEnabled: true },
    });
    for (const name of [
      'GlobalSecondaryIndexes',
      'LocalSecondaryIndexes',
      'StreamSpecification',
      'TimeToLiveSpecification',
    ])
      expect(table).not.toHaveProperty(name);
    expect(table.Replicas).toHaveLength(1);
    expect(table.Replicas[0].PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: false });
    for (const name of ['KinesisStreamSpecification', 'ContributorInsightsSpecification'])
      expect(table.Replicas[0]).not.toHaveProperty(name);
  });

  it.each(['sandbox', 'production'])('of a %s is neither replaced nor deleted by a deployment', (stage) => {
    const templates = synthesise({ stage, routes: [] });
    const table = tableOf(templates);
    // A table with a name can't be replaced: the new one would have the name of the one that is there.
    expect(table.TableName).toBe(`facet-${stage}-ballots`);
    expect(table.Replicas[0].DeletionProtectionEnabled).toBe(true);
    templates.ballots.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    });
    expect(templates.ballotsStack.terminationProtection).toBe(true);
  });

  it('lets no function touch its table but those that take and count answers, each in its own way', () => {
    const touching = propertiesOf(resources, 'AWS::Lambda::Function').filter(
      ({ Environment }) => Environment?.Variables?.BALLOTS_TABLE_NAME !== undefined,
    );
    expect(touching.map(({ Description }) => Description).sort()).toEqual(mayTouchBallots);
    const statements = propertiesOf(resources, 'AWS::IAM::Role').flatMap(
      ({ Policies = [] }) => Policies[0]?.PolicyDocument.Statement ?? [],
    );
    const onBallots = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('Ballots'));
    expect(onBallots).toHaveLength(mayTouchBallots.length);
    const taking = synthesise({
      routes: [operationNamed('read-phone-number')],
      accessOf: () => [...ballotCalls.submission],
    });
    expect(taking.statementsOf('Read a phone number')).toEqual([
      {
        Effect: 'Allow',
        Action: 'dynamodb:PutItem',
        Resource: { 'Fn::ImportValue': expect.stringContaining('Ballots') },
      },
    ]);
  });
});

describe('a new version', () => {
  const production = (context: Readonly<Record<string, string>> = {}) =>
    synthesise({ stage: 'production', routes: [operationNamed('read-phone-number')], context });
  const rollouts = (templates: ReturnType<typeof synthesise>) =>
    propertiesOf(templates.resources, 'AWS::CodeDeploy::DeploymentGroup');

  it('is in service by an alias, which is all that callers know', () => {
    expect(propertiesOf(resources, 'AWS::Lambda::Alias')).toHaveLength(functions.length);
    for (const { FunctionName } of propertiesOf(resources, 'AWS::Lambda::Permission'))
      expect(JSON.stringify(FunctionName)).toContain('Live');
  });

  it('comes in gradually in a stage with data to protect, and is taken back by an alarm', () => {
    const templates = production();
    const [rollout] = rollouts(templates);
    expect(JSON.stringify(rollout.DeploymentConfigName)).toContain('LambdaCanary10Percent5Minutes');
    expect(rollout.AlarmConfiguration).toEqual({ Alarms: [{ Name: 'facet-production-rollback' }], Enabled: true });
    expect(rollout.AutoRollbackConfiguration).toMatchObject({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
    });
    const alarms = propertiesOf(templates.resources, 'AWS::CloudWatch::Alarm');
    const alarm = alarms.find(({ AlarmName }) => AlarmName === 'facet-production-rollback');
    // Sooner than the new version gets all requests.
    expect(alarm).toMatchObject({ EvaluationPeriods: 1, Metrics: [{ MetricStat: { Period: 60 } }] });
  });

  it('comes in at once in a sandbox, and where the context says so', () => {
    expect(rollouts(synthesise({ routes: [operationNamed('read-phone-number')] }))).toEqual([]);
    expect(rollouts(production({ gradual: 'off' }))).toEqual([]);
  });

  it('leaves room for twice the operations in a stack', () => {
    const { groups: all } = synthesise({ stage: 'production' });
    for (const template of all) expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(250);
    // A synthesis of everything: 5 s of work, thrice that beside other tests.
  }, 30_000);
});

describe('a bucket of archives', () => {
  it('is emptied when a sandbox is destroyed, and only then', () => {
    const emptied = (stage: string) =>
      Object.values(synthesise({ stage, routes: [] }).data.findResources('Custom::S3AutoDeleteObjects')).length;
    expect(['sandbox', 'sandbox-ada', 'production'].map(emptied)).toEqual([1, 1, 0]);
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

describe('the defaults', () => {
  it('live with the 10 executions at once of a new account', () => {
    const reserved = functions.filter(({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions !== undefined);
    expect(reserved).toEqual([]);
    const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage');
    // Requests of 50 ms each.
    expect(stage.DefaultRouteSettings.ThrottlingRateLimit * 0.05).toBeLessThanOrEqual(10);
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
    [{ oidcIssuer: 'https://id.example.edu' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [{ oidcAudience: 'facet' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [
      { oidcIssuer: 'http://id.example.edu', oidcAudience: 'facet' },
      '"oidcIssuer" is an address that begins with https',
    ],
    [{ ...signIn, oidcClaim: 'upn' }, 'The context "oidcClaim" is one of email, employee_id, sub, not "upn"'],
    [{ ...signIn, oidcGroups: '{"office":["results:all"]}' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: '["results:read"]' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: 'office=results:read' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ reservedConcurrency: 'list-students' }, 'The context "reservedConcurrency" is a whole number above 0, not ""'],
    [{ tracing: 'yes' }, 'The context "tracing" is on or off, not "yes"'],
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
