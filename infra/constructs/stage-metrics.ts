import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { oldestPlanMetric } from '../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { metricDimensions, metricNamespace } from '../../lib/runtime/metrics.ts';
import { sweep } from '../bundle/deployed-functions.ts';
import type { StageTable } from './stage-table.ts';

/** What a stage is measured by. */
export interface MeasuredStage {
  readonly stage: string;
  readonly api: HttpApi;
  readonly table: StageTable;
  /** Queue of the imports that were given up. */
  readonly failedImports: Queue;
}

/** The calls that the store makes. */
const calls = ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'TransactWriteItems', 'UpdateItem'];

const period = Duration.minutes(5);

/** The metrics of a stage: those that AWS keeps of API, functions and table, and those that the functions write. */
export class StageMetrics {
  readonly #of: MeasuredStage;

  constructor(of: MeasuredStage) {
    this.#of = of;
  }

  /** Requests that came in. */
  get requests(): IMetric {
    return this.#of.api.metricCount({ period, statistic: 'Sum', label: 'Requests' });
  }

  /** Answers of 400 to 499. */
  get clientErrors(): IMetric {
    return this.#of.api.metricClientError({ period, statistic: 'Sum', label: '4xx' });
  }

  /** Answers of 500 and more. */
  get serverErrors(): IMetric {
    return this.#of.api.metricServerError({ period, statistic: 'Sum', label: '5xx' });
  }

  /** Time until the answer, in milliseconds. */
  latency(statistic: string): IMetric {
    return this.#of.api.metricLatency({ period, statistic, label: statistic });
  }

  /** Percentage of answers of 500 and more; 0 where fewer than 20 requests came in, of which one would be 5 %. */
  get serverErrorRate(): IMetric {
    return new MathExpression({
      expression: 'IF(requests >= 20, 100 * errors / requests, 0)',
      usingMetrics: { errors: this.serverErrors, requests: this.requests },
      period,
      label: '5xx %',
    });
  }

  /** Calls that the table or one of its indexes has throttled; an alarm takes ten metrics at most. */
  get tableThrottles(): IMetric {
    const metrics = calls.map((Operation) => this.#tableMetric('ThrottledRequests', { Operation }));
    const usingMetrics = Object.fromEntries(metrics.map((metric, number) => [`m${number}`, metric]));
    // A metric without a value in the period has no value at all, and neither would a sum with it.
    const expression = Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + ');
    return new MathExpression({ expression, usingMetrics, period, label: 'Throttled by DynamoDB' });
  }

  /** Uploaded imports that were given up. */
  get failedImports(): IMetric {
    return this.#of.failedImports.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' });
  }

  /** Invocations that Lambda has throttled in this account and region: the limit is shared by all functions. */
  get functionThrottles(): IMetric {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      period,
      label: 'Throttled by Lambda',
    });
  }

  /** Capacity units that the table has consumed. */
  get consumedUnits(): IMetric[] {
    return ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) => this.#tableMetric(name));
  }

  /** Age in seconds of the oldest plan of a period that is still not carried out after a sweep. */
  get oldestPlan(): IMetric {
    const [stage, operation] = metricDimensions;
    return new Metric({
      namespace: metricNamespace,
      metricName: oldestPlanMetric,
      dimensionsMap: { [stage]: this.#of.stage, [operation]: sweep },
      statistic: 'Maximum',
      period,
      label: 'Oldest plan (s)',
    });
  }

  /** A metric of every operation, one line each. */
  byOperation(metricName: string, statistic: string): IMetric {
    const [stage, operation] = metricDimensions;
    const schema = `{${metricNamespace},${stage},${operation}}`;
    const wanted = `${schema} MetricName="${metricName}" ${stage}="${this.#of.stage}"`;
    return new MathExpression({
      expression: `SEARCH('${wanted}', '${statistic}', ${period.toSeconds()})`,
      usingMetrics: {},
      period,
      label: '',
    });
  }

  #tableMetric(metricName: string, dimensions: Readonly<Record<string, string>> = {}): Metric {
    const dimensionsMap = { TableName: this.#of.table.tableName, ...dimensions };
    return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period });
  }
}
