import { describe, expect, it } from 'vitest';
import { functionsOf, planRoutes } from '../../../infra/bundle/share-functions.ts';
import { accessOf } from '../../../infra/policies/table-access.ts';
import { ballotCalls } from '../../../infra/policies/table-call.ts';
import { routes as allRoutes, operationNamed, pages } from '../../../lib/operations.ts';
import { propertiesOf, synthesise } from '../support/synthesise.ts';

const plan = planRoutes(allRoutes, accessOf);
const deployed = functionsOf(plan);

/** The description of the function that serves an operation: its own, or one that several share. */
const descriptionServing = (name: string): string => {
  const [shared = name] = [...plan.shared].find(([, members]) => members.some((each) => each.name === name)) ?? [];
  return plan.routes.find((each) => each.name === shared)?.summary ?? '';
};

// All of it in one file: a synthesis of everything is 5 s of work.
const { api, groups, resources, statementsOf } = synthesise({
  context: { mailTransport: 'ses', mailFrom: 'office@college.example' },
});
// Descriptions of the functions that may touch the table of ballots.
const mayTouchBallots: readonly string[] = [
  'Answer an evaluation',
  'Count the answers of evaluation periods that have closed',
];

// The one without a name is the CDK's: it empties the bucket of a sandbox that is destroyed.
const functions = propertiesOf(resources, 'AWS::Lambda::Function').filter(
  ({ FunctionName }) => FunctionName !== undefined,
);

describe('the stacks of the operations', () => {
  it('have one arm64 function on Node 24 per operation', () => {
    expect(functions).toHaveLength(deployed.length);
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
    // An account has room for 1,000 roles unless AWS is asked for more: enough for four stages, as docs/operating.md says.
    const roles = propertiesOf(resources, 'AWS::IAM::Role');
    expect(roles.length * 4).toBeLessThan(1_000);
  });

  it('trace nothing by default: Lambda traces a request a second, and no setting makes it trace fewer', () => {
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
      [descriptionServing('read-phone-number')]: 10,
    });
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
  });

  it('have room for twice as many operations in each', () => {
    // CloudFormation takes 500 resources in a stack.
    for (const template of groups) expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(250);
  });

  it('give each function its own code', () => {
    const code = functions.map(({ Code }) => JSON.stringify(Code));
    expect(new Set(code).size).toBe(deployed.length);
  });

  it('give every function its stage, and those that have access to the table its name', () => {
    const informed = functions.filter(({ Environment }) => Environment.Variables.TABLE_NAME !== undefined);
    expect(informed).toHaveLength(deployed.length - 4 - Object.values(pages).length);
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

  // A synthesis takes a second: what has no bearing on another setting is said with it.
  const unsaid = variablesOf({});
  const signIn = { oidcIssuer: 'https://id.example.edu', oidcAudience: 'https://facet.example.edu' };
  const groups = JSON.stringify({ office: ['results:read', 'results:preview'] });
  const said = variablesOf({
    ...signIn,
    ...{ oidcClaim: 'sub', oidcGroupsClaim: 'roles', oidcGroups: groups },
    ...{ oidcAudienceClaim: 'client_id', oidcUserinfo: 'on' },
    ...{ requestsPerMinute: '90', requirePreconditions: 'on' },
  });

  it('are a quota for each token, and no precondition, unless the context says otherwise', () => {
    expect(unsaid).toMatchObject({ REQUESTS_PER_MINUTE: '600' });
    expect(unsaid).not.toHaveProperty('REQUIRE_PRECONDITIONS');
    expect(said).toMatchObject({ REQUESTS_PER_MINUTE: '90', REQUIRE_PRECONDITIONS: '1' });
  });

  it('configure how people sign in, where they do', () => {
    expect(Object.keys(unsaid).filter((name) => name.startsWith('OIDC'))).toEqual([]);
    expect(variablesOf(signIn)).toMatchObject({
      OIDC_ISSUER: 'https://id.example.edu',
      OIDC_AUDIENCE: 'https://facet.example.edu',
      OIDC_CLAIM: 'email',
      OIDC_GROUPS: '{}',
      OIDC_GROUPS_CLAIM: 'groups',
    });
    expect(said).toMatchObject({ OIDC_CLAIM: 'sub', OIDC_GROUPS: groups, OIDC_GROUPS_CLAIM: 'roles' });
    expect(said).toMatchObject({ OIDC_AUDIENCE_CLAIM: 'client_id', OIDC_USERINFO: 'on' });
  });
});

describe('the role of a function', () => {
  const arn = { 'Fn::ImportValue': expect.stringContaining('Table') };
  const index = (name: string) => ({ 'Fn::Join': ['', [arn, `/index/${name}`]] });
  const keys = (operator: string, partitions: readonly string[]) => ({
    [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': partitions },
  });
  // Not the keys that sign answering tokens and requests to platforms, nor the secrets of webhooks.
  const reads = {
    Effect: 'Allow',
    Action: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
    Resource: arn,
    Condition: keys('StringNotEquals', ['answering_key', 'lti_key', 'webhook_secret']),
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

  it('allows a function that reads one record just that, and note the use of its token', () => {
    expect(statementsOf(descriptionServing('read-phone-number'))).toEqual([reads, requestCount, noteOfUse]);
  });

  it('allows a list to query the indexes that it can be sorted by, and to make the secret of its cursors', () => {
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

  it('allows no function that writes to make a token, or to give one more scopes', () => {
    expect(statementsOf('Update a credit line item')).toEqual([
      // Whether the caller sees the case that is to be its source takes more than one read.
      reads,
      {
        Effect: 'Allow',
        Action: ['dynamodb:ConditionCheckItem', 'dynamodb:UpdateItem'],
        Resource: arn,
        Condition: {
          ...keys('StringNotEquals', [
            'access_token',
            'cursor_secret',
            'answering_key',
            'answering_verifier',
            'lti_key',
            'lti_verifier',
            'webhook_secret',
          ]),
          ...keys('StringNotLike', [
            'idempotency#*',
            'request_count#*',
            'invitation#*',
            'invitation_code#*',
            'wrong_codes#*',
            'changes#*',
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
      new Set([
        's3:AbortMultipartUpload,s3:DeleteObject,s3:GetObject,s3:PutObject',
        's3:DeleteObject,s3:GetObject',
        's3:DeleteObject,s3:GetObject,s3:PutObject',
        's3:GetObject',
        's3:PutObject',
      ]),
    );
    for (const { Action } of statements) expect(String(Action)).not.toContain('*');
  });

  it('allows no function to touch the table of ballots but those that take and count answers, each in its own way', () => {
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

describe('room for operations', () => {
  it('is kept by stacks that nothing refers to, so that operations come and go', () => {
    for (const template of groups) expect(template.toJSON().Outputs).toBeUndefined();
  });

  it('is more than twice what a stack of 500 resources has', () => {
    for (const template of [...groups, api])
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(250);
  });
});

describe('the defaults', () => {
  it('live with the executions of an account, none of which is reserved', () => {
    const reserved = functions.filter(({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions !== undefined);
    expect(reserved).toEqual([]);
    const [stage] = propertiesOf(resources, 'AWS::ApiGatewayV2::Stage');
    // Requests of 50 ms each; docs/operating.md says what a new account sets, which may have 10 executions.
    expect(stage.DefaultRouteSettings.ThrottlingRateLimit * 0.05).toBeLessThanOrEqual(100);
  });
});
