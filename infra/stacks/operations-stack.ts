import { Stack, type StackProps } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { Route } from '../../lib/model/definition/operations.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';
import { routeMethodOf } from '../route-method.ts';
import { authorizationReason } from './api-stack.ts';

export interface OperationsStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly api: HttpApi;
  readonly routes: readonly Route[];
}

/**
 * A function and a route per operation of one group. Six resources each: a group may have 80 operations before it meets
 * CloudFormation's 500 resources. Nothing refers to a group, so operations come and go without any other stack.
 */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { functions, api, routes, ...props }: OperationsStackProps) {
    super(scope, id, props);
    acknowledge(this, 'AwsSolutions-APIG4', authorizationReason);
    for (const { name, method, path, summary, timeoutSeconds } of routes) {
      const { handler } = new OperationFunction(this, name, { ...functions, description: summary, timeoutSeconds });
      new HttpRoute(this, `${name}-route`, {
        httpApi: api,
        routeKey: HttpRouteKey.with(path, HttpMethod[routeMethodOf({ method })]),
        integration: new HttpLambdaIntegration('Integration', handler),
      });
    }
  }
}
