import { refuse } from '../../../errors/error-kind.ts';
import { scheduleOpened } from '../../../errors/periods.ts';
import type { Change } from '../../../model/validation/change.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { courseEvaluationPeriodSchedule } from '../../../resources/course-evaluations/course-evaluation-period-schedule.ts';
import { isStill, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { type PeriodStatus, periodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, itemExists, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { readPeriod } from './read-period.ts';
import { goesBack, requireReopening } from './require-reopening.ts';

type Times = Readonly<Record<string, unknown>>;

const instantOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a period does by its schedule alone: all that its record adds is a draft, or a release. */
const statusBy = (times: Times | undefined, now: Date, period?: StoredRecord): PeriodStatus => {
  const { draft, resultsReleaseAt } =
    period === undefined ? { draft: false, resultsReleaseAt: null } : periodTimes(period);
  const [opensAt, closesAt] = [instantOf(times?.opens_at), instantOf(times?.closes_at)];
  return periodStatus({ draft, opensAt, closesAt, resultsReleaseAt }, now);
};

const sameDraft = (period: StoredRecord): Step =>
  changeStep(
    keyOf.record(period),
    { conditions: [itemExists, isStill('draft', period.draft)] },
    () => new StaleRead('the period has changed'),
  );

const guarding =
  (store: Store, now: Date): Guard =>
  async ({ before, after, change }) => {
    const [from, to] = [statusBy(before, now), statusBy(after, now)];
    // Most changes are of what lies ahead, and need no look at the period.
    if (before === undefined || !goesBack({ from, to })) return [];
    const { record } = await readPeriod(store, String(before.period));
    const discards = change?.data.discardsResults;
    const steps = await requireReopening(store, record, {
      from: statusBy(before, now, record),
      to: statusBy(after, now, record),
      discards,
    });
    return [sameDraft(record), ...steps];
  };

/**
 * Changes when a period opens and closes. Throws 409 where that takes an open period back, or opens one that has closed,
 * and the request does not say that answers are discarded; else as any update. 2 round trips, 2 more for such a change.
 */
export const updateSchedule = (store: Store, id: string, change: Change, now: Date): Promise<StoredRecord> =>
  updateGuarded(store, courseEvaluationPeriodSchedule, id, { change, now, guard: guarding(store, now) });

/** Throws 409 for the schedule of a period that is open or later: without it, it would be back where it began. */
export const requireNotBegun = async (store: Store, schedule: StoredRecord, now: Date): Promise<Step[]> => {
  if (!goesBack({ from: statusBy(schedule, now), to: 'scheduled' })) return [];
  const period = await store.readInline(periodReference(String(schedule.period)));
  const status = period && statusBy(schedule, now, period);
  if (period === undefined || status === undefined) return [];
  if (status === 'draft') return [sameDraft(period)];
  throw refuse(scheduleOpened, period.id, status);
};
