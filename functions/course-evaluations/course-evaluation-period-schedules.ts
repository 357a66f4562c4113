import { timeLimit } from '../../lib/domain/evaluations/coverage/time-limit.ts';
import { requireNotBegun, updateSchedule } from '../../lib/domain/evaluations/periods/update-schedule.ts';
import { discardPeriod } from '../../lib/domain/evaluations/results/fold/discard-period.ts';
import { aloneOrNot } from '../../lib/domain/evaluations/results/fold/fold-lease.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { createBy, updateBy } from '../../lib/http/writes.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';

export const listPeriodSchedules = list(courseEvaluationPeriodSchedule);
export const readPeriodScheduleRelated = relatedToOne(courseEvaluationPeriodSchedule);
export const readPeriodSchedule = read(courseEvaluationPeriodSchedule);
export const createPeriodSchedule = createBy(courseEvaluationPeriodSchedule, async ({ store, now }, change) => ({
  record: await createRecord(store, courseEvaluationPeriodSchedule, change, { now }),
}));

/** Keeps a period from opening again, or from going back, unless the request says that answers are discarded. */
export const updatePeriodSchedule = updateBy(courseEvaluationPeriodSchedule, async ({ store, now }, id, change) => {
  const schedule = await updateSchedule(store, id, change, now);
  // What is left when the time is over, and the ballots, which are not for this function: the sweep has them.
  if (change.data.discardsResults)
    await aloneOrNot(store, () =>
      discardPeriod(store, String(schedule.period), { until: timeLimit(now), mayTouchBallots: false }),
    );
  return schedule;
});

export const deletePeriodSchedule = remove(courseEvaluationPeriodSchedule, { check: requireNotBegun });
