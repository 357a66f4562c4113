/** Names of the metrics of a sweep: how long the period has waited that waits longest, and evaluations with ballots left. */
export const foldMetrics = { behind: 'FoldAge', left: 'BallotsLeft' } as const;
