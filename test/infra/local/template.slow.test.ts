import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionsOf, planRoutes } from '../../../infra/bundle/share-functions.ts';
import { answerRequest } from '../../../infra/local/gateway/answer-request.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import type { GatewayRequest } from '../../../infra/local/gateway/request.ts';
import type { LambdaFunction, RouteTable } from '../../../infra/local/gateway/route.ts';
import { readAssembly } from '../../../infra/local/template/assembly.ts';
import { type Instances, openInstances } from '../../../infra/local/template/instances.ts';
import { resolveText } from '../../../infra/local/template/resolve.ts';
import { type TemplateFunction, templateRoutes } from '../../../infra/local/template/template-routes.ts';
import { accessOf } from '../../../infra/policies/table-access.ts';
import { routeMethodOf } from '../../../infra/service/route-method.ts';
import { defineStacks } from '../../../infra/stacks/service-stacks.ts';
import { routes as operations } from '../../../lib/operations.ts';

// A bundle that shows what it was given, and misbehaves when it is asked to.
const bundle = `
export const handler = async (event, context) => {
  const { body } = event;
  if (body === 'throw') throw new TypeError('as asked');
  if (body === 'exit') process.exit(1);
  if (body === 'hang') for (;;);
  const { TABLE_NAME, AWS_LAMBDA_FUNCTION_NAME, HOME } = process.env;
  return { statusCode: 200, body: JSON.stringify({ TABLE_NAME, AWS_LAMBDA_FUNCTION_NAME, HOME, id: context.awsRequestId }) };
};`;

const plan = planRoutes(operations, accessOf);
/** The route and function that operations share, by the name of each. */
const sharedBy = new Map(
  [...plan.shared].flatMap(([shared, members]) => members.map(({ name }) => [name, shared] as const)),
);

const { context } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../cdk.json'), 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'facet-template-'));
const stand = {
  'AWS::DynamoDB::GlobalTable': 'the-table',
  'AWS::S3::Bucket': 'the-bucket',
  'AWS::SQS::Queue': 'the-queue',
  'AWS::CloudFront::Distribution': 'the-distribution',
  'AWS::StackId': 'arn/the-stack/its-id',
  'AWS::Partition': 'aws',
  'AWS::Region': 'here',
  'AWS::AccountId': 'ours',
};
const described: TemplateFunction[] = [];
let instances: Instances;
let routes: RouteTable;

beforeAll(() => {
  for (const { name } of functionsOf(plan)) {
    mkdirSync(path.join(folder, 'bundles', name), { recursive: true });
    writeFileSync(path.join(folder, 'bundles', name, 'index.mjs'), `${bundle}// ${name}`);
  }
  const asTheCommandLine = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true };
  const templatesOnly = { treeMetadata: false, builtinCloudFormationValidation: false };
  const app = new App({
    context: { ...context, ...asTheCommandLine },
    outdir: path.join(folder, 'out'),
    ...templatesOnly,
  });
  const webApp = path.join(folder, 'web-app');
  mkdirSync(path.join(webApp, 'assets'), { recursive: true });
  defineStacks(app, { stage: 'sandbox', bundles: path.join(folder, 'bundles'), webApp });
  app.synth();
  instances = openInstances({ environment: { AWS_REGION: 'local' } });
  routes = templateRoutes(readAssembly(path.join(folder, 'out')), stand, (one) => {
    described.push(one);
    return instances.toLambda(one);
  });
});

afterAll(async () => {
  await instances.stop();
  rmSync(folder, { recursive: true });
});

const request = (method: string, target: string, body = ''): GatewayRequest => ({
  method,
  target,
  protocol: 'HTTP/1.1',
  headers: Object.entries({ host: 'facet.test', 'content-type': 'text/plain' }),
  sourceIp: '127.0.0.1',
  body: Buffer.from(body),
  requestId: 'request-1',
  receivedAt: new Date(),
  port: 80,
});

const call = async (body = ''): Promise<{ status: number; document: unknown }> => {
  const { statusCode, body: text } = await answerRequest(routes, request('POST', '/api/v1/users', body));
  return { status: statusCode, document: statusCode === 200 ? JSON.parse(String(text)) : undefined };
};

const keyOf = ({ method, path: route, function: called }: RouteTable['routes'][number]): string =>
  `${method} ${route} ${called.name}`;

describe('the routes of the templates', () => {
  it('are those of the table of operations, or shared by some', () => {
    const ofOperations = operationRoutes();
    const own = ofOperations.routes.filter((each) => !sharedBy.has(each.function.name)).map(keyOf);
    const shared = plan.routes
      .filter(({ name }) => plan.shared.has(name))
      .map((route) => `${routeMethodOf(route)} ${route.path} ${route.name}`);
    expect(routes.routes.map(keyOf).sort()).toEqual([...own, ...shared].sort());
    expect(own.length + sharedBy.size).toBe(ofOperations.routes.length);
    expect(routes.fallback.name).toBe(ofOperations.fallback.name);
  });

  it('give functions as long as the table of operations does', () => {
    const seconds = (functions: readonly Pick<LambdaFunction, 'name' | 'timeoutInSeconds'>[]) =>
      Object.fromEntries(functions.map(({ name, timeoutInSeconds = 10 }) => [name, timeoutInSeconds]));
    const { routes: own, fallback } = operationRoutes();
    const serving = own.map((route) => {
      const name = sharedBy.get(route.function.name) ?? route.function.name;
      return { ...route.function, name };
    });
    expect(seconds(described)).toEqual(seconds([fallback, ...serving]));
  });
});

describe('a function of the templates', () => {
  it('has the environment of its template and none of this process', async () => {
    expect(await call()).toEqual({
      status: 200,
      document: { TABLE_NAME: 'the-table', AWS_LAMBDA_FUNCTION_NAME: 'facet-create-user', id: 'request-1' },
    });
  });

  it('that overruns its time is answered with 500, and its instance ends', async () => {
    const short = { ...(described[0] as TemplateFunction), name: 'short', timeoutInSeconds: 0.5 };
    const called = instances.toLambda(short);
    const table = { routes: [{ method: 'POST', path: '/', function: called }], fallback: called };
    expect((await answerRequest(table, request('POST', '/', 'hang'))).statusCode).toBe(500);
  });

  it.each(['throw', 'exit'])('that fails by %s is answered with 500, and works again', async (how) => {
    expect((await call(how)).status).toBe(500);
    expect((await call()).status).toBe(200);
  });
});

describe('a reference in a template', () => {
  const template = { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } };

  it('that nothing stands for here is refused by name', () => {
    const assembly = { folder: '', templates: [template] };
    const resolve = (value: unknown) => resolveText(assembly, template, value, stand);
    expect(() => resolve({ Ref: 'Topic' })).toThrow('nothing on this machine stands for {"Ref":"Topic"}');
    expect(() => resolve({ 'Fn::ImportValue': 'elsewhere' })).toThrow('elsewhere');
    expect(resolve({ 'Fn::Join': ['-', ['a', 1]] })).toBe('a-1');
  });
});
