import path from 'node:path';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Operation } from '../../lib/operations/operation.ts';
import { builtOperations } from '../../lib/operations.ts';
import { sweep, unknownRoute } from '../bundle/deployed-functions.ts';
import { OperationFunction, type TableAccess } from '../constructs/operation-function.ts';
import { removalPolicyOf } from './stage.ts';

/** What the API of a stage is made of. */
export interface ApiStackProps extends StackProps {
  readonly stage: string;
  readonly table: TableV2;
  /** Folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
}

/** The stateless part: an HTTP API with a route and a function per built operation; all else goes to `unknown-route`. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { stage, table, bundles, ...props }: ApiStackProps) {
    super(scope, id, props);
    const deploy = (name: string, description: string, access: TableAccess, timeoutSeconds?: number): LambdaFunction =>
      new OperationFunction(this, name, {
        bundle: path.join(bundles, name),
        description,
        table,
        access,
        logRemovalPolicy: removalPolicyOf(stage),
        ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
      }).function;

    const fallback = deploy(unknownRoute, 'Answer 404 or 405 for what is no operation', 'none');
    const api = new HttpApi(this, 'Api', {
      apiName: `facet-${stage}`,
      defaultIntegration: new HttpLambdaIntegration(unknownRoute, fallback),
    });
    for (const [name, operation] of builtOperations()) {
      const handler = deploy(name, operation.summary, accessOf(operation), operation.timeoutSeconds);
      api.addRoutes({
        path: operation.path,
        methods: [HttpMethod[operation.method]],
        integration: new HttpLambdaIntegration(name, handler),
      });
    }
    new Rule(this, 'SweepSchedule', {
      description: 'Finish what interrupted requests have left of evaluation periods',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(deploy(sweep, 'Finish the coverage of evaluation periods', 'write', 300))],
    });
    new CfnOutput(this, 'BaseUrl', { value: api.apiEndpoint });
  }
}

const accessOf = ({ method, mayWrite, list }: Operation): TableAccess => {
  if (method !== 'GET' || mayWrite) return 'write';
  return list === undefined ? 'read' : 'list';
};
