/** Name of the metric that shows how long after its write the last change of a batch was in the feed. */
export const feedLagMetric = 'FeedLag';
