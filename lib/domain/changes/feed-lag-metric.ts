/** Name of the metric that tells how long after its write the last change of a batch was in the feed. */
export const feedLagMetric = 'FeedLag';
