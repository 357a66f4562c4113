import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { rollbackAlarm, stageAlarms } from '../constructs/alarms.ts';
import { type CanaryProps, callOnSchedule } from '../constructs/canary.ts';
import { stageDashboard } from '../constructs/dashboard.ts';
import { type MeasuredStage, stageMetrics } from '../constructs/stage-metrics.ts';

export interface WatchStackProps extends StackProps, MeasuredStage {
  readonly canary: CanaryProps;
  readonly alarmEmail: string | undefined;
}

/**
 * The dashboard of a stage, its canary and its alarms, which notify a topic. It is a stack of its own, so that no other
 * change waits for it.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const {
      alarmEmail,
      canary,
      stage,
      api,
      table,
      ballots,
      failedImports,
      failedChanges,
      deliveries,
      failedDeliveries,
      ...stackProps
    } = props;
    super(scope, id, stackProps);
    const metrics = stageMetrics({
      ...{ stage, api, table, ballots },
      ...{ failedImports, failedChanges, deliveries, failedDeliveries },
    });
    const topic = new Topic(this, 'Alarms', { displayName: `Facet ${stage}`, enforceSSL: true });
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    const alarms = stageAlarms(this, metrics);
    for (const alarm of alarms) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
    rollbackAlarm(this, stage, metrics);
    callOnSchedule(this, canary);
    topic.addToResourcePolicy(this.publishing(topic, alarms));
    stageDashboard(this, stage, metrics, alarms);
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn });
  }

  // A topic without a policy accepts calls of its own account, also CloudWatch's. The policy that requires TLS replaces
  // this, so this one allows CloudWatch again.
  private publishing(topic: Topic, alarms: readonly Alarm[]): PolicyStatement {
    return new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': this.account },
        ArnEquals: { 'aws:SourceArn': alarms.map(({ alarmArn }) => alarmArn) },
      },
    });
  }
}
