import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { StageMetrics } from './stage-metrics.ts';

/** What a dashboard shows. */
export interface DashboardProps {
  readonly name: string;
  readonly metrics: StageMetrics;
  readonly alarms: readonly Alarm[];
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

/** The dashboard of a stage: alarms, the API as its callers see it, the operations one by one, the table. */
export const stageDashboard = (scope: Construct, { name, metrics, alarms }: DashboardProps): Dashboard =>
  new Dashboard(scope, 'Dashboard', {
    dashboardName: name,
    widgets: [
      [new AlarmStatusWidget({ alarms: [...alarms], width: 24, height: 2 })],
      [
        graph('Requests and errors', [metrics.requests, metrics.clientErrors, metrics.serverErrors]),
        graph('Time until the answer (ms)', [metrics.latency('p50'), metrics.latency('p90'), metrics.latency('p99')]),
      ],
      [
        graph('Requests by operation', [metrics.byOperation('Latency', 'SampleCount')]),
        graph('p99 by operation (ms)', [metrics.byOperation('Latency', 'p99')]),
      ],
      [
        graph('Refusals (4xx) by operation', [metrics.byOperation('ClientErrors', 'Sum')]),
        graph('Failures (5xx) by operation', [metrics.byOperation('ServerErrors', 'Sum')]),
      ],
      [
        graph('DynamoDB units a request by operation', [metrics.byOperation('DynamoDbUnits', 'Average')]),
        graph('DynamoDB requests a request by operation', [metrics.byOperation('DynamoDbRequests', 'Average')]),
      ],
      [
        graph('Units of the table', metrics.consumedUnits),
        graph('Throttles', [
          metrics.tableThrottles,
          metrics.functionThrottles,
          metrics.byOperation('Throttles', 'Sum'),
        ]),
      ],
      [graph('Unfinished coverage', [metrics.oldestPlan])],
    ],
  });
