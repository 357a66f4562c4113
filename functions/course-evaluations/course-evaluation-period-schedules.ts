import { deleteScheduleSteps, updateSchedule } from '../../lib/domain/evaluations/periods/update-schedule.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { mayCountResponses } from './actions/may-count-responses.ts';

export const listPeriodSchedules = list(courseEvaluationPeriodSchedule);
export const readPeriodScheduleRelated = relatedToOne(courseEvaluationPeriodSchedule);
export const readPeriodSchedule = read(courseEvaluationPeriodSchedule);
export const createPeriodSchedule = createBy(courseEvaluationPeriodSchedule, async ({ store, now }, change) => ({
  record: await createRecord(store, courseEvaluationPeriodSchedule, change, { now }),
}));

/** Keeps a period from opening again, or from going back, unless the request says that answers are discarded. */
export const updatePeriodSchedule = updateBy(courseEvaluationPeriodSchedule, async (request, id, change) =>
  updateSchedule(request.store, id, change, { now: request.now, mayCount: await mayCountResponses(request) }),
);

export const deletePeriodSchedule = remove(courseEvaluationPeriodSchedule, { check: deleteScheduleSteps });
