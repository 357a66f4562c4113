import type { Deprecation } from '../../model/definition/endpoints.ts';
import type { Metric } from '../../runtime/metrics.ts';
import { StoreError } from '../../store/errors.ts';
import type { Consumption } from '../../store/meter.ts';

/** How a request went. */
export interface Outcome {
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly error: unknown;
  readonly consumption: Consumption;
  readonly deprecated?: Deprecation | undefined;
}

// A metric costs money while values come in. So a rare event is written only when it happens, and an absent value means
// 0.
const whenever = (happened: boolean, name: string): Record<string, Metric> =>
  happened ? { [name]: [1, 'Count'] } : {};

/** The metrics of a request; how many there were is how often `Latency` was measured. */
export const requestMetrics = ({
  durationMs,
  status = 500,
  error,
  consumption,
  deprecated,
}: Outcome): Record<string, Metric> => ({
  Latency: [durationMs, 'Milliseconds'],
  DynamoDbRequests: [consumption.requests, 'Count'],
  DynamoDbUnits: [consumption.units, 'Count'],
  ...whenever(status >= 400 && status < 500, 'ClientErrors'),
  ...whenever(status >= 500, 'ServerErrors'),
  ...whenever(error instanceof StoreError && error.code === 'throttled', 'Throttles'),
  ...whenever(deprecated !== undefined, 'DeprecatedCalls'),
});
