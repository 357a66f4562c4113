import { linkageOf } from '../../../../model/definition/record-fields.ts';
import { type PeriodStatus, periodStatus } from '../../../../resources/course-evaluations/period-status.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { readBare } from '../../../case-visibility/linkage-reading.ts';

// By name: with the definition the HTML parser would come into the bundles of reads.
export const periodType = 'course_evaluation_period';

/** Who may see results beside the evaluation office. */
export type ResultRole = 'instructor' | 'department_admin';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a period does now, from its record alone. */
export const statusOfPeriod = (period: StoredRecord, now: Date): PeriodStatus => {
  const [times] = Object.values(linkageOf(period, 'schedules'));
  return periodStatus(
    {
      draft: period.draft !== false,
      opensAt: textOrNull(times?.opens_at),
      closesAt: textOrNull(times?.closes_at),
      resultsReleaseAt: textOrNull(period.results_release_at),
    },
    now,
  );
};

/** Whether a period lets a role see its results. */
export const lets = (period: StoredRecord, role: ResultRole): boolean =>
  Array.isArray(period.results_visible_to_roles) && period.results_visible_to_roles.includes(role);

/** The periods of some records by id; one round trip. */
export const periodsOf = async (
  store: Store,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, StoredRecord>> => {
  const ids = records.map(({ period }) => String(period));
  const periods = ids.length === 0 ? [] : await readBare(store, periodType, ids);
  return new Map(periods.map((period) => [period.id, period]));
};
