import { Duration } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { unreachableMetric } from '../../functions/service/canary.ts';
import { oldestPlanMetric } from '../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import {
  feedLagMetric,
  foldMetrics,
  messagesPausedMetric,
  messagesWaitingMetric,
  metricDimensions,
  metricNamespace,
  reportWaitMetric,
} from '../../lib/runtime/metrics.ts';
import type { StageTable } from '../policies/table-statements.ts';
import {
  canary,
  carryOutRecoveries,
  carryOutReports,
  foldSweep,
  recordChanges,
  sweep,
  sweepDeliveries,
  sweepMessages,
} from '../service/deployed-functions.ts';
import { functionNameOf } from './function-name.ts';

export interface MeasuredStage {
  readonly stage: string;
  readonly api: IHttpApi;
  readonly table: StageTable;
  readonly ballots: StageTable;
  /** The queue of imports that were given up. */
  readonly failedImports: Queue;
  /** The queue of events that could not be recorded in the change feed, and of failed comparisons with it. */
  readonly failedChanges: Queue;
  /** The queue of deliveries to webhooks that wait for an attempt. */
  readonly deliveries: Queue;
  /** The queue of deliveries at which the function has died several times. */
  readonly failedDeliveries: Queue;
}

/** The calls of the store on the table. */
const calls = ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'TransactWriteItems', 'UpdateItem'];

/** The calls that write and count ballots. An alarm has no room for the calls of the sweep. */
const callsOfBallots = ['BatchWriteItem', 'Query', 'TransactWriteItems'];

const period = Duration.minutes(5);
const [stageName, operationName] = metricDimensions;

/** Returns the sum of some metrics. An alarm accepts at most ten. */
const sumOf = (label: string, metrics: readonly Metric[]): IMetric => {
  const usingMetrics = Object.fromEntries(metrics.map((metric, number) => [`m${number}`, metric]));
  // A metric without data in the period has no value, and a plain sum with it would have none either.
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, period, label });
};

/**
 * Returns the metrics of a stage: those of AWS about the API, functions and table, and those that the functions write.
 */
export const stageMetrics = ({
  stage,
  api,
  table,
  ballots,
  failedImports,
  failedChanges,
  deliveries,
  failedDeliveries,
}: MeasuredStage) => {
  const requests = api.metricCount({ period, statistic: 'Sum', label: 'Requests' });
  const serverErrors = api.metricServerError({ period, statistic: 'Sum', label: '5xx' });
  const ofTable = (
    { tableName: TableName }: StageTable,
    metricName: string,
    dimensions: Readonly<Record<string, string>> = {},
  ): Metric =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName, ...dimensions },
      statistic: 'Sum',
      period,
    });
  const ofFunction = (name: string, metricName: string, statistic: string): Metric =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionNameOf(stage, name) },
      statistic,
      period,
    });
  return {
    requests,
    clientErrors: api.metricClientError({ period, statistic: 'Sum', label: '4xx' }),
    serverErrors,
    /** In milliseconds. */
    latency: (statistic: string): IMetric => api.metricLatency({ period, statistic, label: statistic }),
    /**
     * The percentage of responses of 500 and more; 0 for fewer than 20 requests, because one error would exceed 5 %.
     */
    serverErrorRate: new MathExpression({
      expression: 'IF(requests >= 20, 100 * errors / requests, 0)',
      usingMetrics: { errors: serverErrors, requests },
      period,
      label: '5xx %',
    }),
    /** Calls that were throttled by the table, one of its indexes or the table of ballots. */
    tableThrottles: sumOf('Throttled by DynamoDB', [
      ...calls.map((Operation) => ofTable(table, 'ThrottledRequests', { Operation })),
      ...callsOfBallots.map((Operation) => ofTable(ballots, 'ThrottledRequests', { Operation })),
    ]),
    failedImports: failedImports.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    failedChanges: failedChanges.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    /** How long the oldest delivery has waited for its attempt, in seconds. */
    deliveryAge: deliveries.metricApproximateAgeOfOldestMessage({
      period,
      statistic: 'Maximum',
      label: 'Oldest delivery (s)',
    }),
    /** Deliveries at which the function died, and failed runs of the functions that check deliveries every minute. */
    failedDeliveries: sumOf('Failed deliveries', [
      failedDeliveries.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      ...[sweepDeliveries, carryOutRecoveries].map((name) => ofFunction(name, 'Errors', 'Sum')),
    ]),
    /**
     * The age of the writes that the change feed is recording, in milliseconds. It grows while the feed stands still.
     */
    feedAge: ofFunction(recordChanges, 'IteratorAge', 'Maximum').with({ label: 'Age of the stream (ms)' }),
    /** The time between a write and the feed for the last change of a batch, in seconds. */
    feedLag: new Metric({
      namespace: metricNamespace,
      metricName: feedLagMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: recordChanges },
      statistic: 'Maximum',
      period,
      label: 'Lag of the feed (s)',
    }),
    /** Invocations that Lambda has throttled in this account and region. All functions share the limit. */
    functionThrottles: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      period,
      label: 'Throttled by Lambda',
    }),
    consumedUnits: ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) => ofTable(table, name)),
    /** 1 when the service did not answer the canary. */
    unreachable: new Metric({
      namespace: metricNamespace,
      metricName: unreachableMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: canary },
      statistic: 'Maximum',
      period,
      label: 'Unreachable',
    }),
    /** Age in seconds of the oldest plan that a sweep has not carried out. */
    oldestPlan: new Metric({
      namespace: metricNamespace,
      metricName: oldestPlanMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: sweep },
      statistic: 'Maximum',
      period,
      label: 'Oldest plan (s)',
    }),
    /** Seconds since the close of the period that has waited longest for its fold, after a sweep. */
    foldAge: new Metric({
      namespace: metricNamespace,
      metricName: foldMetrics.behind,
      dimensionsMap: { [stageName]: stage, [operationName]: foldSweep },
      statistic: 'Maximum',
      period,
      label: 'Oldest fold (s)',
    }),
    /** Evaluations that still have ballots although they are folded or deleted. */
    ballotsLeft: new Metric({
      namespace: metricNamespace,
      metricName: foldMetrics.left,
      dimensionsMap: { [stageName]: stage, [operationName]: foldSweep },
      statistic: 'Maximum',
      period,
      label: 'Evaluations with ballots left',
    }),
    /** Messages of periods that wait because no mail can be sent. */
    messagesWaiting: new Metric({
      namespace: metricNamespace,
      metricName: messagesWaitingMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: sweepMessages },
      statistic: 'Maximum',
      period,
      label: 'Messages that wait',
    }),
    /** Messages of periods that are paused because too many of their mails come back. */
    messagesPaused: new Metric({
      namespace: metricNamespace,
      metricName: messagesPausedMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: sweepMessages },
      statistic: 'Maximum',
      period,
      label: 'Messages that are paused',
    }),
    /** The longest wait of a report that is to be made or removed, in seconds. */
    reportWait: new Metric({
      namespace: metricNamespace,
      metricName: reportWaitMetric,
      dimensionsMap: { [stageName]: stage, [operationName]: carryOutReports },
      statistic: 'Maximum',
      period,
      label: 'Oldest report (s)',
    }),
    /** Runs of the report function that ended with an error. */
    failedReports: ofFunction(carryOutReports, 'Errors', 'Sum').with({ label: 'Failed runs for reports' }),
    /** Returns a metric of every operation, one line for each. */
    byOperation: (metricName: string, statistic: string): IMetric => {
      const schema = `{${metricNamespace},${stageName},${operationName}}`;
      const wanted = `${schema} MetricName="${metricName}" ${stageName}="${stage}"`;
      const expression = `SEARCH('${wanted}', '${statistic}', ${period.toSeconds()})`;
      return new MathExpression({ expression, usingMetrics: {}, period, label: '' });
    },
  };
};

export type StageMetrics = ReturnType<typeof stageMetrics>;
