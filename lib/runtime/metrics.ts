import { env } from './env.ts';

/** A value with its unit as CloudWatch names it. */
export type Metric = readonly [value: number, unit: 'Count' | 'Milliseconds' | 'Seconds'];

/** Namespace of all metrics that the functions write themselves. */
export const metricNamespace = 'Facet';

/** The dimensions of a metric; each is a member of the log line. */
export const metricDimensions = ['stage', 'operation'] as const;

/**
 * Members of a log line from which CloudWatch makes metrics (embedded metric format): no call, no library, and what a
 * metric says can be looked up in the very line that it came from. None outside a stage, where nobody reads them.
 */
export const embeddedMetrics = (
  at: Date,
  operation: string,
  metrics: Readonly<Record<string, Metric>>,
): Record<string, unknown> => {
  const { stage } = env;
  if (stage === undefined) return {};
  const named = Object.entries(metrics);
  const directive = {
    Namespace: metricNamespace,
    Dimensions: [metricDimensions],
    Metrics: named.map(([Name, [, Unit]]) => ({ Name, Unit })),
  };
  return {
    _aws: { Timestamp: at.getTime(), CloudWatchMetrics: [directive] },
    stage,
    operation,
    ...Object.fromEntries(named.map(([name, [value]]) => [name, value])),
  };
};

/** Name of the metric that shows how long after its write the last change of a batch was in the feed. */
export const feedLagMetric = 'FeedLag';

/** Name of the metric that shows how many messages wait because no mail can be sent. */
export const messagesWaitingMetric = 'MessagesWaiting';

/** Name of the metric that shows how many messages are paused because too many of their mails come back. */
export const messagesPausedMetric = 'MessagesPaused';

/** Name of the metric that shows for how many seconds the report has waited that has waited longest to be made. */
export const reportWaitMetric = 'ReportWait';

/** Names of the metrics of a sweep: how long the period has waited that waits longest, and evaluations with ballots left. */
export const foldMetrics = { behind: 'FoldAge', left: 'BallotsLeft' } as const;
