import { linkageOf, textOf } from '../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import { type PeriodStatus, type PeriodTimes, periodStatus } from './period-status.ts';

const instantOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** When a period opens and closes, as its linkage of the schedule has it. */
export const scheduledTimes = (record: StoredRecord): Pick<PeriodTimes, 'opensAt' | 'closesAt'> => {
  const [times] = Object.values(linkageOf(record, 'schedules'));
  return { opensAt: instantOrNull(times?.opens_at), closesAt: instantOrNull(times?.closes_at) };
};

/** The times of a period, from its record alone. */
export const periodTimes = (record: StoredRecord): PeriodTimes => ({
  ...scheduledTimes(record),
  draft: record.draft !== false,
  resultsReleaseAt: textOf(record, 'results_release_at'),
});

/** Fields of a period: how often its answers were discarded, and whether that is still being done. */
export const discardFields = { generation: 'answer_generation', pending: 'discarding' } as const;

/** Field of a period: the generation of its answers whose results have begun to be computed. */
export const countedField = 'counted_generation';

export const generationOf = ({ [discardFields.generation]: generation }: StoredRecord): number =>
  typeof generation === 'number' ? generation : 0;

/** The status of a period at a moment. It does not open while the answers before are still being discarded. */
const untilDiscarded = (record: StoredRecord, status: PeriodStatus): PeriodStatus =>
  record[discardFields.pending] === true && status !== 'draft' ? 'scheduled' : status;

/** Whether results of a period have begun to be computed, so that what they are computed with stays as it is. */
export const isCounted = (record: StoredRecord): boolean => record[countedField] === generationOf(record);

/** What a period is doing at a moment. Once it is counted it is closed, also by a clock that is behind. */
export const statusOfPeriod = (record: StoredRecord, now: Date): PeriodStatus => {
  const status = periodStatus(periodTimes(record), now);
  return untilDiscarded(record, status === 'open' && isCounted(record) ? 'closed' : status);
};

export const isClosed = (record: StoredRecord, now: Date): boolean =>
  ['closed', 'released'].includes(statusOfPeriod(record, now));
