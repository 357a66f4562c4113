export const periodStatuses = ['draft', 'scheduled', 'open', 'closed', 'released'] as const;

export type PeriodStatus = (typeof periodStatuses)[number];

/** What the state follows from; instants as ISO 8601 in UTC. */
export interface PeriodTimes {
  readonly draft: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly resultsReleaseAt: string | null;
}

/** The state of a period at a moment: it opens inclusive, closes exclusive, is released inclusive and never before it closes. */
export const periodStatus = ({ draft, opensAt, closesAt, resultsReleaseAt }: PeriodTimes, now: Date): PeriodStatus => {
  const isBefore = (instant: string): boolean => now.getTime() < Date.parse(instant);
  if (draft) return 'draft';
  if (opensAt === null || isBefore(opensAt)) return 'scheduled';
  if (closesAt === null || isBefore(closesAt)) return 'open';
  if (resultsReleaseAt === null || isBefore(resultsReleaseAt)) return 'closed';
  return 'released';
};
