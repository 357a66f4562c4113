import { scanTable } from '../../../../../../infra/tools/bench/scan-table.ts';
import { updateSchedule } from '../../../../../../lib/domain/evaluations/periods/update-schedule.ts';
import { linkedIds } from '../../../../../../lib/model/definition/record-fields.ts';
import { readChange } from '../../../../../../lib/model/validation/read-change.ts';
import { courseEvaluationPeriodSchedule } from '../../../../../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { periodReference } from '../../../../../../lib/resources/course-evaluations/coverage.ts';
import type { Store } from '../../../../../../lib/store/store.ts';
import { afterClosing } from './answered-period.ts';

/** Makes a period that has closed take answers until another time, with the request that says what it discards. */
export const reopenUntil = async (store: Store, id: string, closes: string): Promise<void> => {
  const period = await store.read(periodReference(id));
  const [schedule = ''] = period === undefined ? [] : linkedIds(period, 'schedules');
  const data = { attributes: { closes_at: closes }, relationships: {}, discardsResults: true };
  const change = readChange(courseEvaluationPeriodSchedule, data, { creates: false });
  await updateSchedule(store, schedule, change, { now: afterClosing });
};

/** What answers have left in the main table. */
export const tracesOf = async (store: Store): Promise<string[]> =>
  (await scanTable(store))
    .filter(({ pk, sk, completed, folded, type }) => {
      const [kind] = String(pk).split('#');
      if (kind === 'tally') return completed !== undefined || folded !== undefined;
      if (['participation', 'response_count', 'course_evaluation_result'].includes(kind ?? '')) return true;
      return String(type) === 'course_evaluation_comment' || String(sk).includes('course_evaluation_result');
    })
    .filter(({ pk }) => !/^tally#course_/.test(String(pk)))
    .map(({ pk, sk }) => `${pk} ${sk}`);
