import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { sweep, unknownRoute } from '../bundle/deployed-functions.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';

/** What the API of a stage is made of. */
export interface ApiStackProps extends StackProps {
  readonly stage: string;
  readonly functions: StageFunctions;
}

/** The HTTP API, with what belongs to no operation: the answer to unknown routes, and the sweep on its schedule. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { stage, functions, ...props }: ApiStackProps) {
    super(scope, id, props);
    const fallback = new OperationFunction(this, unknownRoute, {
      ...functions,
      description: 'Answer 404 or 405 for what is no operation',
      access: 'none',
    });
    this.api = new HttpApi(this, 'Api', {
      apiName: `facet-${stage}`,
      defaultIntegration: new HttpLambdaIntegration(unknownRoute, fallback.handler),
    });
    const sweeper = new OperationFunction(this, sweep, {
      ...functions,
      description: 'Finish the coverage of evaluation periods',
      access: 'write',
      timeoutSeconds: 300,
    });
    new Rule(this, 'SweepSchedule', {
      description: 'Finish what interrupted requests have left of evaluation periods',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(sweeper.handler)],
    });
    new CfnOutput(this, 'BaseUrl', { value: this.api.apiEndpoint });
  }
}
