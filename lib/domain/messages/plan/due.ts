import { Temporal } from 'temporal-polyfill';
import { scheduledTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { When } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';

/**
 * When a message of a period is due; undefined where the period has no such time. A time of day that summer time leaves out
 * is an hour later, one that comes twice is the first.
 */
export const dueOf = (
  { at, anchor, days = 0, time }: When,
  period: StoredRecord,
  zone: string | null,
): Date | undefined => {
  if (at !== undefined) return new Date(at);
  const { opensAt, closesAt } = scheduledTimes(period);
  const from = anchor === 'opens_at' ? opensAt : closesAt;
  if (from === null) return undefined;
  const there = Temporal.Instant.from(from).toZonedDateTimeISO(zone ?? 'UTC');
  const moved = there
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({
      timeZone: there.timeZoneId,
      plainTime: time ?? there.toPlainTime(),
    });
  return new Date(moved.epochMilliseconds);
};
