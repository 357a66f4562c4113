import { Temporal } from 'temporal-polyfill';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { isClosed, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { MessagePurpose } from '../../../resources/messages/course-evaluation-period-message.ts';
import type { When } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { anchorOf } from './anchor.ts';
import type { PeriodMessage } from './write-message.ts';

/**
 * Returns when a message of a period is due; undefined if the period has no such time. A time of day that summer time
 * skips is an hour later, and one that occurs twice is the first.
 */
export const dueOf = (when: When, period: StoredRecord, zone: string | null): Date | undefined => {
  const { at, days = 0, time } = when;
  if (at !== undefined) return new Date(at);
  const from = anchorOf(when, period);
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

/**
 * Returns the period states in which messages of a purpose are sent: results after the release, replies after the
 * closing, all others while the period is open.
 */
const sentIn = (purpose: MessagePurpose): readonly PeriodStatus[] => {
  if (purpose === 'reply_available') return ['closed', 'released'];
  return purpose === 'results_available' ? ['released'] : ['open'];
};

/** Whether a message is sent at a moment. */
export const isSentNow = ({ purpose }: Pick<PeriodMessage, 'purpose'>, period: StoredRecord, at: Date): boolean =>
  sentIn(purpose).includes(statusOfPeriod(period, at));

/** Whether it is too late for a message. */
export const isTooLate = ({ purpose }: Pick<PeriodMessage, 'purpose'>, period: StoredRecord, at: Date): boolean =>
  sentIn(purpose).includes('open') && isClosed(period, at);
