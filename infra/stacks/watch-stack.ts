import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { stageAlarms } from '../constructs/alarms.ts';
import { stageDashboard } from '../constructs/dashboard.ts';
import { StageMetrics } from '../constructs/stage-metrics.ts';
import type { StageTable } from '../constructs/stage-table.ts';

/** What is watched, and where alarms are sent. */
export interface WatchStackProps extends StackProps {
  readonly stage: string;
  readonly api: HttpApi;
  readonly table: StageTable;
  readonly failedImports: Queue;
  readonly alarmEmail?: string;
}

/** The dashboard of a stage and its alarms, which tell a topic; apart from the rest, so that no change of it waits for them. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { alarmEmail, ...watched }: WatchStackProps) {
    const { stage, api, table, failedImports, ...props } = watched;
    super(scope, id, props);
    const metrics = new StageMetrics({ stage, api, table, failedImports });
    const topic = new Topic(this, 'Alarms', { displayName: `Facet ${stage}`, enforceSSL: true });
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    const alarms = stageAlarms(this, metrics);
    for (const alarm of alarms) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
    stageDashboard(this, { name: `facet-${stage}`, metrics, alarms });
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn });
  }
}
