import { linkageOf, textOf } from '../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import { type PeriodStatus, type PeriodTimes, periodStatus } from './period-status.ts';

const instantOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The times of a period, from its record alone; not by way of the type's definition, which loads the HTML parser. */
export const periodTimes = (record: StoredRecord): PeriodTimes => {
  const [times] = Object.values(linkageOf(record, 'schedules'));
  return {
    draft: record.draft !== false,
    opensAt: instantOrNull(times?.opens_at),
    closesAt: instantOrNull(times?.closes_at),
    resultsReleaseAt: textOf(record, 'results_release_at'),
  };
};

/** What a period is doing at a moment. */
export const statusOfPeriod = (record: StoredRecord, now: Date): PeriodStatus => periodStatus(periodTimes(record), now);
