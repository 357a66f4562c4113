import { Duration } from 'aws-cdk-lib';
import { Alarm, type AlarmProps, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { StageMetrics } from './stage-metrics.ts';

/** The names of the alarms. docs/operating.md describes what each means and what to do. */
export const alarmNames = [
  'Unreachable',
  'ServerErrors',
  'Latency',
  'TableThrottles',
  'FunctionThrottles',
  'UnfinishedCoverage',
  'FoldBehind',
  'BallotsLeft',
  'FailedImports',
  'ChangeFeedLag',
  'FailedChanges',
  'DeliveriesBehind',
  'FailedDeliveries',
  'MailBehind',
  'MailPaused',
  'ReportsBehind',
  'FailedReports',
] as const;

type AlarmName = (typeof alarmNames)[number];

type Watch = Pick<AlarmProps, 'metric' | 'threshold' | 'alarmDescription' | 'treatMissingData'>;

/** The conditions of the alarms: two of the last three values, of five minutes each, are beyond the threshold. */
const watches = (metrics: StageMetrics): Record<AlarmName, Watch> => ({
  Unreachable: {
    metric: metrics.unreachable,
    threshold: 0,
    alarmDescription: 'The service does not answer the canary, or the canary does not run.',
    treatMissingData: TreatMissingData.BREACHING,
  },
  ServerErrors: {
    metric: metrics.serverErrorRate,
    threshold: 1,
    alarmDescription: 'More than 1 % of the answers are 5xx.',
  },
  Latency: {
    metric: metrics.latency('p99'),
    // The largest period of a university is created within 4 seconds, every other request in a fraction of one.
    threshold: 5_000,
    alarmDescription: 'One request in a hundred takes longer than 5 seconds.',
  },
  TableThrottles: {
    metric: metrics.tableThrottles,
    threshold: 10,
    alarmDescription: 'DynamoDB throttles calls: requests wait, or are answered with 503.',
  },
  FunctionThrottles: {
    metric: metrics.functionThrottles,
    threshold: 0,
    alarmDescription: 'Lambda throttles functions of this account and region: requests are answered with 503.',
  },
  UnfinishedCoverage: {
    metric: metrics.oldestPlan,
    threshold: 300,
    alarmDescription: 'An evaluation period has not been covered for more than 5 minutes, or the sweep does not run.',
    treatMissingData: TreatMissingData.BREACHING,
  },
  FoldBehind: {
    metric: metrics.foldAge,
    // The counting of 200,000 ballots takes minutes.
    threshold: 1_800,
    alarmDescription:
      'An evaluation period closed more than 30 minutes ago and its ballots are not counted, or the sweep does not run.',
    treatMissingData: TreatMissingData.BREACHING,
  },
  BallotsLeft: {
    metric: metrics.ballotsLeft,
    threshold: 0,
    alarmDescription: 'There are ballots of evaluations whose answers have been counted, or that are gone.',
  },
  FailedImports: {
    metric: metrics.failedImports,
    threshold: 0,
    alarmDescription: 'An uploaded import has been tried four times and was never finished.',
  },
  DeliveriesBehind: {
    metric: metrics.deliveryAge,
    threshold: 600,
    alarmDescription: 'A delivery to a webhook has waited for its attempt for more than 10 minutes.',
  },
  FailedDeliveries: {
    metric: metrics.failedDeliveries,
    threshold: 0,
    alarmDescription: 'A function that attempts deliveries to webhooks, or looks after them, dies at its work.',
  },
  MailBehind: {
    metric: metrics.messagesWaiting,
    threshold: 0,
    alarmDescription: 'A message to students waits because no mail can be sent, or the sweep that sends does not run.',
    treatMissingData: TreatMissingData.BREACHING,
  },
  MailPaused: {
    metric: metrics.messagesPaused,
    threshold: 0,
    alarmDescription: 'A message to students is paused because too many of its mails came back or were called spam.',
  },
  ReportsBehind: {
    metric: metrics.reportWait,
    threshold: 600,
    alarmDescription:
      'A report that was asked for has waited for more than 10 minutes, or the function that makes reports does not run.',
    treatMissingData: TreatMissingData.BREACHING,
  },
  FailedReports: {
    metric: metrics.failedReports,
    threshold: 0,
    alarmDescription: 'The function that makes reports meets errors at its work.',
  },
  ChangeFeedLag: {
    metric: metrics.feedAge,
    threshold: 60_000,
    alarmDescription: 'What is written takes more than a minute to be in the change feed.',
  },
  FailedChanges: {
    metric: metrics.failedChanges,
    threshold: 0,
    alarmDescription:
      'Events of the table could not be recorded in the change feed, or the daily comparison of both has failed.',
  },
});

export const stageAlarms = (scope: Construct, metrics: StageMetrics): Alarm[] =>
  Object.entries(watches(metrics)).map(
    ([name, watch]) =>
      new Alarm(scope, name, {
        treatMissingData: TreatMissingData.NOT_BREACHING,
        ...watch,
        evaluationPeriods: 3,
        datapointsToAlarm: 2,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      }),
  );

/**
 * Returns the name of the alarm that rolls a new version back. The stacks of the groups use the name and no reference,
 * so that they wait for nothing else here.
 */
export const rollbackAlarmOf = (stage: string): string => `facet-${stage}-rollback`;

/**
 * The alarm that rolls a deployment back. It goes off within a minute and notifies nobody, because the deployment is
 * undone.
 */
export const rollbackAlarm = (scope: Construct, stage: string, { serverErrors }: StageMetrics): Alarm =>
  new Alarm(scope, 'Rollback', {
    alarmName: rollbackAlarmOf(stage),
    alarmDescription: 'Five answers of a minute are 5xx: a new version that is coming in is taken back.',
    metric: serverErrors.with({ period: Duration.minutes(1) }),
    threshold: 4,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  });
