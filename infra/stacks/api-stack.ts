import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { carryOutImport, sweep, unknownRoute } from '../bundle/deployed-functions.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { carryOutSeconds, type ImportArchives } from '../constructs/import-archives.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';
import { ServiceApi } from '../constructs/service-api.ts';
import type { Settings } from './settings.ts';

export interface ApiStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly settings: Settings;
  readonly archives: ImportArchives;
}

/** Why API Gateway checks no caller; it holds for every route. */
export const authorizationReason =
  'Every function checks the bearer token and its scopes itself, so that a refusal is a JSON:API document too.';

/** Minutes between two sweeps of what interrupted requests have left. */
export const sweepMinutes = 5;

/** The HTTP API, with what belongs to no operation: the answer to unknown routes, and the sweep on its schedule. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { functions, settings, archives, ...props }: ApiStackProps) {
    super(scope, id, props);
    const fallback = new OperationFunction(this, unknownRoute, {
      ...functions,
      description: 'Answer 404 or 405 for what is no operation',
    });
    const service = new ServiceApi(this, 'Api', {
      ...functions,
      settings,
      fallback: new HttpLambdaIntegration(unknownRoute, fallback.handler),
    });
    acknowledge(this, 'AwsSolutions-APIG4', 'The default route answers 404 and 405 to everyone, and nothing else.');
    this.api = service.http;
    this.sweepOnSchedule(functions);
    this.carryOutImports(functions, archives);
    new CfnOutput(this, 'TableName', { value: functions.table.tableName });
    new CfnOutput(this, 'BaseUrl', { value: service.baseUrl });
    if (service.domainTarget !== undefined) new CfnOutput(this, 'DomainTarget', { value: service.domainTarget });
  }

  private carryOutImports(functions: StageFunctions, { queue }: ImportArchives): void {
    const { handler } = new OperationFunction(this, carryOutImport, {
      ...functions,
      description: 'Carry out uploaded imports, in steps',
      timeoutSeconds: carryOutSeconds,
      // The archive is put there; OneRoster and Canvas sets of the largest universities have some 100 MB.
      temporaryMegabytes: 2_048,
    });
    new EventSourceMapping(this, 'Uploads', {
      target: handler,
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      // One at work and one that finds it at work; more would only wait.
      maxConcurrency: 2,
    });
  }

  private sweepOnSchedule(functions: StageFunctions): void {
    const { handler } = new OperationFunction(this, sweep, {
      ...functions,
      description: 'Finish the coverage of evaluation periods',
      timeoutSeconds: 300,
    });
    new Rule(this, 'SweepSchedule', {
      description: 'Finish what interrupted requests have left of evaluation periods',
      schedule: Schedule.rate(Duration.minutes(sweepMinutes)),
      // The next sweep is never far: nothing is gained by trying a failed one again.
      targets: [new LambdaTarget(handler, { retryAttempts: 0 })],
    });
  }
}
