import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** A function that is called again and again. */
export interface RepeatedCall {
  readonly live: IFunction;
  readonly minutes: number;
  readonly description: string;
}

/** Calls a function at an interval of minutes. A failed call is not repeated: the next one comes soon. */
export const callEvery = (scope: Construct, id: string, { live, minutes, description }: RepeatedCall): void => {
  const period = Duration.minutes(minutes);
  // By default Lambda makes three attempts, and keeps a call for six hours that finds no room: hundreds would
  // run once requests are not throttled any more, and throttle them again. EventBridge's own attempts end where Lambda's begin.
  live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: period });
  const target = new LambdaTarget(live, { retryAttempts: 0 });
  new Rule(scope, id, { description, schedule: Schedule.rate(period), targets: [target] });
};
