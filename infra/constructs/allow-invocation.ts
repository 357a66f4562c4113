import { Aws } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Route } from '../../lib/model/definition/operations.ts';
import { routeMethodOf } from '../service/route-method.ts';
import type { OperationFunction } from './operation-function.ts';

/** A route as the source ARN of a permission names it: stage, method and path, a wildcard from the first variable on. */
export const sourceOf = (route: Pick<Route, 'method' | 'path'>): string => {
  const method = routeMethodOf(route);
  return `*/${method === 'ANY' ? '*' : method}${route.path.replace(/\{.*$/, '*')}`;
};

/** Allows a route of the API to call the version of a function that is in service. */
export const allowInvocation = (
  { live }: OperationFunction,
  { api, route }: { readonly api: IHttpApi; readonly route: string },
): void =>
  live.addPermission('Route', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: `arn:${Aws.PARTITION}:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${api.apiId}/${route}`,
  });
