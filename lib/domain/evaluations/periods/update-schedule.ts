import { refuse } from '../../../errors/error-kind.ts';
import type { Change } from '../../../model/validation/change.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { courseEvaluationPeriodSchedule } from '../../../resources/course-evaluations/course-evaluation-period-schedule.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { type PeriodStatus, periodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { isCounted, periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { goBackSteps } from './go-back.ts';
import { sameDraft, uncounted } from './items.ts';
import { isFree, lifecycle } from './lifecycle.ts';
import { readPeriod } from './read-period.ts';

type Times = Readonly<Record<string, unknown>>;

const instantOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the status of a period by its schedule alone. Its record adds only the draft state and the release. */
const statusBy = (times: Times | undefined, now: Date, period?: StoredRecord): PeriodStatus => {
  const { draft, resultsReleaseAt } =
    period === undefined ? { draft: false, resultsReleaseAt: null } : periodTimes(period);
  const [opensAt, closesAt] = [instantOf(times?.opens_at), instantOf(times?.closes_at)];
  return periodStatus({ draft, opensAt, closesAt, resultsReleaseAt }, now);
};

/** Whether a period opens later than before. */
const opensLater = (before: Times, after: Times | undefined): boolean => {
  const [old, opensAt] = [instantOf(before.opens_at), instantOf(after?.opens_at)];
  return old !== null && opensAt !== null && Date.parse(opensAt) > Date.parse(old);
};

/** When a schedule is changed, and whether the caller may know how many students have answered. */
interface ScheduleUpdate {
  readonly now: Date;
  readonly mayCount?: boolean | undefined;
}

const guarding =
  (store: Store, { now, mayCount }: ScheduleUpdate): Guard =>
  async ({ before, after, change }) => {
    // Most changes concern future times, and the period need not be read for them.
    if (before === undefined || isFree('goBack', statusBy(before, now))) return [];
    const { record } = await readPeriod(store, String(before.period));
    const discards = change?.data.discardsResults;
    const from = statusBy(before, now, record);
    const transition = {
      from: from === 'open' && isCounted(record) ? 'closed' : from,
      to: statusBy(after, now, record),
    };
    const steps = await goBackSteps(store, record, { ...transition, discards, mayCount });
    if (steps.length === 0 && !isFree('openLater', from) && opensLater(before, after))
      throw refuse(lifecycle.openLater.refusal, from);
    return [sameDraft(record), ...(steps.length === 0 && from === 'open' ? [uncounted(record)] : steps)];
  };

/**
 * Changes when a period opens and closes. Throws 409 if that takes an open period back, or opens a closed one, and the
 * request does not confirm that answers are discarded; also if a period that has opened gets a later opening. Otherwise
 * throws as any update does. 2 round trips, 2 more for such a change and for any change after the opening.
 */
export const updateSchedule = (
  store: Store,
  id: string,
  change: Change,
  update: ScheduleUpdate,
): Promise<StoredRecord> =>
  updateGuarded(store, courseEvaluationPeriodSchedule, id, {
    change,
    now: update.now,
    guard: guarding(store, update),
  });

/**
 * Returns steps for the deletion of a schedule. Throws 409 if its period is open or later, because without the schedule
 * it would be scheduled again.
 */
export const deleteScheduleSteps = async (store: Store, schedule: StoredRecord, now: Date): Promise<Step[]> => {
  if (isFree('deleteSchedule', statusBy(schedule, now))) return [];
  const period = await store.readInline(periodReference(String(schedule.period)));
  if (period === undefined) return [];
  const status = statusBy(schedule, now, period);
  if (isFree('deleteSchedule', status)) return [sameDraft(period)];
  throw refuse(lifecycle.deleteSchedule.refusal, period.id, status);
};
