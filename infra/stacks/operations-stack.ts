import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Route } from '../../lib/model/definition/operations.ts';
import { allowInvocation, sourceOf } from '../constructs/allow-invocation.ts';
import { FunctionFamily } from '../constructs/function-family.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';

export interface OperationsStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly api: IHttpApi;
  readonly routes: readonly Route[];
  /** The alarm that rolls new versions back. Without it, new versions are not rolled out gradually. */
  readonly rollbackAlarm: string | undefined;
}

/**
 * The functions of one group's reading or writing operations. Nothing refers to such a stack, so operations come and go
 * without a change of another stack.
 */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { functions, api, routes, rollbackAlarm, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const family = new FunctionFamily(this, { ...functions, rollbackAlarm });
    for (const route of routes) {
      const { name, summary, timeoutSeconds } = route;
      const operation = new OperationFunction(this, name, {
        ...functions,
        family,
        description: summary,
        timeoutSeconds,
      });
      allowInvocation(operation, { api, route: sourceOf(route) });
    }
  }
}
