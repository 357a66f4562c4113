import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { courseEvaluationPeriodSchedule } from '../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';

export const listPeriodSchedules = list(courseEvaluationPeriodSchedule);
export const readPeriodScheduleRelated = relatedToOne(courseEvaluationPeriodSchedule);
export const readPeriodSchedule = read(courseEvaluationPeriodSchedule);
export const createPeriodSchedule = create(courseEvaluationPeriodSchedule);
export const updatePeriodSchedule = update(courseEvaluationPeriodSchedule);
export const deletePeriodSchedule = remove(courseEvaluationPeriodSchedule);
