import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { StageMetrics } from './stage-metrics.ts';

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 12, height: 6 });

/**
 * Creates the dashboard of a stage: the alarms, the API from the view of its callers, each operation, and the table.
 */
export const stageDashboard = (scope: Construct, stage: string, metrics: StageMetrics, alarms: Alarm[]): Dashboard =>
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `facet-${stage}`,
    widgets: [
      [new AlarmStatusWidget({ alarms, width: 24, height: 2 })],
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
      [
        graph('Unfinished coverage, and folds (s)', [metrics.oldestPlan, metrics.foldAge]),
        graph('Ballots left after closing', [metrics.ballotsLeft]),
      ],
      [
        graph('Change feed', [metrics.feedAge, metrics.feedLag]),
        graph('Webhooks and reports (s)', [metrics.deliveryAge, metrics.reportWait]),
      ],
    ],
  });
