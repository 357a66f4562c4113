import { readBare } from '../../../../model/read/read-linked.ts';
import { courseEvaluationPeriod } from '../../../../resources/course-evaluations/course-evaluation-period.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';

export const periodType = courseEvaluationPeriod.type;

/** The roles that see results in addition to the evaluation office. */
export type ResultRole = 'instructor' | 'department_admin';

/** Whether the results of a period are visible to a role. */
export const isVisibleTo = (period: StoredRecord, role: ResultRole): boolean =>
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

/** Reads the periods of some comments with the own settings of their evaluations; one round trip. */
export const ownPeriods = async (
  store: Store,
  comments: readonly StoredRecord[],
): Promise<(comment: StoredRecord) => StoredRecord | undefined> => {
  const ids = comments.map(({ evaluation }) => String(evaluation));
  const [periods, evaluations] = await Promise.all([
    periodsOf(store, comments),
    ids.length === 0 ? [] : readBare(store, 'course_evaluation', ids),
  ]);
  const byId = recordsById(evaluations);
  return ({ period: id, evaluation }) => {
    const period = periods.get(String(id));
    return period && withOwnSettings(period, byId.get(String(evaluation)));
  };
};
