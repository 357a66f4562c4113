import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** A function that is called at an interval. */
export interface RepeatedCall {
  readonly live: IFunction;
  readonly minutes: number;
  readonly description: string;
}

/** Calls a function every so many minutes. A failed call is not repeated, because the next one comes soon. */
export const callEvery = (scope: Construct, id: string, { live, minutes, description }: RepeatedCall): void => {
  const period = Duration.minutes(minutes);
  // By default, Lambda makes three attempts and keeps a throttled call for six hours: hundreds of kept calls would run
  // together later and throttle requests again. EventBridge's own attempts end when Lambda has accepted the call.
  live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: period });
  const target = new LambdaTarget(live, { retryAttempts: 0 });
  new Rule(scope, id, { description, schedule: Schedule.rate(period), targets: [target] });
};
