import { linkageOf } from '../../../model/definition/record-fields.ts';
import { discardFields, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { type Condition, changeStep, isStill, itemExists, type Step } from '../../../store/steps.ts';

/** Returns the conditions that a period has the same schedule as when it was read, and the schedule the same time. */
export const scheduleConditions = (period: StoredRecord, time: 'opens_at' | 'closes_at'): Condition[] => {
  const schedules = Object.entries(linkageOf(period, 'schedules'));
  if (schedules.length === 0) return [{ kind: 'shorter', path: ['schedules'], than: 1 }];
  return schedules.flatMap(([id, { [time]: value }]): Condition[] => {
    const path = ['schedules', id, time] as const;
    const isSame: Condition = value === undefined ? { kind: 'absent', path } : { kind: 'equals', path, value };
    return [{ kind: 'exists', path: ['schedules', id] }, isSame];
  });
};

const openingFields = ['draft', discardFields.pending] as const;

/** Returns a step that checks that the opening of a period has not changed since it was read. */
export const sameOpening = (period: StoredRecord): Step =>
  changeStep(
    keyOf.record(period),
    {
      conditions: [
        itemExists,
        ...openingFields.map((field) => isStill(field, period[field])),
        ...scheduleConditions(period, 'opens_at'),
      ],
    },
    () => new StaleRead('the opening of the period has changed'),
  );

// The margin is longer than a request takes, and longer than the difference of clocks.
const marginMs = 60_000;

/**
 * Returns whether a period has not opened and will not open during this request, provided that its opening stays the
 * same.
 */
export const isUnopened = (period: StoredRecord, now: Date): boolean =>
  ['draft', 'scheduled'].includes(statusOfPeriod(period, new Date(now.getTime() + marginMs)));
